import { isDevanagari, pronounce, SPOKEN_VOWELS } from '@print-shop/devanagari';

/**
 * The sound of a word. Words with the same `key` have the same consonants, as far as Hindi and English spelling tell them
 * apart. `vowels` has the class of the vowel before each consonant and after the last, `-` for none.
 */
export interface Sound {
  key: string;
  consonants: string;
  vowels: string;
}

/** English letters and their sounds, applied in this order. `X` is sh, `C` is ch. */
const ENGLISH: [RegExp, string][] = [
  [/(?:[ts]ion|shion|cian)/g, 'Xan'],
  [/ght/g, 't'],
  [/gn$/, 'n'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/d?ge(?=s?$)/, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/(?<=[aeo])w(?![aeiou])/g, ''],
  [/ey/g, 'i'],
  [/y(?=$|[^aeiou])/g, 'i'],
  [/(?<=[^aeiou])e$/, ''],
];
const COMMON: [RegExp, string][] = [
  [/t?chh?/g, 'C'],
  [/sh/g, 'X'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/(?!^)h/g, ''],
  [/(?!^)y/g, 'i'],
  [/([^aeiou])\1+/g, '$1'],
];
const SPOKEN = new Map([...SPOKEN_VOWELS].map((vowel, at) => [vowel, [...'@aiiuueEoo'][at] ?? '']));
/** English runs of vowels by class; others sound like their first letter. */
const RUNS: Record<string, string> = {
  oo: 'u',
  ou: 'u',
  ee: 'i',
  ea: 'i',
  ie: 'i',
  ei: 'e',
  ai: 'e',
  ay: 'e',
  au: 'o',
};
const VOWEL = /[aeiouEY@]/;

/** The sound of a normalised word in Latin or Devanagari; `undefined` when it has no or one consonant, or digits. */
export function soundOf(word: string): Sound | undefined {
  if (!/^(?:\p{Script=Latin}|\p{Script=Devanagari}|\p{M})+$/u.test(word)) return undefined;
  const letters = isDevanagari(word) ? hindiLetters(word) : replaceAll(word, ENGLISH);
  const plain = isDevanagari(word) ? letters : letters.replace(/[aeiou]+/g, (run) => RUNS[run] ?? run[0] ?? '');
  const sounds = replaceAll(plain, COMMON).replace(/iu/g, 'u').replace(/ai/g, 'Y');
  let [consonants, vowels, before] = ['', '', ''];
  for (const letter of sounds) {
    if (VOWEL.test(letter)) before ||= letter;
    else {
      consonants += letter;
      vowels += before || '-';
      before = '';
    }
  }
  const key = consonants.replace(/[sj]/g, 'z');
  return key.length > 1 ? { key, consonants, vowels: vowels + (before || '-') } : undefined;
}

const replaceAll = (word: string, rules: [RegExp, string][]) =>
  rules.reduce((text, [pattern, by]) => text.replace(pattern, by), word);

/** ज is also written for ज़, so it sounds like z, which sounds like both s and j. */
const hindiLetters = (word: string): string =>
  [...pronounce(word)].map((letter) => (letter === 'j' ? 'z' : (SPOKEN.get(letter) ?? letter))).join('');

/** Pairs of vowel classes that spellings confuse, with their cost; `@` is the inherent vowel of Hindi, `E` is ऐ, `Y` is आइ. */
const CONFUSED = new Map([
  ...['@u', 'Ea', 'Ee', 'Yi'].map((pair) => [pair, 0] as const),
  ...['@a', '@e', '@i', '@o', 'ae', 'ao', 'ei', 'ou', 'Ya', 'Ye', '-@'].map((pair) => [pair, 1] as const),
]);
const FAR = 2;

/** How differently two words with the same key sound: 0 for alike, 1 for a usual variant, more for other words. */
export function difference(a: Sound, b: Sound): number {
  let cost = 0;
  for (let at = 0; at < a.vowels.length; at += 1) {
    const [first, second] = [a.consonants[at], b.consonants[at]];
    if (first !== second && first !== 'z' && second !== 'z') cost += 1; // s for j
    const [one = '-', two = '-'] = [a.vowels[at], b.vowels[at]];
    const isMuffled = first === 'r' && at > 0 && one !== '-' && two !== '-' && isMuffledBeforeR(one, two, a, at);
    if (one !== two && !isMuffled) cost += costOf(one, two, at);
  }
  return cost;
}

/** Short vowels before r, and all vowels before r at the end, sound the same: banner, colour, शर्ट. */
const isMuffledBeforeR = (one: string, two: string, { vowels }: Sound, at: number): boolean =>
  one === '@' || two === '@' || at === vowels.length - 2;

function costOf(one: string, two: string, at: number): number {
  const confused = CONFUSED.get(one + two) ?? CONFUSED.get(two + one);
  if (confused !== undefined) return confused;
  return one === '-' || two === '-' ? (at === 0 ? FAR : 1) : FAR;
}
