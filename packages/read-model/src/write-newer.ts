import { isDuplicateKey } from '@print-shop/service-kit';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';

const UPSERT_TRIES = 3;

/**
 * Changes the copy of another service's object, or makes it, unless something newer is stored: events may come twice, late and out
 * of order. `older` matches a copy that is older than what is written. Returns whether there was no copy.
 */
export async function writeNewer<Entry>(
  model: Model<Entry>,
  id: string,
  older: QueryFilter<Entry>,
  update: UpdateQuery<Entry>,
): Promise<boolean> {
  // Without a match the upsert inserts. A duplicate key then means that the same or a newer version is stored, or that
  // another process has just inserted; the next try tells which.
  for (let tries = 1; tries <= UPSERT_TRIES; tries++) {
    try {
      const written = await model.updateOne({ ...older, _id: id } as QueryFilter<Entry>, update, { upsert: true });
      return written.upsertedCount > 0;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  return false;
}
