import type { AuditedKind, ChangeRecord } from '@print-shop/contracts';
import { createListing, isDuplicateKey, newestFirst } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';

interface AuditDocument extends Omit<ChangeRecord, 'id' | 'at'> {
  /** Grows with time, so that the newest are found by walking the ids. */
  _id: Types.ObjectId;
  objectId: string;
  at: Date;
}

const schema = new Schema<AuditDocument>(
  {
    kind: { type: String, required: true },
    objectId: { type: String, required: true },
    label: String,
    action: { type: String, required: true },
    by: { id: String, name: String },
    at: { type: Date, required: true },
    changes: [new Schema({ field: String, before: String, after: String }, { _id: false, id: false })],
  },
  { versionKey: false },
);
schema.index({ kind: 1, objectId: 1, _id: -1 });

export type AuditModel = Model<AuditDocument>;
export const auditModel = (connection: Connection): AuditModel =>
  connection.model<AuditDocument>('AuditEntry', schema, 'audit-entries');

export type AuditStore = ReturnType<typeof createAuditStore>;

/** What staff did. Entries are only ever added: nothing here changes or removes one. */
export function createAuditStore(model: AuditModel) {
  const listing = createListing<AuditDocument>(model, { hidden: {} });
  return {
    /** Keeps a record under the id of the event that brought it: a second delivery adds nothing. */
    async keep(eventId: string, { id: objectId, at, ...record }: ChangeRecord): Promise<void> {
      try {
        await model.create({ ...record, objectId, at: new Date(at), _id: auditEntryId(at, eventId) });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** One page, newest first, and the number of all that match, which may be a minute old where they are many. */
    async list({ kind, id, page, limit }: { kind?: AuditedKind; id?: string; page: number; limit: number }) {
      const filter = { ...(kind ? { kind } : {}), ...(id ? { objectId: id.toLowerCase() } : {}) };
      const { rows: entries, total } = await listing.page(filter, { order: newestFirst, pinned: {}, page, limit });
      return { entries, total };
    },
  };
}

/** The same id for the same event, whenever it arrives: its milliseconds, and then the beginning of its own id. */
export function auditEntryId(at: string, eventId: string): Types.ObjectId {
  const milliseconds = Date.parse(at).toString(16).padStart(12, '0');
  return new Types.ObjectId(milliseconds + eventId.replaceAll('-', '').slice(0, 12));
}
