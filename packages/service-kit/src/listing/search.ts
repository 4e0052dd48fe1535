/** Beginnings of up to this many letters are stored as words of their own. */
const LETTERS = 3;

const beginning = (word: string, letters: number): string => [...word].slice(0, letters).join('');

/**
 * Words to store for a search by beginnings: each word and its first one, two and three letters. A search for a beginning
 * can then look for an equal word, which an index `{ words: 1, [order]: 1, _id: 1 }` finds in order.
 */
export const withBeginnings = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [1, 2, LETTERS].map((letters) => beginning(word, letters)).concat(word))),
];

/** Matches word lists with a word that begins with `term`: a range of the index, which no character of `term` can widen. */
export const hasWordBeginning = (term: string) => ({ $elemMatch: { $gte: term, $lt: `${term}\uffff` } });

/** The equal word for an index of `withBeginnings`: the first letters of the longest term. */
export function firstLetters(terms: readonly string[]): { words: string } | undefined {
  const longest = terms.reduce((a, b) => (b.length > a.length ? b : a), '');
  return longest ? { words: beginning(longest, LETTERS) } : undefined;
}

/** Digits of a telephone number that tell people apart, without a country code. */
const OWN_DIGITS = 10;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The words to store for a telephone number: all of its digits, and those without a country code. None for an empty one. */
export const phoneWords = (phone: string): string[] =>
  [...new Set([digitsOf(phone), digitsOf(phone).slice(-OWN_DIGITS)])].filter(Boolean);

/** The term of a search for a telephone number or the beginning of one, however it is spaced; undefined for another search. */
export function phoneTerm(search: string): string | undefined {
  const written = search.trim();
  if (!/^[+\d][\d ()-]*$/.test(written)) return undefined;
  const digits = digitsOf(written);
  // A whole number is found with and without its country code, or the 0 of calls within India.
  return digits.length > OWN_DIGITS && /^(\+|0|91)/.test(written) ? digits.slice(-OWN_DIGITS) : digits;
}

/**
 * The terms of a search, all of which must match the beginning of a word. An id may be written as screens show it, with a leading # or dots
 * behind it.
 */
export const searchTerms = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .map((term) => term.replace(/^#|\.+$/g, ''))
    .filter(Boolean);

/** The same where the words have telephone numbers: one is one term, however it is spaced. */
export function searchTermsOrPhone(search: string): string[] {
  const phone = phoneTerm(search);
  return phone ? [phone] : searchTerms(search);
}
