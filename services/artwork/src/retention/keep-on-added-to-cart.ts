import { cartDesignAdded, cartLayoutAdded } from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import type { FileStore } from '../file/file.store.ts';
import { afterUpload, type Retention } from '../file/retention.ts';
import { filesOf } from '../mock-up/files-of.ts';
import type { SceneStore } from '../mock-up/scene.store.ts';

interface KeepDeps {
  files: FileStore;
  scenes: SceneStore;
  retention: Retention;
}

/** Keeps a layout and its files, or a design, from the day it was put into a cart, as though it had been made then. */
export const keepOnAddedToCart = (broker: Broker, { files, scenes, retention }: KeepDeps): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.keep-artwork-on-added-to-cart',
    events: [cartLayoutAdded, cartDesignAdded],
    async handle(event) {
      const until = afterUpload(new Date(event.occurredAt), retention);
      if (isEvent(event, cartDesignAdded)) return files.hold({ designs: [event.data.design] }, until, false);
      const { userId, scene } = event.data;
      const kept = await scenes.keep(scene, until, { userId, isOrdered: false });
      if (kept) await files.hold(filesOf(kept.sides), until, false);
    },
  });
