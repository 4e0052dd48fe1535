import { importRoutes } from './import-routes.ts';

const routes = importRoutes({ kind: 'products', words: 'products', permission: 'catalogue:write', hasPictures: true });

export const startProductImport = routes.start('startProductImport');
export const listProductImports = routes.list('listProductImports');
export const getProductImport = routes.get('getProductImport');
export const mapProductImport = routes.map('mapProductImport');
export const applyProductImport = routes.apply('applyProductImport');
export const getProductImportFaults = routes.faultFile('getProductImportFaults');
export const getProductImportTemplate = routes.template('getProductImportTemplate');
export const exportProductList = routes.exported('exportProductList');

export const productImportRoutes = {
  start: startProductImport,
  list: listProductImports,
  get: getProductImport,
  map: mapProductImport,
  apply: applyProductImport,
  faultFile: getProductImportFaults,
  template: getProductImportTemplate,
  exported: exportProductList,
} as const;
