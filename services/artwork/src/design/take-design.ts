import type { CheckQueue } from '../check-queue/create-check-queue.ts';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { FileStore } from '../file/file.store.ts';
import { cleanName } from '../file/file.ts';

export interface TakeDesignDeps {
  files: FileStore;
  objects: ArtworkObjects;
  queue: CheckQueue;
  /** Until when orders need a design; `undefined` where none does. */
  neededUntil(design: string): Promise<Date | undefined>;
}

/** A design that release 0.2 has stored. */
interface StoredDesign {
  design: string;
  userId: string | null;
  filename: string;
  bytes: number;
  productType?: string | undefined;
  keepUntil: Date;
}

export type TakeDesign = ReturnType<typeof createTakeDesign>;

/**
 * Takes a copy of a design that release 0.2 has stored, and has it checked like any other file. A design that is here already stays as
 * it is.
 */
export const createTakeDesign =
  ({ files, objects, queue, neededUntil }: TakeDesignDeps) =>
  async ({ design, userId, filename, bytes, productType = '', keepUntil }: StoredDesign): Promise<void> => {
    const now = new Date();
    const known = { name: cleanName(filename), kind: null, bytes, productType, size: null, userId, design };
    const { id, state } = await files.addOfDesign({ ...known, tokenHash: null, keepUntil }, now);
    // An order with it may have come here first.
    const orderedUntil = await neededUntil(design);
    if (orderedUntil) await files.hold({ designs: [design] }, orderedUntil);
    if (state !== 'receiving') return;
    // A missing design was removed with its owner's account. The file goes when its time has ended.
    if (await objects.quarantineCopy(id, design.replace(/^\/media\//, ''))) await queue.add(id, now);
  };
