import { stat } from 'node:fs/promises';
import type { PrintProfile } from '@print-shop/contracts';
import type { CheckQueue } from '../check-queue/create-check-queue.ts';
import type { ArtworkObjects } from '../file/artwork-objects.ts';
import type { FileStore } from '../file/file.store.ts';
import { type ArtworkFile, cleanName } from '../file/file.ts';
import { afterOrder, type GetRetention } from '../file/retention.ts';
import { type DrawDeps, isFileGone, laidOutOf, withLayoutPdf } from '../layout/draw-layout.ts';
import { filesOf } from '../layout/files-of.ts';
import type { LayoutStore, StoredLayout } from '../layout/layout.store.ts';
import { isWholeFile } from '../layout/whole-file.ts';
import type { Proof } from './proof.ts';
import { paidPartOf } from './unpaid.ts';

export interface LineFilesDeps {
  files: FileStore;
  layouts: Pick<LayoutStore, 'findOf'>;
  objects: ArtworkObjects;
  drawing: DrawDeps;
  queue: Pick<CheckQueue, 'add'>;
  profileOf(productType: string): Promise<PrintProfile>;
  getRetention: GetRetention;
}

type Line = Pick<Proof, 'orderId' | 'name' | 'productType' | 'scene' | 'design' | 'customer' | 'unpaid'>;

export type LineFiles = ReturnType<typeof createLineFiles>;

/** Finds the files that lines are proofed and printed from, and makes those that are not there yet. */
export function createLineFiles(deps: LineFilesDeps) {
  const { files, layouts, objects, drawing, queue, profileOf, getRetention } = deps;

  /** Adds a file that the shop has made for a line. Nobody owns it: it goes when its order has ended. */
  const add = async (
    file: Pick<ArtworkFile, 'name' | 'kind' | 'bytes' | 'productType'> & Partial<Pick<ArtworkFile, 'isLayout'>>,
    quarantine: (id: string) => Promise<boolean>,
  ): Promise<ArtworkFile | undefined> => {
    const now = new Date();
    const keepUntil = afterOrder(now, await getRetention());
    const { id } = await files.add({ ...file, size: null, userId: null, tokenHash: null, keepUntil }, now);
    if (!(await quarantine(id))) {
      await files.remove(id, now);
      return undefined;
    }
    await files.hold({ fileIds: [id] }, keepUntil);
    return queue.add(id, now);
  };

  /** All that a layout prints as one PDF, which is checked like any other file; `undefined` where one of its files is gone. */
  const makeLayout = async (layout: StoredLayout, { name, productType }: Line): Promise<ArtworkFile | undefined> => {
    const { bleedMm } = await profileOf(productType);
    return withLayoutPdf(layout, bleedMm, drawing, async (path) => {
      const { size: bytes } = await stat(path);
      const file = { name: cleanName(`${name}, layout.pdf`), kind: 'pdf', bytes, productType, isLayout: true } as const;
      return add(file, (id) => objects.quarantine(id, path).then(() => true));
    }).catch((error: unknown) => {
      if (isFileGone(error)) return undefined;
      throw error;
    });
  };

  /** The file as it is judged for the line's product: a copy where it was checked for something else. */
  const judgedFor = async (file: ArtworkFile, { productType }: Line): Promise<ArtworkFile | undefined> => {
    if (file.state !== 'checked') return undefined;
    if (file.productType === productType) return file;
    const { id: source, name, kind, bytes } = file;
    return add({ name, kind, bytes, productType }, (id) => objects.quarantineOriginal(id, source));
  };

  /** A design whose copy is gone is copied again; `undefined` where the design is gone, too. */
  const copyOf = (design: string, { productType }: Line): Promise<ArtworkFile | undefined> => {
    const key = design.replace(/^\/media\//, '');
    const name = cleanName(key);
    return add({ name, kind: null, bytes: 0, productType }, (id) => objects.quarantineCopy(id, key));
  };

  return {
    /** The file of a line's layout or design; `undefined` while there is none, or it is not checked yet. */
    async of(line: Line): Promise<ArtworkFile | undefined> {
      const { scene: layoutId, design, customer, unpaid, orderId } = line;
      // An order can name any layout; it has only its customer's.
      const own =
        layoutId && orderId ? await layouts.findOf(layoutId, { id: orderId, userId: customer.userId }) : undefined;
      if (!own) {
        if (!design) return undefined;
        const file = await files.findOfDesign(design);
        return file ? judgedFor(file, line) : copyOf(design, line);
      }
      const layout = paidPartOf(own, unpaid);
      if (laidOutOf(layout).length === 0) return undefined;
      const [fileId] = filesOf(layout.sides).fileIds;
      const file = fileId ? await files.find(fileId) : undefined;
      return file && isWholeFile(layout, file, unpaid?.isOneSided) ? judgedFor(file, line) : makeLayout(layout, line);
    },
  };
}
