import { designHandedOver } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { FileStore } from '../file/file.store.ts';
import type { TakeDesign } from './take-design.ts';

interface TakeOverDeps {
  files: FileStore;
  objects: ArtworkObjects;
  takeDesign: TakeDesign;
}

/**
 * Takes over the designs that release 0.2 kept: here they are files like all others, for as long as they were needed there. May come
 * twice, and after the copy was made.
 */
export const takeOverDesigns = (broker: Broker, { files, objects, takeDesign }: TakeOverDeps): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.take-over-on-design-handed-over',
    events: [designHandedOver],
    prefetch: 2,
    async handle({ data: { design, userId, ...until } }) {
      const name = design.slice('/media/designs/'.length);
      const [keepUntil, orderedUntil] = [new Date(until.keepUntil), until.orderedUntil];
      const stored = await objects.statDesign(name);
      if (!stored) return;
      if (keepUntil > new Date()) {
        await takeDesign({ design, userId, filename: name, bytes: stored.size, keepUntil });
        // A hidden file is on its way out, and makes room for a new one then.
        if (!(await files.findOfDesign(design))) throw new Error(`the file of ${design} is being removed`);
        await files.hold({ designs: [design] }, keepUntil, false);
        if (orderedUntil) await files.hold({ designs: [design] }, new Date(orderedUntil));
      }
      await objects.removeDesign(name);
    },
  });
