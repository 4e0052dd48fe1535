import { randomUUID } from 'node:crypto';
import type { SecurityEvent, SecurityEventKind } from '@print-shop/contracts';
import { clientAddress, createListing, isDuplicateKey, newestFirst } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { timeId } from '../time-id.ts';

interface SecurityDocument extends Omit<SecurityEvent, 'at'> {
  /** Grows with time. Failures that are counted together have the id of the start of their quarter of an hour. */
  _id: Types.ObjectId;
  at: Date;
  lastAt: Date;
  count: number;
}

/**
 * Events that strangers can cause at will. They are counted together per account, address and quarter of an hour, because
 * they could otherwise fill the disk. As for the limits, an IPv6 network is one address.
 */
const COUNTED: readonly SecurityEventKind[] = ['sign-in-failed', 'sign-in-blocked', 'reset-asked'];
const WINDOW_MS = 15 * 60 * 1000;

/** 180 days, as the CERT-In directions of 28 April 2022 ask of logs (direction iv). */
const KEPT_SECONDS = 180 * 24 * 3600;

const person = new Schema({ id: String, name: String }, { _id: false, id: false });
const schema = new Schema<SecurityDocument>(
  {
    kind: { type: String, required: true },
    account: { type: person, required: true },
    by: person,
    from: { type: new Schema({ address: String, userAgent: String }, { _id: false, id: false }), required: true },
    detail: { type: String, default: '' },
    at: { type: Date, required: true },
    lastAt: { type: Date, required: true },
    count: { type: Number, default: 1 },
  },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
schema.index({ kind: 1, _id: 1 });
schema.index({ 'account.id': 1, _id: 1 });

export type SecurityModel = Model<SecurityDocument>;
export const securityModel = (connection: Connection): SecurityModel =>
  connection.model<SecurityDocument>('SecurityEvent', schema, 'security-events');

export type SecurityStore = ReturnType<typeof createSecurityStore>;

/** Stores security events. Entries are deleted automatically after half a year; nothing else changes or removes them. */
export function createSecurityStore(model: SecurityModel) {
  const listing = createListing<SecurityDocument>(model, { hidden: {} });
  return {
    /** Stores an event; the same `eventId` is stored once. */
    async keep({ at: text, ...event }: SecurityEvent, eventId: string = randomUUID()): Promise<void> {
      const at = new Date(text);
      const isCounted = COUNTED.includes(event.kind);
      const start = isCounted ? new Date(Math.floor(at.getTime() / WINDOW_MS) * WINDOW_MS) : at;
      const { kind, account, from } = event;
      const counted = `${kind} ${account.id ?? account.name} ${clientAddress(from.address)}`;
      const _id = timeId(start, isCounted ? counted : eventId);
      const first = { ...event, at, ...(isCounted ? {} : { lastAt: at, count: 1 }) };
      const again = isCounted ? { $set: { lastAt: at }, $inc: { count: 1 } } : {};
      const write = () => model.updateOne({ _id }, { $setOnInsert: first, ...again }, { upsert: true });
      // One of two concurrent first writes fails; repeated, it finds the other's entry.
      await write().catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        return write();
      });
    },

    /** One page, newest first, and the number of all matches, which may be a minute old when there are many. */
    async list({
      kind,
      account,
      page,
      limit,
    }: {
      kind?: SecurityEventKind;
      account?: string;
      page: number;
      limit: number;
    }) {
      const pinned = kind ? { kind } : account ? { 'account.id': account.toLowerCase() } : {};
      const filter = { ...pinned, ...(kind && account ? { 'account.id': account.toLowerCase() } : {}) };
      const { rows: entries, total } = await listing.page(filter, { order: newestFirst, pinned, page, limit });
      return { entries, total };
    },
  };
}
