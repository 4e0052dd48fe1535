import { dataExportRequested, SERVICES_WITH_PERSONAL_DATA } from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import { isDuplicateKey, retryConflicts } from '@print-shop/service-kit';
import type { Days } from '@print-shop/shop';
import { Types } from 'mongoose';
import type { MailLanguage } from '../mail/email-with-link.ts';
import type { DataExportDocument, DataExportModel } from './data-export.schema.ts';
import { askAgainAt, type DataExport, expiryOf, GIVE_UP_MS } from './data-export.ts';

/** The time that an instance has an export to itself. After a crash another one starts again. */
const LEASE_MS = 600_000;

export interface DataExportTimes {
  /** Minutes after which services that have not answered are asked again. */
  askAgainMinutes: number;
  /** Reads for how many days an archive and its link are kept. */
  getKeepDays: Days;
}

export type DataExportStore = ReturnType<typeof createDataExportStore>;

/** Stores exports, one document each, which is removed with everything that belongs to it when it expires. */
export function createDataExportStore(
  model: DataExportModel,
  relay: Relay,
  { askAgainMinutes, getKeepDays }: DataExportTimes,
) {
  const requestOf = (exportId: string, userId: string, services: readonly string[]) =>
    outboxEntry(dataExportRequested, { exportId, userId, services: [...services] });
  const collecting = (id: string) => ({ _id: id, state: 'collecting' as const });
  const settle = async (id: string, state: 'ready' | 'failed', now: Date): Promise<boolean> => {
    const $set = { state, settledAt: now, expiresAt: expiryOf(now, await getKeepDays()), mailAt: now };
    const settled = await model.updateOne(collecting(id), { $set, $unset: { openOf: 1, lookAt: 1 } });
    return settled.modifiedCount === 1;
  };

  return {
    /** Begins an export and asks all services. `undefined` while another export of the account is being collected. */
    async open(userId: string, language: MailLanguage, now: Date): Promise<DataExport | undefined> {
      const _id = new Types.ObjectId();
      const askAt = askAgainAt(now, askAgainMinutes);
      const fields = { userId, state: 'collecting', requestedAt: now, askAt } as const;
      const expiresAt = expiryOf(new Date(now.getTime() + GIVE_UP_MS), await getKeepDays());
      try {
        const document = { _id, ...fields, openOf: userId, lookAt: askAt, expiresAt, language };
        const outbox = [requestOf(String(_id), userId, SERVICES_WITH_PERSONAL_DATA)];
        const created = await retryConflicts(() => model.create({ ...document, outbox }));
        relay.nudge(model, created);
        return { id: String(_id), ...fields, expiresAt };
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
    },

    async findLast(userId: string): Promise<DataExport | undefined> {
      const found = await model.findOne({ userId }).sort({ _id: -1 }).lean<DataExportDocument>();
      return found ? toDataExport(found) : undefined;
    },

    /** The export that a mailed token opens, only for its own account. */
    async findByToken(userId: string, tokenHash: string, now: Date): Promise<DataExport | undefined> {
      const filter = { userId, tokenHash, state: 'ready' as const, expiresAt: { $gt: now } };
      const found = await model.findOne(filter).lean<DataExportDocument>();
      return found ? toDataExport(found) : undefined;
    },

    isCollecting: async (id: string, userId: string): Promise<boolean> =>
      (await model.exists({ ...collecting(id), userId })) !== null,

    /** Whether an export is unknown, or ended because its account was deleted or has another email address. */
    isGone: async (id: string): Promise<boolean> =>
      (await model.exists({ _id: id, expiresAt: { $gt: new Date() } })) === null,

    /** Makes the export due for a check. */
    async lookSoon(id: string, now: Date): Promise<void> {
      await model.updateOne(collecting(id), { $set: { lookAt: now } });
    },

    /** Takes an export that is due for a check, with a lease against other instances. */
    async take(now: Date): Promise<DataExport | undefined> {
      const due = { lookAt: { $lte: now, $exists: true } };
      const found = await model.findOne(due).sort({ lookAt: 1 }).lean<DataExportDocument>();
      if (!found) return undefined;
      const taken = await model
        .findOneAndUpdate(
          { _id: found._id, lookAt: found.lookAt },
          { $set: { lookAt: new Date(now.getTime() + LEASE_MS) } },
          { returnDocument: 'after' },
        )
        .lean<DataExportDocument>();
      // Another instance has just taken it: take the next one, if any.
      return taken ? toDataExport(taken) : this.take(now);
    },

    /** Sets the next check for when services are asked again or given up. */
    async wait({ id, askAt }: DataExport): Promise<void> {
      await model.updateOne(collecting(id), { $set: { lookAt: askAt } });
    },

    async askAgain({ id, userId }: DataExport, services: readonly string[], now: Date): Promise<void> {
      const askAt = askAgainAt(now, askAgainMinutes);
      const asked = await model
        .findOneAndUpdate(
          collecting(id),
          { $set: { askAt, lookAt: askAt }, $push: { outbox: requestOf(id, userId, services) } },
          { returnDocument: 'after' },
        )
        .lean<DataExportDocument>();
      if (asked) relay.nudge(model, asked);
    },

    /** Settles the export as ready, so that its link is mailed. `false` when it is already settled or gone. */
    ready: (id: string, now: Date): Promise<boolean> => settle(id, 'ready', now),

    /** Settles the export as failed, which is mailed, too. */
    fail: (id: string, now: Date): Promise<boolean> => settle(id, 'failed', now),

    async listExpired(now: Date, limit: number, except: readonly string[] = []): Promise<string[]> {
      const found = await model
        .find({ expiresAt: { $lte: now }, _id: { $nin: except } }, { _id: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => String(_id));
    },

    /** Expires all exports of an account now: it is deleted, or has another email address. */
    async expireAllOf(userId: string, now: Date): Promise<void> {
      const $unset = { openOf: 1, lookAt: 1, mailAt: 1, tokenHash: 1 };
      await model.updateMany({ userId }, { $set: { expiresAt: now, state: 'failed' }, $unset });
    },

    async remove(id: string): Promise<void> {
      await model.deleteOne({ _id: id });
    },
  };
}

const toDataExport = ({ _id, userId, state, requestedAt, askAt, expiresAt }: DataExportDocument): DataExport => ({
  id: String(_id),
  userId,
  state,
  requestedAt,
  askAt,
  expiresAt,
});
