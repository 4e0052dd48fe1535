import type { Origin } from '@print-shop/contracts';
import type { Request } from 'express';

/** Longer names are made up; records keep the beginning. */
const MOST_CHARACTERS = 256;

/** Where a request came from, for the record of what it did. The whole address: what is counted by is `clientAddress`. */
export const originOf = (req: Pick<Request, 'ip' | 'headers'>): Origin => ({
  address: req.ip ?? 'unknown',
  userAgent: (req.headers['user-agent'] ?? '').slice(0, MOST_CHARACTERS),
});
