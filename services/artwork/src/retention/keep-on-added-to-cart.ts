import { cartLayoutAdded } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { FileStore } from '../file/file.store.ts';
import { filesOf } from '../mock-up/files-of.ts';
import type { SceneStore } from '../mock-up/scene.store.ts';
import { afterUpload, type Retention } from './retention.ts';

interface KeepDeps {
  files: FileStore;
  scenes: SceneStore;
  retention: Retention;
}

/** Keeps a layout and its files from the day it was put into a cart, as though it had been made then. */
export const keepOnAddedToCart = (broker: Broker, { files, scenes, retention }: KeepDeps): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.keep-layout-on-added-to-cart',
    events: [cartLayoutAdded],
    async handle({ data: { userId, scene }, occurredAt }) {
      const until = afterUpload(new Date(occurredAt), retention);
      const kept = await scenes.keep(scene, until, { userId, isOrdered: false });
      if (kept) await files.hold(filesOf(kept.sides), until, false);
    },
  });
