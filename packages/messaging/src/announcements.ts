import { type Connection, type Model, Schema } from 'mongoose';
import { indexOutbox, type OutboxEntry, outboxField, type WithOutbox } from './outbox.ts';
import type { Relay } from './relay.ts';

interface Announcement extends WithOutbox {
  at: Date;
}

/** Longer than any event waits to be published. */
const KEPT_SECONDS = 30 * 24 * 3600;

const schema = new Schema<Announcement>({ at: Date, ...outboxField }, { versionKey: false });
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
indexOutbox(schema);

/** For events that report no change to a document: each waits for the relay in its own document. */
export type AnnouncementModel = Model<Announcement>;
export const announcementModel = (connection: Connection): AnnouncementModel =>
  connection.model<Announcement>('Announcement', schema, 'announcements');

/** Stores an event until the broker has it. Rejects when it cannot be stored. */
export async function announce(model: AnnouncementModel, relay: Relay, entry: OutboxEntry): Promise<void> {
  const kept = await model.create({ at: new Date(), outbox: [entry] });
  relay.nudge(model, kept);
}
