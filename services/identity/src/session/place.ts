import { clientAddress, originOf } from '@print-shop/service-kit';
import type { Request } from 'express';
import type { Place } from './attempt.ts';
import { deviceOf } from './devices.ts';

/** From where a request came, as attempts to sign in are counted and sessions are noted by it. */
export const placeOf = (req: Request): Place => ({
  address: clientAddress(req.ip),
  device: deviceOf(req.headers.cookie),
  from: originOf(req),
});
