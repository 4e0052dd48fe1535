import { importRoutes } from './import-routes.ts';

const routes = importRoutes({ kind: 'customers', words: 'customers', permission: 'imports' });

export const startCustomerImport = routes.start('startCustomerImport');
export const listCustomerImports = routes.list('listCustomerImports');
export const getCustomerImport = routes.get('getCustomerImport');
export const mapCustomerImport = routes.map('mapCustomerImport');
export const applyCustomerImport = routes.apply('applyCustomerImport');
export const getCustomerImportFaults = routes.faultFile('getCustomerImportFaults');
export const getCustomerImportTemplate = routes.template('getCustomerImportTemplate');
export const exportCustomerList = routes.exported('exportCustomerList');

export const customerImportRoutes = {
  start: startCustomerImport,
  list: listCustomerImports,
  get: getCustomerImport,
  map: mapCustomerImport,
  apply: applyCustomerImport,
  faultFile: getCustomerImportFaults,
  template: getCustomerImportTemplate,
  exported: exportCustomerList,
} as const;
