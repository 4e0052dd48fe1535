import type { AuditedKind, ChangeRecord } from '@print-shop/contracts';
import type { Logger } from '@print-shop/service-kit';
import { createListing, isDuplicateKey, newestFirst } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { timeId } from '../time-id.ts';
import { faultOf, type Link, linkAfter } from './chain.ts';

interface AuditDocument extends Omit<ChangeRecord, 'id' | 'at'>, Partial<Link> {
  /** Grows with time, so that the newest entries are found in the order of ids. */
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
    from: { type: new Schema({ address: String, userAgent: String }, { _id: false, id: false }), default: undefined },
    at: { type: Date, required: true },
    changes: [new Schema({ field: String, before: String, after: String }, { _id: false, id: false })],
    seq: Number,
    previous: String,
    hash: String,
  },
  { versionKey: false },
);
schema.index({ kind: 1, objectId: 1, _id: -1 });
// No two entries can have the same predecessor.
schema.index({ seq: 1 }, { unique: true, sparse: true });

export type AuditModel = Model<AuditDocument>;
export const auditModel = (connection: Connection): AuditModel =>
  connection.model<AuditDocument>('AuditEntry', schema, 'audit-entries');

export type AuditStore = ReturnType<typeof createAuditStore>;

/** Entries per step when the whole trail is read. */
const STEP = 500;

/**
 * The audit trail of staff. Entries are only added: nothing here changes or removes one. Each entry contains the hash of the
 * one before, so that tampering in the database shows. The log has the hash of each entry. An attacker who cuts off the end
 * of the trail or rewrites it would also have to change the log.
 */
export function createAuditStore(model: AuditModel, logger: Logger) {
  const listing = createListing<AuditDocument>(model, { hidden: { seq: 0, previous: 0, hash: 0 } });
  const linked = { seq: { $exists: true } };
  const last = () => model.findOne(linked, { seq: 1, hash: 1 }).sort({ seq: -1 }).lean<Link>();

  return {
    /** Stores a record under the id of its event; a second delivery adds nothing. */
    async keep(eventId: string, record: ChangeRecord): Promise<void> {
      const { id: objectId, at, ...fields } = record;
      const _id = timeId(new Date(at), eventId);
      for (;;) {
        const link = linkAfter((await last()) ?? undefined, record);
        try {
          await model.create({ ...fields, objectId, at: new Date(at), ...link, _id });
          logger.info({ entry: link.seq, hash: link.hash }, 'audit entry');
          return;
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
        if (await model.exists({ _id })) return; // stored before; otherwise another entry was faster, and this one follows it
      }
    },

    /** Verifies the trail from its beginning. Returns the number of valid entries, the last hash, and the first fault, if any. */
    async verify(): Promise<{ entries: number; hash: string; fault?: string }> {
      let before: Link | undefined;
      for (;;) {
        const found = await model
          .find({ seq: { $gt: before?.seq ?? 0 } })
          .sort({ seq: 1 })
          .limit(STEP)
          .lean<(AuditDocument & Link)[]>();
        for (const entry of found) {
          const fault = faultOf({ ...entry, record: toRecord(entry) }, before);
          if (fault) return { entries: before?.seq ?? 0, hash: before?.hash ?? '', fault };
          before = entry;
        }
        if (found.length < STEP) return { entries: before?.seq ?? 0, hash: before?.hash ?? '' };
      }
    },

    /** One page, newest first, and the number of all matches, which may be a minute old when there are many. */
    async list({ kind, id, page, limit }: { kind?: AuditedKind; id?: string; page: number; limit: number }) {
      const filter = { ...(kind ? { kind } : {}), ...(id ? { objectId: id.toLowerCase() } : {}) };
      const { rows: entries, total } = await listing.page(filter, { order: newestFirst, pinned: {}, page, limit });
      return { entries, total };
    },
  };
}

const toRecord = ({ kind, objectId: id, label, action, by, from, at, changes }: AuditDocument): ChangeRecord => ({
  kind,
  id,
  label,
  action,
  by,
  at: at.toISOString(),
  changes,
  ...(from ? { from } : {}),
});
