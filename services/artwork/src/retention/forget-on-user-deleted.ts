import { userDeleted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { FileStore } from '../file/file.store.ts';

/** Removes the files of a deleted account; those that an order needs stay without their owner. */
export const forgetOnUserDeleted = (broker: Broker, files: FileStore, removeSoon: () => void): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.forget-on-user-deleted',
    events: [userDeleted],
    async handle({ data }) {
      await files.forgetOwner(data.userId, new Date());
      removeSoon();
    },
  });
