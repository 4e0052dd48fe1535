import { artworkChecked, type Text } from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import { type ArtworkFileDocument, type ArtworkFileModel, toFile } from '../file/file.schema.ts';
import { type ArtworkFile, type Refusal, worstOf } from '../file/file.ts';
import { STAFF } from '../file/sender.ts';
import type { CheckedPage, Finding } from '../preflight/index.ts';
import { withoutFailedOffers } from './without-failed-offers.ts';

/** A file in hand, and the lease by which it is known whose it is. */
export interface Job {
  file: ArtworkFile;
  leaseUntil: Date;
}

export type Outcome = { sha256: string | null } & (
  | {
      state: 'checked';
      kind: NonNullable<ArtworkFile['kind']>;
      /** Size of the file. That of a file which the shop has made is known only now. */
      bytes: number;
      pages: CheckedPage[];
      findings: Finding[];
      pictures: number;
    }
  | { state: 'refused'; refusal: Refusal }
);

export type JobStore = ReturnType<typeof createJobStore>;

const NOBODY = new Date(0);
/** Before the turns of all customers. */
const STAFF_TURN = -1;
/** Larger files take long, whatever is in them. */
const LARGE_BYTES = 20_000_000;

export type Lane = 'quick' | 'slow';

/**
 * The queue of checks, kept in the documents of the files. Senders take turns: the first file of each goes before the second of
 * any, and those of staff before all. Files whose checks take long wait in a lane of their own. A process holds a file by a lease that it renews; when the process dies, the lease runs out and the next process takes the
 * file. Each claim counts as an attempt.
 */
