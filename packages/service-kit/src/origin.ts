import type { Origin } from '@print-shop/contracts';
import type { Request } from 'express';

/** No genuine header is longer; records keep the beginning. */
const MOST_CHARACTERS = 256;

/** The origin of a request for audit records, with the whole address; limits count by `clientAddress` instead. */
export const originOf = (req: Pick<Request, 'ip' | 'headers'>): Origin => ({
  address: req.ip ?? 'unknown',
  userAgent: (req.headers['user-agent'] ?? '').slice(0, MOST_CHARACTERS),
});
