import type { Matches, Vocabulary } from './vocabulary.ts';
import { isEmpty, queryWords, type Word, wordsOf } from './words.ts';

/** One way to meet a search: every term must match, each by one of its words, with the quality of the match. */
export type Reading = Map<number, number>[];

export interface Plan {
  readings: Reading[];
  /** The search with the words that were used in place of misspelt ones; null when none was misspelt. */
  spelling: string | null;
  /** Words that nothing matches, which are left out. */
  ignored: string[];
}

/** A group of words and phrases that mean the same, as numbers of known words. */
export type SynonymGroup = readonly (readonly number[])[];

const MOST_WORDS = 12;
const MOST_READINGS = 8;
/** The parts into which an unknown word is split have at least this many letters. */
const SHORTEST_PART = 3;
/**
 * The loss of a synonym against the word that it stands for. It is more than a field, so that the word itself comes first. But a
 * synonym in a product's name counts more than the word in another's description.
 */
const SYNONYM_LOSS = 5;
/** Quality of a word that is spelled exactly. */
const EXACT = 40;

/** Understands the text of a search: spelling, compounds written apart or together, and synonyms. */
export function planSearch(text: string, vocabulary: Vocabulary, synonyms: readonly SynonymGroup[]): Plan {
  const words = queryWords(text).slice(0, MOST_WORDS);
  const all = splitCompounds(words, vocabulary);
  joinPairs(all, vocabulary);
  const telling = all.filter(({ word, isJoined }) => isJoined || !isEmpty(word));
  const found = telling.length > 0 ? telling : all;
  const isIgnored = ({ matches }: Term) => matches.words.size === 0;
  const kept = found.filter((term) => !isIgnored(term));
  if (kept.length === 0) return { readings: [], spelling: null, ignored: words.map(({ written }) => written) };
  const corrected = kept.map(({ word, matches }) => {
    return matches.corrected === undefined ? word.written : (vocabulary.word(matches.corrected)?.written ?? '');
  });
  return {
    readings: withSynonyms(
      kept.map(({ matches }) => matches.words),
      vocabulary,
      synonyms,
    ),
    spelling: kept.some(({ matches }) => matches.corrected !== undefined) ? corrected.join(' ') : null,
    ignored: found.filter(isIgnored).map(({ word }) => word.written),
  };
}

interface Term {
  word: Word;
  matches: Matches;
  /** Whether it is also a known word together with a neighbour. */
  isJoined?: boolean;
}

/** A word that is unknown as one may be two known ones: visitingcard. */
function splitCompounds(words: readonly Word[], vocabulary: Vocabulary): Term[] {
  return words.flatMap((word) => {
    const matches = vocabulary.match(word);
    if (matches.words.size > 0 && matches.corrected === undefined) return [{ word, matches }];
    const { written } = word;
    for (let at = written.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
      const parts = [written.slice(0, at), written.slice(at)].flatMap(wordsOf);
      const both = parts.map((part) => ({ word: part, matches: { words: vocabulary.matchWhole(part, 0) } }));
      if (both.length === 2 && both.every((part) => part.matches.words.size > 0)) return both;
    }
    return [{ word, matches }];
  });
}

/** Two words in a row may be one known word: t shirt, key chain. It then stands for both. */
function joinPairs(terms: Term[], vocabulary: Vocabulary): void {
  for (const [at, { word }] of terms.entries()) {
    const next = terms[at + 1];
    const [joined] = next ? wordsOf(word.written + next.word.written) : [];
    const whole = joined && vocabulary.matchWhole(joined);
    if (!next || !whole || whole.size === 0) continue;
    for (const term of [terms[at] as Term, next]) {
      const own = term.matches.corrected === undefined ? [...term.matches.words] : [];
      term.matches = { words: new Map([...own, ...whole]) };
      term.isJoined = true;
    }
  }
}

/** The reading itself, and for each group of which it contains a phrase one more for each other phrase of the group. */
function withSynonyms(reading: Reading, vocabulary: Vocabulary, groups: readonly SynonymGroup[]): Reading[] {
  const readings = [reading];
  for (const group of groups) {
    const [at, phrase] = placeInGroup(group, reading);
    if (!phrase) continue;
    const said = phrase.reduce((sum, id, n) => sum + (reading[at + n]?.get(id) ?? 0), 0) / phrase.length;
    for (const other of group) {
      if (other === phrase || readings.length >= MOST_READINGS) continue;
      const terms = other.map((id) => {
        const word = vocabulary.word(id);
        const whole = word ? vocabulary.matchWhole(word) : new Map<number, number>();
        return new Map(
          [...whole].map(([known, quality]) => [known, Math.max(1, (said * quality) / EXACT - SYNONYM_LOSS)]),
        );
      });
      readings.push([...reading.slice(0, at), ...terms, ...reading.slice(at + phrase.length)]);
    }
  }
  return readings;
}

/** Where the longest phrase of a group is in a reading. */
function placeInGroup(group: SynonymGroup, reading: Reading): [number, (readonly number[])?] {
  for (const phrase of group.toSorted((a, b) => b.length - a.length)) {
    for (let at = 0; at + phrase.length <= reading.length; at += 1) {
      if (phrase.every((id, n) => isSaid(reading[at + n], id))) return [at, phrase];
    }
  }
  return [-1];
}

/** A beginning is not yet a word: "c" is no synonym of all that "card" is. */
const BEGINNING = 30;
const isSaid = (term: Map<number, number> | undefined, id: number): boolean => {
  const quality = term?.get(id);
  return quality !== undefined && quality !== BEGINNING;
};

const MOST_NEAREST = 3;

/** Known words that are nearest to those of a search that found nothing. */
export const nearestTo = (text: string, vocabulary: Vocabulary): string[] =>
  [...new Set(queryWords(text).slice(0, MOST_WORDS).flatMap(vocabulary.nearest))].slice(0, MOST_NEAREST);