export function createJobStore(model: ArtworkFileModel, relay: Relay) {
  const ofJob = ({ file, leaseUntil }: Job) => ({ _id: file.id, state: 'checking' as const, leaseUntil });

  /** The turn after those in which files of the sender wait, and none that has passed already. */
  const nextTurn = async (sender: string | undefined): Promise<number> => {
    if (sender === STAFF) return STAFF_TURN;
    const [now, last] = await Promise.all([
      model.findOne({ state: 'checking' }, { turn: 1 }).sort({ turn: 1 }).lean(),
      model.findOne({ sender, state: 'checking' }, { turn: 1 }).sort({ turn: -1 }).lean(),
    ]);
    return Math.max(now?.turn ?? 0, last ? (last.turn ?? 0) + 1 : 0);
  };

  /** Has the file that was mended offer no mend again that failed. */
  const withdrawFailedOffers = async ({ of, mends }: NonNullable<ArtworkFile['mend']>, outcome: Outcome) => {
    const source = await model.findById(of, { findings: 1 }).lean();
    const findings = source && withoutFailedOffers(source.findings, mends, outcome);
    if (findings) await model.updateOne({ _id: of, state: 'checked' }, { $set: { findings } });
  };

  return {
    /** Puts a file whose bytes are stored into the queue; a second time it changes nothing. */
    async add(
      id: string,
      now: Date,
      known: { kind?: ArtworkFile['kind']; keepUntil?: Date } = {},
    ): Promise<ArtworkFile> {
      const received = { _id: id, state: 'receiving' } as const;
      const waiting = await model.findOne(received, { sender: 1, bytes: 1 }).lean();
      if (waiting) {
        const turn = await nextTurn(waiting.sender);
        await model.updateOne(received, {
          $set: {
            ...known,
            state: 'checking',
            queuedAt: now,
            turn,
            isQuarantined: true,
            isSlow: waiting.bytes > LARGE_BYTES,
          },
          $unset: { upload: 1 },
        });
      }
      const found = await model.findById(id, { outbox: 0 }).lean<ArtworkFileDocument>();
      if (!found) throw new Error(`the file ${id} was removed while it was received`);
      return toFile(found);
    },

    /** Takes the file of a lane whose turn it is; `undefined` when none waits. */
    async claim(now: Date, leaseMs: number, lane: Lane): Promise<Job | undefined> {
      const leaseUntil = new Date(now.getTime() + leaseMs);
      const found = await model
        .findOneAndUpdate(
          { state: 'checking', leaseUntil: { $lte: now }, removedAt: null, ...inLane(lane) },
          { $set: { leaseUntil, progress: null }, $inc: { attempts: 1 } },
          { sort: { turn: 1, queuedAt: 1 }, returnDocument: 'after', projection: { outbox: 0 } },
        )
        .lean<ArtworkFileDocument>();
      return found ? { file: toFile(found), leaseUntil } : undefined;
    },

    /** Keeps a file in hand; `undefined` when another process has it, or it is deleted. */
    async renew(job: Job, until: Date): Promise<Job | undefined> {
      const renewed = await model.updateOne({ ...ofJob(job), removedAt: null }, { $set: { leaseUntil: until } });
      return renewed.matchedCount === 1 ? { ...job, leaseUntil: until } : undefined;
    },

    async showProgress({ file }: Job, progress: { done: number; of: number }): Promise<void> {
      await model.updateOne({ _id: file.id, state: 'checking' }, { $set: { progress } });
    },

    /** Puts a file in hand among those whose checks take long; that was no attempt. */
    async moveToSlow(job: Job): Promise<void> {
      await model.updateOne(ofJob(job), {
        $set: { isSlow: true, leaseUntil: NOBODY, progress: null },
        $inc: { attempts: -1 },
      });
    },

    /** Puts a file back from `now` on. An attempt that failed through no fault of the file does not count. */
    async release(job: Job, now: Date, { counts }: { counts: boolean }): Promise<void> {
      await model.updateOne(ofJob(job), {
        $set: { leaseUntil: counts ? NOBODY : now, progress: null },
        ...(counts ? {} : { $inc: { attempts: -1 } }),
      });
    },

    /** Enters what the checks came to, and the event of it. `false` when another process has the file, or it is deleted. */
    async finish(job: Job, outcome: Outcome): Promise<boolean> {
      const { file } = job;
      const { sha256, ...rest } = outcome;
      const isChecked = rest.state === 'checked';
      const event = outboxEntry(artworkChecked, {
        fileId: file.id,
        userId: file.userId,
        name: file.name,
        productType: file.productType,
        sha256,
        state: rest.state,
        design: file.design ?? null,
        worst: isChecked ? worstOf(rest.findings) : null,
        pages: isChecked ? rest.pages.length : 0,
      });
      const finished = await model
        .findOneAndUpdate(
          { ...ofJob(job), removedAt: null },
          {
            $set: { ...rest, sha256, progress: null, leaseUntil: NOBODY },
            $unset: { sender: 1, turn: 1, isSlow: 1 },
            $push: { outbox: event },
          },
          { returnDocument: 'after' },
        )
        .lean<ArtworkFileDocument>();
      if (finished) relay.nudge(model, finished);
      if (finished && file.mend) await withdrawFailedOffers(file.mend, outcome);
      return finished !== null;
    },

    isGone: async (id: string): Promise<boolean> => (await model.exists({ _id: id, removedAt: null })) === null,

    /** How many files of its lane are before this one, those in hand included; null for one that does not wait. */
    async positionOf({ id, state, queuedAt, turn = 0, leaseUntil }: ArtworkFile, now: Date): Promise<number | null> {
      if (state !== 'checking' || !queuedAt || leaseUntil > now) return null;
      const lane = (await model.exists({ _id: id, isSlow: true })) ? 'slow' : 'quick';
      const waits = { leaseUntil: { $lte: now } };
      const before = [
        { ...waits, turn: { $lt: turn } },
        { ...waits, turn, queuedAt: { $lt: queuedAt } },
        { leaseUntil: { $gt: now } },
      ];
      const counts = before.map((part) =>
        model.countDocuments({ state: 'checking', ...part, removedAt: null, ...inLane(lane) }),
      );
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    },

    /** How many files wait for their checks, without those in hand. */
    countWaiting: (now: Date): Promise<number> =>
      model.countDocuments({ state: 'checking', leaseUntil: { $lte: now }, removedAt: null }),

    /** Files that are done and whose bytes are still in quarantine. */
    async listDoneInQuarantine(
      limit: number,
      except: readonly string[] = [],
    ): Promise<{ id: string; isRefused: boolean }[]> {
      const isDone = { isQuarantined: true, state: { $in: ['checked' as const, 'refused' as const] } };
      const done = { ...isDone, _id: { $nin: except } };
      const found = await model.find(done, { state: 1 }).limit(limit).lean();
      return found.map(({ _id, state }) => ({ id: String(_id), isRefused: state === 'refused' }));
    },

    async leftQuarantine(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { isQuarantined: false } });
    },
  };
}

const inLane = (lane: Lane) => ({ isSlow: lane === 'slow' ? true : { $ne: true } });

/** The refusal of a file whose checks ended the process that made them twice. */
export const CRASHED: { code: string; reason: Text } = {
  code: 'unreadable',
  reason: {
    en: 'This file could not be read: our checks broke off on it twice. Please export your design again as PDF, with its pictures no larger than needed, and upload that.',
    hi: 'यह फ़ाइल पढ़ी नहीं जा सकी: इसकी जाँच दो बार बीच में रुक गई। अपना डिज़ाइन फिर से PDF में निकालिए, तस्वीरें ज़रूरत से बड़ी न रखिए, और वह फ़ाइल अपलोड कीजिए।',
  },
};
