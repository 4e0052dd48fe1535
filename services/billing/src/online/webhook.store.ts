import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

export interface Webhook {
  /** Provider and id of the event. The event counts once by them. */
  _id: string;
  provider: string;
  event: string;
  paymentId: string;
  at: Date;
  /** `unknown`: about a payment of no order of this shop. */
  state: 'done' | 'unknown';
  /** When it was done; such events are forgotten after a while. */
  doneAt?: Date;
}

const KEPT_SECONDS = 30 * 24 * 3600;

const schema = new Schema<Webhook>(
  {
    _id: String,
    provider: { type: String, required: true },
    event: { type: String, required: true },
    paymentId: { type: String, default: '' },
    at: { type: Date, required: true },
    state: { type: String, required: true },
    doneAt: Date,
  },
  { versionKey: false },
);
schema.index({ state: 1, at: 1, _id: 1 });
schema.index({ doneAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export type WebhookModel = Model<Webhook>;
export const webhookModel = (connection: Connection): WebhookModel =>
  connection.model<Webhook>('Webhook', schema, 'webhooks');

export type WebhookStore = ReturnType<typeof createWebhookStore>;

export function createWebhookStore(model: WebhookModel) {
  return {
    async isDone(id: string): Promise<boolean> {
      return (await model.exists({ _id: id, state: 'done' })) !== null;
    },

    /** Stores what came of an event. One that is done stays so, and is forgotten after a while. */
    async keep({ _id, state, ...told }: Omit<Webhook, 'at' | 'doneAt'>, now: Date): Promise<void> {
      const $set = { state, ...(state === 'done' ? { doneAt: now } : {}) };
      const $setOnInsert = { ...told, at: now };
      try {
        await model.updateOne({ _id, state: { $ne: 'done' } }, { $set, $setOnInsert }, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // Otherwise the same event came twice at once, and the other is stored: what it says counts, unless this one knows more.
        if (state === 'done') await model.updateOne({ _id }, { $set });
      }
    },

    /** Events about payments of no order of this shop, newest first, with the number of all. */
    async listUnknown({
      page,
      limit,
    }: {
      page: number;
      limit: number;
    }): Promise<{ webhooks: Webhook[]; total: number }> {
      const unknown = { state: 'unknown' as const };
      const [webhooks, total] = await Promise.all([
        model
          .find(unknown)
          .sort({ at: -1, _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<Webhook[]>(),
        model.countDocuments(unknown),
      ]);
      return { webhooks, total };
    },
  };
}
