/** So many letters of a word's beginning are kept as words of their own. */
const LETTERS = 3;

const beginning = (word: string, letters: number): string => [...word].slice(0, letters).join('');

/**
 * Words to be stored for a search by their beginnings: each word and its first one, two and three letters. So what begins with
 * something has an equal word, which an index `{ words: 1, [order]: 1, _id: 1 }` finds in its order.
 */
export const withBeginnings = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [1, 2, LETTERS].map((letters) => beginning(word, letters)).concat(word))),
];

/** Finds a list of words by the beginning of one of them: a range of its index, which no character in it can widen. */
export const hasWordBeginning = (term: string) => ({ $elemMatch: { $gte: term, $lt: `${term}\uffff` } });

/** What is equal in all that one of `words` from `withBeginnings` begins with: the first letters of the longest term. */
export function firstLetters(terms: readonly string[]): { words: string } | undefined {
  const longest = terms.reduce((a, b) => (b.length > a.length ? b : a), '');
  return longest ? { words: beginning(longest, LETTERS) } : undefined;
}
