import { importRoutes } from './import-routes.ts';

const routes = importRoutes({ kind: 'orders', words: 'past orders', permission: 'imports' });

export const startOrderImport = routes.start('startOrderImport');
export const listOrderImports = routes.list('listOrderImports');
export const getOrderImport = routes.get('getOrderImport');
export const mapOrderImport = routes.map('mapOrderImport');
export const applyOrderImport = routes.apply('applyOrderImport');
export const getOrderImportFaults = routes.faultFile('getOrderImportFaults');
export const getOrderImportTemplate = routes.template('getOrderImportTemplate');
export const exportOrderList = routes.exported('exportOrderList');

export const orderImportRoutes = {
  start: startOrderImport,
  list: listOrderImports,
  get: getOrderImport,
  map: mapOrderImport,
  apply: applyOrderImport,
  faultFile: getOrderImportFaults,
  template: getOrderImportTemplate,
  exported: exportOrderList,
} as const;
