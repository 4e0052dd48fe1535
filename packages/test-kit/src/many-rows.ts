import { type Model, Types } from 'mongoose';

// Thousands of rows for tests and benchmarks of long lists. The values look random, but the same number always gives the
// same row.

const BATCH = 2_000;
const YEAR_SECONDS = 365 * 24 * 3600;
const FIRST =
  'Aarav Aditi Ajay Amit Anil Anita Arjun Asha Bhavna Deepak Divya Farah Gaurav Geeta Imran Isha Jaya Karan Kavita Kiran Lata Manish Meera Mohan Neha Nikhil Pooja Priya Rahul Ravi Rekha Rohit Sana Sanjay Shreya Sunil Tara Usha Vikram Zoya'.split(
    ' ',
  );
const LAST =
  'Agarwal Ahmed Bose Chopra Das Desai Dutta Fernandes Gandhi Ghosh Gupta Iyer Jain Jha Joshi Kapoor Khan Kulkarni Kumar Malhotra Mehta Menon Mishra Nair Naidu Pandey Patel Pillai Rao Reddy Roy Saxena Shah Sharma Singh Sinha Thomas Varma Verma Yadav'.split(
    ' ',
  );

/** Element `n` of a list, which wraps around. */
export const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
/** A whole number from 0 to below `below`, derived from `n`. */
export const spread = (n: number, below: number): number => ((n * 2_654_435_761) >>> 7) % below;
/** A person's name derived from `n`; there are about 1,500 different ones. */
export const nameOf = (n: number): string => `${pick(FIRST, spread(n, 1_009))} ${pick(LAST, spread(n, 997))}`;

/** Ids grow with time, as real ones do: row `n` of `count` over the last year. */
export function idOf(n: number, count: number): { _id: Types.ObjectId; at: Date } {
  const seconds = Math.floor(Date.now() / 1000) - YEAR_SECONDS + Math.floor(((n + 1) / count) * YEAR_SECONDS);
  const _id = new Types.ObjectId(seconds.toString(16).padStart(8, '0') + n.toString(16).padStart(16, '0'));
  return { _id, at: new Date(seconds * 1000) };
}

/** Inserts rows without the schema's checks; at most one batch is in memory. */
export async function fillRows<T>(
  model: Model<T>,
  count: number,
  row: (n: number, count: number) => object,
): Promise<void> {
  for (let begin = 0; begin < count; begin += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - begin) }, (_, n) => row(begin + n, count));
    await model.collection.insertMany(rows as never, { ordered: false });
  }
}
