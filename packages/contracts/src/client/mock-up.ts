// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const createScene: contracts.ClientRoute<typeof contracts.createScene> = {
  id: 'createScene',
  method: 'post',
  path: '/api/artwork/scenes',
  access: 'guest',
};

export const getPrintAreas: contracts.ClientRoute<typeof contracts.getPrintAreas> = {
  id: 'getPrintAreas',
  method: 'get',
  path: '/api/artwork/print-areas/:productId',
  access: 'anyone',
};

export const getScene: contracts.ClientRoute<typeof contracts.getScene> = {
  id: 'getScene',
  method: 'get',
  path: '/api/artwork/scenes/:id',
  access: 'guest',
};

export const getScenePicture: contracts.ClientRoute<typeof contracts.getScenePicture> = {
  id: 'getScenePicture',
  method: 'get',
  path: '/api/artwork/scenes/:id/picture',
  access: 'guest',
};

export const getScenePrint: contracts.ClientRoute<typeof contracts.getScenePrint> = {
  id: 'getScenePrint',
  method: 'get',
  path: '/api/artwork/scenes/:id/print.png',
  access: 'staff',
  permission: 'artwork:read',
};

export const getScenePrintPdf: contracts.ClientRoute<typeof contracts.getScenePrintPdf> = {
  id: 'getScenePrintPdf',
  method: 'get',
  path: '/api/artwork/scenes/:id/print.pdf',
  access: 'staff',
  permission: 'artwork:read',
};

export const listScenes: contracts.ClientRoute<typeof contracts.listScenes> = {
  id: 'listScenes',
  method: 'get',
  path: '/api/artwork/scenes',
  access: 'signed-in',
};

export const setPrintAreas: contracts.ClientRoute<typeof contracts.setPrintAreas> = {
  id: 'setPrintAreas',
  method: 'put',
  path: '/api/artwork/print-areas/:productId',
  access: 'staff',
  permission: 'catalogue:write',
};
