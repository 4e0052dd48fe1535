import { indexOutbox, type OutboxEntry, outboxField } from '@print-shop/messaging';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { ArtworkFile } from './file.ts';

/** A part of a file that is here. Parts that came before 0.2.0 have no hash. */
export interface StoredPart {
  etag: string;
  bytes: number;
  sha256?: string;
}

export interface ArtworkFileDocument extends Omit<ArtworkFile, 'id' | 'userId'> {
  _id: Types.ObjectId;
  userId: Types.ObjectId | null;
  /** Upload of a file that comes in parts: the store's name of it, and the parts by their number, with the SHA-256 of each. */
  upload?: { id: string; parts?: Record<string, StoredPart> };
  /** Its sender, as `SenderOf` names them; not known any more once it is checked. */
  sender?: string;
  /** Whether its checks take long: then it waits for the others of that kind, and keeps no other file waiting. */
  isSlow?: boolean;
  /** Whether its bytes are still where unchecked files are. */
  isQuarantined: boolean;
  /** When it was deleted; nobody sees it any more, and its objects and document go soon. */
  removedAt?: Date | null;
  outbox: OutboxEntry[];
}

const schema = new Schema<ArtworkFileDocument>(
  {
    userId: { type: Schema.Types.ObjectId, default: null },
    tokenHash: { type: String, default: null },
    state: { type: String, required: true },
    name: { type: String, required: true },
    kind: { type: String, default: null },
    bytes: { type: Number, required: true },
    sha256: { type: String, default: null },
    productType: { type: String, default: '' },
    size: { type: Schema.Types.Mixed, default: null },
    pages: { type: Schema.Types.Mixed, default: () => [] },
    findings: { type: Schema.Types.Mixed, default: () => [] },
    pictures: { type: Number, default: 0 },
    refusal: { type: Schema.Types.Mixed, default: null },
    design: String,
    isTakenOver: Boolean,
    mend: Schema.Types.Mixed,
    isLayout: Boolean,
    createdAt: { type: Date, required: true },
    keepUntil: { type: Date, required: true },
    orderedUntil: Date,
    queuedAt: Date,
    sender: String,
    turn: Number,
    isSlow: Boolean,
    leaseUntil: { type: Date, default: () => new Date(0) },
    attempts: { type: Number, default: 0 },
    progress: { type: Schema.Types.Mixed, default: null },
    upload: Schema.Types.Mixed,
    isQuarantined: { type: Boolean, default: false },
    removedAt: Date,
    ...outboxField,
  },
  { versionKey: false, minimize: false },
);
schema.index({ userId: 1, _id: -1 });
// The queue of checks.
schema.index({ state: 1, turn: 1, queuedAt: 1 });
schema.index({ sender: 1, state: 1, turn: 1 });
schema.index({ isQuarantined: 1, state: 1 });
schema.index({ keepUntil: 1 });
schema.index({ design: 1 }, { unique: true, sparse: true });
indexOutbox(schema);

export type ArtworkFileModel = Model<ArtworkFileDocument>;
export const artworkFileModel = (connection: Connection): ArtworkFileModel =>
  connection.model<ArtworkFileDocument>('ArtworkFile', schema, 'artwork-files');

/** A stored file without what only its stores use. */
export function toFile(document: ArtworkFileDocument): ArtworkFile {
  const {
    _id,
    userId,
    upload: _u,
    sender: _s,
    isSlow: _l,
    isQuarantined: _q,
    removedAt: _r,
    outbox: _o,
    ...file
  } = document;
  return { id: String(_id), userId: userId && String(userId), ...file };
}
