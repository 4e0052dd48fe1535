import type { Sweep, Works } from '@print-shop/service-kit';
import type { Days } from './days.ts';

const DAY_MS = 24 * 3_600_000;
const SWEEP_MS = 10 * 60_000;

/** The used part of a Mongoose model whose documents have `forgottenAt`. */
interface Documents {
  find(filter: object, projection: object, options: object): { lean(): Promise<readonly { _id: unknown }[]> };
  updateOne(filter: object, update: object): PromiseLike<unknown>;
}

export interface ForgettingOptions {
  /** The documents, as the log names them: "orders". */
  what: string;
  /** The field with the date that `days` are counted from. It needs an index of `forgottenAt` and this field. */
  dated: string;
  /** After how many days personal data is removed. */
  days: Days;
  /** Fields that identify the person, with their new values. */
  emptied: object;
  removed: readonly string[];
  /** The texts of staff, by list and field; `timeline.note` unless told. */
  notes?: readonly string[];
}

/**
 * Removes personal data from documents that are older than the law asks to keep them, even if the account still exists. A
 * sweep returns the number of documents. Books are kept for eight financial years (Companies Act 2013, section 128(5)) and
 * those of GST for 72 months from the annual return (CGST Act 2017, section 36).
 */
export function forgetPeople(works: Works, documents: Documents, options: ForgettingOptions): Sweep<number> {
  const { what, dated, days, emptied, removed, notes = ['timeline.note'] } = options;
  const $unset = Object.fromEntries(removed.map((field) => [field, 1]));
  return works.start<{ _id: unknown }>({
    what: `taking people out of old ${what}`,
    everyMs: SWEEP_MS,
    parallel: 10,
    async list(now, limit, except) {
      const old = { forgottenAt: null, [dated]: { $lte: new Date(now.getTime() - (await days()) * DAY_MS) } };
      return documents.find({ ...old, _id: { $nin: except } }, { _id: 1 }, { sort: { [dated]: 1 }, limit }).lean();
    },
    idOf: ({ _id }) => String(_id),
    async handle({ _id }, now) {
      const one = { _id, forgottenAt: null };
      // Notes of staff may name the person, too. A document without entries has no notes, and this update would fail on it.
      for (const path of notes) {
        const [list, field] = path.split('.');
        const text = { $set: { [`${list}.$[].${field}`]: '' } };
        await documents.updateOne({ ...one, [`${list}.0`]: { $exists: true } }, text);
      }
      await documents.updateOne(one, { $set: { ...emptied, forgottenAt: now }, $unset });
    },
  });
}
