// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const getArtworkRetention: contracts.ClientRoute<typeof contracts.getArtworkRetention> = {
  id: 'getArtworkRetention',
  method: 'get',
  path: '/api/artwork/retention',
  access: 'staff',
  permission: 'retention:write',
};

export const setArtworkRetention: contracts.ClientRoute<typeof contracts.setArtworkRetention> = {
  id: 'setArtworkRetention',
  method: 'put',
  path: '/api/artwork/retention',
  access: 'staff',
  permission: 'retention:write',
};
