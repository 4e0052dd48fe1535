import { importRoutes } from './import-routes.ts';

const routes = importRoutes({ kind: 'balances', words: 'opening balances', permission: 'imports' });

export const startBalanceImport = routes.start('startBalanceImport');
export const listBalanceImports = routes.list('listBalanceImports');
export const getBalanceImport = routes.get('getBalanceImport');
export const mapBalanceImport = routes.map('mapBalanceImport');
export const applyBalanceImport = routes.apply('applyBalanceImport');
export const getBalanceImportFaults = routes.faultFile('getBalanceImportFaults');
export const getBalanceImportTemplate = routes.template('getBalanceImportTemplate');
export const exportBalanceList = routes.exported('exportBalanceList');

export const balanceImportRoutes = {
  start: startBalanceImport,
  list: listBalanceImports,
  get: getBalanceImport,
  map: mapBalanceImport,
  apply: applyBalanceImport,
  faultFile: getBalanceImportFaults,
  template: getBalanceImportTemplate,
  exported: exportBalanceList,
} as const;
