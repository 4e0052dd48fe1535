// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const createSynonyms: contracts.ClientRoute<typeof contracts.createSynonyms> = {
  id: 'createSynonyms',
  method: 'post',
  path: '/api/product-synonyms',
  access: 'staff',
  permission: 'catalogue:write',
};

export const deleteSynonyms: contracts.ClientRoute<typeof contracts.deleteSynonyms> = {
  id: 'deleteSynonyms',
  method: 'delete',
  path: '/api/product-synonyms/:id',
  access: 'staff',
  permission: 'catalogue:write',
};

export const listSynonyms: contracts.ClientRoute<typeof contracts.listSynonyms> = {
  id: 'listSynonyms',
  method: 'get',
  path: '/api/product-synonyms',
  access: 'staff',
  permission: 'catalogue:write',
};

export const updateSynonyms: contracts.ClientRoute<typeof contracts.updateSynonyms> = {
  id: 'updateSynonyms',
  method: 'put',
  path: '/api/product-synonyms/:id',
  access: 'staff',
  permission: 'catalogue:write',
};
