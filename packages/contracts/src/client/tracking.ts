// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const askTrackCode: contracts.ClientRoute<typeof contracts.askTrackCode> = {
  id: 'askTrackCode',
  method: 'post',
  path: '/api/notifications/track-codes',
  access: 'anyone',
};

export const openTrackLink: contracts.ClientRoute<typeof contracts.openTrackLink> = {
  id: 'openTrackLink',
  method: 'post',
  path: '/api/notifications/track-links',
  access: 'anyone',
};
