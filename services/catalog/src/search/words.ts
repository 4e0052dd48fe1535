import { isDevanagari, pronounce, toLatin } from '@print-shop/devanagari';

/** A word of a text: as written, in lower case, and its normalised spelling. Words are compared by that. */
export interface Word {
  written: string;
  /** Latin letters, marks removed, singular. Words of scripts other than Devanagari stay as they are. */
  spelling: string;
  /** The source of its sound: the spelling, or a Hindi word in its own script, which says more. */
  spoken: string;
}

const JOINERS = /[\u200c\u200d]/g;
const LATIN_MARKS = /(?<=\p{Script=Latin})\p{M}+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu;
const PART = /[\p{L}\p{M}\p{N}]+/gu;

const EMPTY = new Set(
  'a an and the of for with in on to by or is your my me we our ka ke ki ko se me aur hai का के की को से में और है पर लिए'.split(' '),
); // biome-ignore format: a list

/** The words of a text in order. A compound gives its parts and the whole: T-Shirt is t, shirt and tshirt. */
export function wordsOf(text: string): Word[] {
  return (clean(text).match(WORD) ?? []).flatMap((found) => {
    const parts = found.match(PART) ?? [];
    return parts.length > 1 ? [...parts.map(toWord), toWord(parts.join(''))] : parts.map(toWord);
  });
}

/** The words of a search in order. A compound is one word. */
export const queryWords = (text: string): Word[] =>
  (clean(text).match(WORD) ?? []).map((found) => toWord((found.match(PART) ?? []).join('')));

/** Whether a word says nothing about goods. */
export const isEmpty = ({ written }: Word): boolean => EMPTY.has(written);

const clean = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(JOINERS, '').normalize('NFD').replace(LATIN_MARKS, '').normalize('NFC');

function toWord(written: string): Word {
  if (isDevanagari(written)) return { written, spelling: toLatin(pronounce(written)) || written, spoken: written };
  const spelling = singular(written);
  return { written, spelling, spoken: spelling };
}

/** Takes the plural's ending off an English word of more than three letters. */
function singular(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  if (/(?:x|sh|ch|ss)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}
