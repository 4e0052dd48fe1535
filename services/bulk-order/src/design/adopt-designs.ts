import type { ObjectStore } from '@print-shop/service-kit';
import type { KeptDesignStore } from './kept-design.store.ts';
import { afterOrder, type Retention } from './retention.ts';

const FOLDER = 'designs/';

/**
 * Creates a document for each stored design that has none, as if it had been ordered now, because its orders are unknown.
 * Returns their number. For shops with designs from before documents were kept; may be repeated.
 */
export async function adoptDesigns(
  { client, bucket }: ObjectStore,
  kept: KeptDesignStore,
  retention: Retention,
): Promise<number> {
  const now = new Date();
  const until = afterOrder(now, retention);
  let adopted = 0;
  for await (const { name } of client.listObjectsV2(bucket, FOLDER, true)) {
    if (name && (await kept.adopt(name.slice(FOLDER.length), until, now))) adopted++;
  }
  return adopted;
}
