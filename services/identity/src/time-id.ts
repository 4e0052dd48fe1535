import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * The same id for the same name, whenever it is made: the milliseconds of `at`, and then the beginning of a hash of the
 * name. Ids grow with time, so that the newest are found by walking them; what is written twice under one id is noticed.
 */
export function timeId(at: Date, name: string): Types.ObjectId {
  const milliseconds = at.getTime().toString(16).padStart(12, '0');
  return new Types.ObjectId(milliseconds + createHash('sha256').update(name).digest('hex').slice(0, 12));
}
