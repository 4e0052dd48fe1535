// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const adoptArtwork: contracts.ClientRoute<typeof contracts.adoptArtwork> = {
  id: 'adoptArtwork',
  method: 'post',
  path: '/api/artwork/adoptions',
  access: 'signed-in',
};
