import { cartDesignAdded, cartLayoutAdded } from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { FileStore } from '../file/file.store.ts';
import { afterUpload, type GetRetention } from '../file/retention.ts';
import { filesOf } from '../layout/files-of.ts';
import type { LayoutStore } from '../layout/layout.store.ts';

interface KeepDeps {
  files: FileStore;
  layouts: LayoutStore;
  getRetention: GetRetention;
}

/** Keeps a layout and its files, or a design, from the day it was put into a cart, as though it had been made then. */
export const keepOnAddedToCart = (broker: Broker, { files, layouts, getRetention }: KeepDeps): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.keep-artwork-on-added-to-cart',
    events: [cartLayoutAdded, cartDesignAdded],
    async handle(event) {
      const until = afterUpload(new Date(event.occurredAt), await getRetention());
      const { userId } = event.data;
      if (isEvent(event, cartDesignAdded)) {
        const designs = [event.data.design];
        await files.hold({ designs }, until, false);
        return files.adoptDesigns(designs, userId);
      }
      const { scene } = event.data;
      const kept = await layouts.keep(scene, until, { isOrdered: false });
      if (!kept) return;
      const held = filesOf(kept.sides);
      await files.hold(held, until, false);
      await files.adoptDesigns(held.designs, userId);
    },
  });
