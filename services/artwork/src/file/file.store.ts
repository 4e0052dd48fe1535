import type { ArtworkState } from '@print-shop/contracts';
import { isDuplicateKey, retryConflicts } from '@print-shop/service-kit';
import { Types } from 'mongoose';
import { type ArtworkFileDocument, type ArtworkFileModel, toFile } from './file.schema.ts';
import type { ArtworkFile, Purpose } from './file.ts';

export interface NewFile extends Purpose {
  userId: string | null;
  tokenHash: string | null;
  /** Its sender, as `SenderOf` names them: its owner where this is missing, or else the shop. */
  sender?: string;
  name: string;
  kind: ArtworkFile['kind'];
  bytes: number;
  design?: string;
  mend?: ArtworkFile['mend'];
  isLayout?: ArtworkFile['isLayout'];
  /** When it is removed unless all of its bytes come. */
  keepUntil: Date;
}

/** Files by their ids, and by the addresses of the designs that they are. */
export interface Held {
  fileIds?: readonly string[];
  designs?: readonly string[];
}

export type FileStore = ReturnType<typeof createFileStore>;

/** Whose turn it is with files that nobody has sent. */
const THE_SHOP = 'shop';
const FOUND = { outbox: 0, upload: 0 } as const;
/** The files that anybody may see: neither files on their way nor deleted ones. */
/** FerretDB uses a sparse index only for queries that require the field to exist: so `$exists` below. */
const seen = { state: { $ne: 'receiving' }, removedAt: null } as const;

/** Customers' files, one document each. The bytes are in the object store. */
export function createFileStore(model: ArtworkFileModel) {
  const findOne = async (filter: object): Promise<ArtworkFile | undefined> => {
    const found = await model.findOne(filter, FOUND).lean<ArtworkFileDocument>();
    return found ? toFile(found) : undefined;
  };

  return {
    /** Adds a file before its bytes are stored. Throws a duplicate key's error where its design is there already. */
    async add(file: NewFile, now: Date): Promise<ArtworkFile> {
      const _id = new Types.ObjectId();
      const sender = file.sender ?? file.userId ?? THE_SHOP;
      const document = { _id, ...file, sender, state: 'receiving', createdAt: now } as const;
      const created = await retryConflicts(() => model.create(document));
      return toFile(created.toObject());
    },

    find: (id: string): Promise<ArtworkFile | undefined> => findOne({ _id: id, ...seen }),
    /** A file that may still be on its way, as its sender may see it. */
    findSent: (id: string): Promise<ArtworkFile | undefined> => findOne({ _id: id, removedAt: null }),
    findOfDesign: (design: string): Promise<ArtworkFile | undefined> =>
      findOne({ design: { $eq: design, $exists: true }, ...seen }),

    /** The file of a design, whatever state it is in: added if there is none. */
    async addOfDesign(file: NewFile & { design: string }, now: Date): Promise<ArtworkFile> {
      try {
        return await this.add(file, now);
      } catch (error) {
        const found = isDuplicateKey(error)
          ? await findOne({ design: { $eq: file.design, $exists: true } })
          : undefined;
        if (!found) throw error;
        return found;
      }
    },

    /** One page of an account's files, newest first, and the number of all. */
    async listOf(
      userId: string,
      { page, limit, state }: { page: number; limit: number; state?: ArtworkState | undefined },
    ) {
      const own = { userId, ...seen, ...(state ? { state } : {}) };
      const [found, total] = await Promise.all([
        model
          .find(own, FOUND)
          .sort({ _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<ArtworkFileDocument[]>(),
        model.countDocuments(own),
      ]);
      return { found: found.map(toFile), total };
    },

    /** Streams the files of an account, oldest first, for its data export. */
    async *allOf(userId: string): AsyncGenerator<ArtworkFile> {
      const found = model.find({ userId, ...seen }, FOUND).sort({ _id: 1 });
      for await (const file of found.lean<ArtworkFileDocument>().cursor({ batchSize: 50 })) yield toFile(file);
    },

    /** Hides a file at once; the next sweep removes its objects and its document. */
    async remove(id: string, now: Date): Promise<void> {
      await model.updateOne({ _id: id, removedAt: null }, { $set: { removedAt: now, keepUntil: now } });
    },

    /** Gives guests' files to an account; their tokens open nothing afterwards. Those of accounts stay as they are. */
    async adopt(ids: readonly string[], userId: string): Promise<void> {
      if (ids.length === 0) return;
      await model.updateMany({ _id: { $in: ids }, userId: null }, { $set: { userId, tokenHash: null } });
    },

    /** Gives the designs of guests that an account has used to it. */
    async adoptDesigns(designs: readonly string[], userId: string): Promise<void> {
      if (designs.length === 0) return;
      await model.updateMany({ design: { $in: designs, $exists: true }, userId: null }, { $set: { userId } });
    },

    /** Hides all files of an account, except those that were ordered: they lose their owner instead. */
    async forgetOwner(userId: string, now: Date): Promise<void> {
      await model.updateMany(
        { userId, orderedUntil: { $exists: false } },
        { $set: { removedAt: now, keepUntil: now } },
      );
      await model.updateMany({ userId }, { $set: { userId: null } });
    },

    /**
     * Keeps files, by their ids and as designs, at least until then; those of an order can't be deleted before. It never
     * shortens the time, so events may come in any order.
     */
    async hold({ fileIds = [], designs = [] }: Held, until: Date, isOrdered = true): Promise<void> {
      const longer = { $max: { keepUntil: until, ...(isOrdered ? { orderedUntil: until } : {}) } };
      if (fileIds.length > 0) await model.updateMany({ _id: { $in: fileIds }, removedAt: null }, longer);
      if (designs.length > 0)
        await model.updateMany({ design: { $in: designs, $exists: true }, removedAt: null }, longer);
    },

    /** Ids of files whose time has ended, the oldest first. */
    async listExpired(now: Date, limit: number, except: readonly string[] = []): Promise<string[]> {
      const found = await model
        .find({ keepUntil: { $lte: now }, _id: { $nin: except } }, { _id: 1 })
        .sort({ keepUntil: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => String(_id));
    },

    /**
     * Takes over a design that release 0.2 kept: it is kept at least as long, and is that account's if it is nobody's. `false` where there
     * is no file of it.
     */
    async takeOver(
      design: string,
      { keepUntil, orderedUntil, userId }: { keepUntil: Date; orderedUntil?: Date | undefined; userId: string | null },
    ): Promise<boolean> {
      const taken = await model.updateOne(
        { design: { $eq: design, $exists: true }, removedAt: null },
        { $set: { isTakenOver: true }, $max: { keepUntil, ...(orderedUntil ? { orderedUntil } : {}) } },
      );
      if (taken.matchedCount === 0) return false;
      if (userId) await this.adoptDesigns([design], userId);
      return true;
    },

    /** Hides an expired file, and returns it; `undefined` where an order needs it meanwhile. */
    async hideExpired(id: string, now: Date): Promise<Pick<ArtworkFile, 'design' | 'isTakenOver'> | undefined> {
      const hidden = { $set: { removedAt: now } };
      const found = await model
        .findOneAndUpdate({ _id: id, keepUntil: { $lte: now } }, hidden, { projection: { design: 1, isTakenOver: 1 } })
        .lean<ArtworkFileDocument>();
      return found ?? undefined;
    },

    /** Removes the document of a hidden file whose objects are gone, once its events have left. */
    async drop(id: string): Promise<void> {
      await model.deleteOne({ _id: id, removedAt: { $ne: null }, 'outbox.0': { $exists: false } });
    },
  };
}
