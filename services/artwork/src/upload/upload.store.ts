import { type ArtworkFileDocument, type ArtworkFileModel, type StoredPart, toFile } from '../file/file.schema.ts';
import type { ArtworkFile } from '../file/file.ts';

export interface PartedUpload {
  file: ArtworkFile;
  /** The store's name of the upload; missing once it is complete. */
  uploadId: string | undefined;
  /** The parts that are here, by their number. */
  parts: ReadonlyMap<number, StoredPart>;
}

export type UploadStore = ReturnType<typeof createUploadStore>;

/** Files on their way, in the documents that later are those of the files. */
export function createUploadStore(model: ArtworkFileModel) {
  return {
    /** Remembers the store's name of an upload. */
    async begin(id: string, uploadId: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { upload: { id: uploadId } } });
    },

    /** An upload, also a complete one. */
    async find(id: string): Promise<PartedUpload | undefined> {
      const found = await model.findOne({ _id: id, removedAt: null }, { outbox: 0 }).lean<ArtworkFileDocument>();
      if (!found || (found.state === 'receiving' && !found.upload)) return undefined;
      const parts = Object.entries(found.upload?.parts ?? {}).map(([part, stored]): [number, StoredPart] => [
        Number(part),
        stored,
      ]);
      return { file: toFile(found), uploadId: found.upload?.id, parts: new Map(parts.sort(([a], [b]) => a - b)) };
    },

    /**
     * Remembers a stored part. The first one shows what kind of file it is. `false` when the upload has another content for
     * it, or has ended.
     */
    async putPart(id: string, part: number, stored: StoredPart, kind?: ArtworkFile['kind']): Promise<boolean> {
      const field = `upload.parts.${part}`;
      const { matchedCount } = await model.updateOne(
        { _id: id, state: 'receiving', [`${field}.sha256`]: { $in: [null, stored.sha256] } },
        { $set: kind ? { [field]: stored, kind } : { [field]: stored } },
      );
      return matchedCount === 1;
    },
  };
}
