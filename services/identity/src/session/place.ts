import { clientAddress, originOf } from '@print-shop/service-kit';
import type { Request } from 'express';
import { deviceOf } from '../user/devices.ts';
import type { Place } from './attempt.ts';

/** Where a request came from, for counting sign-in attempts and for the list of sessions. */
export const placeOf = (req: Request): Place => ({
  address: clientAddress(req.ip),
  device: deviceOf(req.headers.cookie),
  from: originOf(req),
});
