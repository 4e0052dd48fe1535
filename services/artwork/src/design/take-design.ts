import type { designStored, EventData } from '@print-shop/contracts';
import type { CheckQueue } from '../check-queue/create-check-queue.ts';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { FileStore } from '../file/file.store.ts';
import { cleanName } from '../file/file.ts';
import { afterUpload, type Retention } from '../file/retention.ts';

export interface DesignDeps {
  files: FileStore;
  objects: ArtworkObjects;
  queue: CheckQueue;
  retention: Retention;
  /** Until when orders need a design; `undefined` where none does. */
  neededUntil(design: string): Promise<Date | undefined>;
}

export type TakeDesign = ReturnType<typeof createTakeDesign>;

/**
 * Takes a copy of a design and has it checked like any other file: by what suits most files where its product is not known. A
 * design that is here already stays as it is.
 */
export const createTakeDesign =
  ({ files, objects, queue, retention, neededUntil }: DesignDeps) =>
  async ({ design, userId, filename, bytes, productType = '' }: EventData<typeof designStored>): Promise<void> => {
    const now = new Date();
    const known = { name: cleanName(filename), kind: null, bytes, productType, size: null, userId, design };
    const { id, state } = await files.addOfDesign(
      { ...known, tokenHash: null, keepUntil: afterUpload(now, retention) },
      now,
    );
    // An order with it may have come here first.
    const orderedUntil = await neededUntil(design);
    if (orderedUntil) await files.hold({ designs: [design] }, orderedUntil);
    if (state !== 'receiving') return;
    // A missing design was removed with its owner's account. The file goes when its time has ended.
    if (await objects.quarantineCopy(id, design.replace(/^\/media\//, ''))) await queue.add(id, now);
  };
