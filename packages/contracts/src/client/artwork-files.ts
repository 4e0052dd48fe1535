// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const downloadArtwork: contracts.ClientRoute<typeof contracts.downloadArtwork> = {
  id: 'downloadArtwork',
  method: 'get',
  path: '/api/artwork/files/:id/original',
  access: 'anyone',
};

export const getArtworkFile: contracts.ClientRoute<typeof contracts.getArtworkFile> = {
  id: 'getArtworkFile',
  method: 'get',
  path: '/api/artwork/files/:id',
  access: 'guest',
};

export const getDesignArtwork: contracts.ClientRoute<typeof contracts.getDesignArtwork> = {
  id: 'getDesignArtwork',
  method: 'get',
  path: '/api/artwork/designs/:name',
  access: 'anyone',
};

export const linkArtworkFile: contracts.ClientRoute<typeof contracts.linkArtworkFile> = {
  id: 'linkArtworkFile',
  method: 'post',
  path: '/api/artwork/files/:id/links',
  access: 'guest',
};

export const listArtworkFiles: contracts.ClientRoute<typeof contracts.listArtworkFiles> = {
  id: 'listArtworkFiles',
  method: 'get',
  path: '/api/artwork/files/of/:userId',
  access: 'self-or-staff',
  permission: 'artwork:read',
};

export const mendArtworkFile: contracts.ClientRoute<typeof contracts.mendArtworkFile> = {
  id: 'mendArtworkFile',
  method: 'post',
  path: '/api/artwork/files/:id/mends',
  access: 'guest',
};

export const removeArtworkFile: contracts.ClientRoute<typeof contracts.removeArtworkFile> = {
  id: 'removeArtworkFile',
  method: 'delete',
  path: '/api/artwork/files/:id',
  access: 'guest',
};

export const showArtworkPage: contracts.ClientRoute<typeof contracts.showArtworkPage> = {
  id: 'showArtworkPage',
  method: 'get',
  path: '/api/artwork/files/:id/pages/:page',
  access: 'anyone',
};

export const showDesign: contracts.ClientRoute<typeof contracts.showDesign> = {
  id: 'showDesign',
  method: 'get',
  path: '/media/designs/:name',
  access: 'anyone',
};

export const uploadArtwork: contracts.ClientRoute<typeof contracts.uploadArtwork> = {
  id: 'uploadArtwork',
  method: 'post',
  path: '/api/artwork/files',
  access: 'guest',
  upload: { field: 'file' },
};
