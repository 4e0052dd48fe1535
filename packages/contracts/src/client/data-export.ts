// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const downloadDataExport: contracts.ClientRoute<typeof contracts.downloadDataExport> = {
  id: 'downloadDataExport',
  method: 'post',
  path: '/api/users/data-export/file',
  access: 'signed-in',
};

export const getDataExport: contracts.ClientRoute<typeof contracts.getDataExport> = {
  id: 'getDataExport',
  method: 'get',
  path: '/api/users/data-export',
  access: 'signed-in',
};

export const requestDataExport: contracts.ClientRoute<typeof contracts.requestDataExport> = {
  id: 'requestDataExport',
  method: 'post',
  path: '/api/users/data-export',
  access: 'signed-in',
};
