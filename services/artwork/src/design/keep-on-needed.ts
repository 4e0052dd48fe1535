import { bulkOrderClaimed, designOf, messageWritten, orderClaimed, snapshotOf } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { FileStore } from '../file/file.store.ts';
import { afterOrder, type GetRetention } from '../file/retention.ts';

interface KeepDeps {
  files: FileStore;
  getRetention: GetRetention;
}

/** Keeps the pictures of claims, and the files that come with messages about orders, as long as the artwork of an order. */
export async function keepOnNeeded(broker: Broker, { files, getRetention }: KeepDeps): Promise<void> {
  const keep = async (
    addresses: readonly string[],
    { userId, at, isOrdered }: { userId: string | null; at: string; isOrdered: boolean },
  ): Promise<void> => {
    const designs = addresses.map(designOf).filter(Boolean);
    await files.hold({ designs }, afterOrder(new Date(at), await getRetention()), isOrdered);
    if (userId) await files.adoptDesigns(designs, userId);
  };
  await broker.subscribe({
    queue: 'artwork.keep-pictures-on-order-claimed',
    events: [orderClaimed, bulkOrderClaimed],
    handle: ({ data, occurredAt: at }) =>
      keep(data.pictures ?? [], { userId: snapshotOf(data).userId, at, isOrdered: true }),
  });
  // Not as ordered: the conversation goes with its customer's account, and so do its files.
  await broker.subscribe({
    queue: 'artwork.keep-designs-on-message-written',
    events: [messageWritten],
    handle: ({ data: { userId, designs }, occurredAt: at }) => keep(designs, { userId, at, isOrdered: false }),
  });
}
