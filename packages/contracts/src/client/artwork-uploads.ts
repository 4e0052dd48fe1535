// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const beginArtworkUpload: contracts.ClientRoute<typeof contracts.beginArtworkUpload> = {
  id: 'beginArtworkUpload',
  method: 'post',
  path: '/api/artwork/uploads',
  access: 'guest',
};

export const completeArtworkUpload: contracts.ClientRoute<typeof contracts.completeArtworkUpload> = {
  id: 'completeArtworkUpload',
  method: 'post',
  path: '/api/artwork/uploads/:id/complete',
  access: 'guest',
};

export const getArtworkUpload: contracts.ClientRoute<typeof contracts.getArtworkUpload> = {
  id: 'getArtworkUpload',
  method: 'get',
  path: '/api/artwork/uploads/:id',
  access: 'guest',
};

export const putArtworkPart: contracts.ClientRoute<typeof contracts.putArtworkPart> = {
  id: 'putArtworkPart',
  method: 'put',
  path: '/api/artwork/uploads/:id/parts/:part',
  access: 'guest',
};
