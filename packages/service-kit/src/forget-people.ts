import type { Logger } from './log.ts';
import { type Sweep, startSweep } from './sweep.ts';

const DAY_MS = 24 * 3_600_000;
const SWEEP_MS = 10 * 60_000;
/** The most documents that one sweep handles; the rest waits for the next. */
const SWEEP_LIMIT = 500;

/** The used part of a Mongoose model whose documents have `forgottenAt`. */
interface Documents {
  find(filter: object, projection: object, options: object): { lean(): PromiseLike<readonly { _id: unknown }[]> };
  updateMany(filter: object, update: object): PromiseLike<{ modifiedCount: number }>;
}

export interface ForgettingOptions {
  /** The documents, as the log names them: "orders". */
  what: string;
  /** The field with the date that `days` are counted from. It needs an index of `forgottenAt` and this field. */
  dated: string;
  days: number;
  /** Fields that identify the person, with their new values. */
  emptied: object;
  /** Fields to remove. */
  removed: readonly string[];
  /** The list whose entries have notes of staff; `timeline` unless told. */
  notesOf?: string;
  logger: Logger;
}

/**
 * Removes personal data from documents that are older than the law asks to keep them, even if the account still exists. A
 * sweep returns the number of documents. Books are kept for eight financial years (Companies Act 2013, section 128(5)) and
 * those of GST for 72 months from the annual return (CGST Act 2017, section 36). Several instances may do so side by side.
 */
export function forgetPeople(documents: Documents, options: ForgettingOptions): Sweep<number> {
  const { what, dated, days, emptied, removed, notesOf = 'timeline', logger } = options;
  const $unset = Object.fromEntries(removed.map((field) => [field, 1]));
  const run = async (now: Date): Promise<number> => {
    const old = { forgottenAt: null, [dated]: { $lte: new Date(now.getTime() - days * DAY_MS) } };
    const found = await documents.find(old, { _id: 1 }, { sort: { [dated]: 1 }, limit: SWEEP_LIMIT }).lean();
    if (found.length === 0) return 0;
    const these = { _id: { $in: found.map(({ _id }) => _id) }, ...old };
    // Notes of staff may name the person, too. Documents without entries have no notes, and this update would fail on them.
    const withEntries = { ...these, [`${notesOf}.0`]: { $exists: true } };
    await documents.updateMany(withEntries, { $set: { [`${notesOf}.$[].note`]: '' } });
    const forgotten = await documents.updateMany(these, { $set: { ...emptied, forgottenAt: now }, $unset });
    const count = forgotten.modifiedCount;
    if (count > 0) logger.info({ documents: count }, `people were taken out of old ${what}`);
    return count;
  };
  return startSweep({ what: `taking people out of old ${what}`, everyMs: SWEEP_MS, run, logger });
}
