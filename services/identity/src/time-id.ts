import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * An id that is always the same for the same time and name: the milliseconds of `at`, then the beginning of a hash of the
 * name. Ids grow with time, so the newest are found in their order, and a second write with the same id is noticed.
 */
export function timeId(at: Date, name: string): Types.ObjectId {
  const milliseconds = at.getTime().toString(16).padStart(12, '0');
  return new Types.ObjectId(milliseconds + createHash('sha256').update(name).digest('hex').slice(0, 12));
}
