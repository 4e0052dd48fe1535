// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const getPrintProfile: contracts.ClientRoute<typeof contracts.getPrintProfile> = {
  id: 'getPrintProfile',
  method: 'get',
  path: '/api/artwork/profiles/:productType',
  access: 'anyone',
};

export const listPrintProfiles: contracts.ClientRoute<typeof contracts.listPrintProfiles> = {
  id: 'listPrintProfiles',
  method: 'get',
  path: '/api/artwork/profiles',
  access: 'anyone',
};

export const removePrintProfile: contracts.ClientRoute<typeof contracts.removePrintProfile> = {
  id: 'removePrintProfile',
  method: 'delete',
  path: '/api/artwork/profiles/:productType',
  access: 'staff',
  permission: 'catalogue:write',
};

export const setPrintProfile: contracts.ClientRoute<typeof contracts.setPrintProfile> = {
  id: 'setPrintProfile',
  method: 'put',
  path: '/api/artwork/profiles/:productType',
  access: 'staff',
  permission: 'catalogue:write',
};
