/**
 * The number of letters to insert, leave out, replace or swap with their neighbour to get from one word to another (optimal
 * string alignment). It is `limit + 1` when there are more than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** How many letters of a word may be wrong: one from 4 letters, two from 8; none in words with digits. */
export const typosAllowed = (word: string): number =>
  /\d/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;

/** One bit for each letter that a word contains; words within `n` typos differ in at most 2n bits. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

/** The number of bits in which two sets of letters differ. */
export function lettersApart(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
