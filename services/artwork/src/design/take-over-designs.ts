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
 * Takes over the designs that release 0.2 kept: here they are files like all others, for as long as they were needed there. The first
 * object goes once there is a checked copy of it, else with the file. May come twice, and after the copy was made.
 */
export const takeOverDesigns = (broker: Broker, { files, objects, takeDesign }: TakeOverDeps): Promise<void> =>
  broker.subscribe({
    queue: 'artwork.take-over-on-design-handed-over',
    events: [designHandedOver],
    prefetch: 2,
    async handle({ data: { design, userId, ...until } }) {
      const [keepUntil, stored] = [new Date(until.keepUntil), await objects.statDesign(design)];
      if (keepUntil <= new Date()) {
        if (stored) await objects.removeDesign(design);
        return;
      }
      const filename = design.slice('/media/designs/'.length);
      if (stored) await takeDesign({ design, userId, filename, bytes: stored.size, keepUntil });
      const orderedUntil = until.orderedUntil ? new Date(until.orderedUntil) : undefined;
      const isTaken = await files.takeOver(design, { keepUntil, orderedUntil, userId });
      // A hidden file is on its way out, and makes room for a new one then.
      if (stored && !isTaken) throw new Error(`the file of ${design} is being removed`);
      const file = await files.findOfDesign(design);
      if (stored && file?.state === 'checked') await objects.removeDesign(design);
    },
  });
