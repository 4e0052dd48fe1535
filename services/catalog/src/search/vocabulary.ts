import { isDevanagari } from '@print-shop/devanagari';
import { distance, lettersApart, lettersOf, typosAllowed } from './distance.ts';
import { difference, type Sound, soundOf } from './sound.ts';
import { isEmpty, type Word } from './words.ts';

/** How a word of a search matched a word of the goods. A better kind outranks a worse one. */
const QUALITY = { exact: 40, beginning: 30, sound: 20, misspelt: 10 } as const;

/** The known words that a searched word stands for, by id, with the quality of the match. */
export interface Matches {
  words: Map<number, number>;
  /** The known word that was used in place of the searched one, which is misspelt. */
  corrected?: number;
}

/** Misspelt words stand for at most this many known words. */
const MOST_CORRECTIONS = 5;
/** Words added since the last sort are looked through one by one; more than these are sorted in. */
const MOST_UNSORTED = 200;
/** Sounds that differ by more are other words. */
const FAR_SOUND = 3;

/** Words of two consonants must sound the same; others may be a usual variant. */
const closeTo = (sound: Sound | undefined): 0 | 1 => (sound && sound.key.length > 2 ? 1 : 0);

export type Vocabulary = ReturnType<typeof createVocabulary>;

/**
 * All words of the goods and of synonyms, each with a number. Words are never forgotten; `isUsed` says which still count,
 * and `hasGoods` which goods contain.
 */
export function createVocabulary(isUsed: (id: number) => boolean, hasGoods: (id: number) => boolean) {
  const ids = new Map<string, number>();
  const words: Word[] = [];
  const sounds: (Sound | undefined)[] = [];
  const letters: number[] = [];
  const bySound = new Map<string, number[]>();
  let sorted: number[] = [];
  let unsorted: number[] = [];
  const spellingOf = (id: number): string => words[id]?.spelling ?? '';

  const add = (word: Word): number => {
    const known = ids.get(word.spelling);
    if (known !== undefined) return known;
    const id = words.length;
    const sound = soundOf(word.spoken);
    ids.set(word.spelling, id);
    words.push(word);
    sounds.push(sound);
    letters.push(lettersOf(word.spelling));
    unsorted.push(id);
    if (sound) bySound.set(sound.key, [...(bySound.get(sound.key) ?? []), id]);
    return id;
  };

  const sortIn = () => {
    sorted = sorted.concat(unsorted).sort((a, b) => (spellingOf(a) < spellingOf(b) ? -1 : 1));
    unsorted = [];
  };

  function* beginningWith(start: string) {
    if (unsorted.length > MOST_UNSORTED) sortIn();
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (spellingOf(sorted[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    for (let at = low; spellingOf(sorted[at] ?? -1).startsWith(start); at += 1) yield sorted[at] as number;
    for (const id of unsorted) if (spellingOf(id).startsWith(start)) yield id;
  }

  const soundingLike = (sound: Sound | undefined, most: number): { id: number; cost: number }[] =>
    (sound ? (bySound.get(sound.key) ?? []) : [])
      .map((id) => ({ id, cost: difference(sound as Sound, sounds[id] as Sound) }))
      .filter(({ id, cost }) => cost <= most && isUsed(id));

  const misspelt = (word: Word, limit = typosAllowed(word.spelling)): { id: number; cost: number }[] => {
    if (limit === 0) return [];
    const bits = lettersOf(word.spelling);
    return words.flatMap(({ spelling }, id) => {
      if (Math.abs(spelling.length - word.spelling.length) > limit) return [];
      if (lettersApart(bits, letters[id] ?? 0) > 2 * limit || !isUsed(id) || /\d/.test(spelling)) return [];
      const cost = distance(word.spelling, spelling, limit);
      return cost <= limit ? [{ id, cost }] : [];
    });
  };

  /** Words whose sound begins like that of an unfinished word: बैन for banner. */
  const beginningToSoundLike = (sound: Sound | undefined): { id: number; cost: number }[] => {
    if (!sound) return [];
    const found: { id: number; cost: number }[] = [];
    // Whether a vowel follows is not known yet, unless it has been typed.
    const end = sound.vowels.length - (sound.vowels.endsWith('-') ? 1 : 0);
    const start = { ...sound, vowels: sound.vowels.slice(0, end) };
    for (const [key, others] of bySound) {
      if (!key.startsWith(sound.key)) continue;
      for (const id of others) {
        const { consonants = '', vowels = '' } = sounds[id] ?? {};
        const part = { key, consonants: consonants.slice(0, sound.key.length), vowels: vowels.slice(0, end) };
        if (isUsed(id) && difference(start, part) === 0) found.push({ id, cost: 1 });
      }
    }
    return found;
  };

  const correct = (word: Word): Matches => {
    const sound = soundOf(word.spoken);
    const far = sound && sound.key.length > 2 ? FAR_SOUND : FAR_SOUND - 1;
    const found = [
      ...misspelt(word),
      ...soundingLike(sound, far).map(({ id, cost }) => ({ id, cost: 1 + cost / 2 })),
    ].sort((a, b) => a.cost - b.cost || a.id - b.id);
    const nearest = found.filter(({ cost }) => cost === found[0]?.cost).slice(0, MOST_CORRECTIONS);
    if (nearest[0]) {
      const found = { words: new Map(nearest.map(({ id }) => [id, QUALITY.misspelt])) };
      // A word in the other script is the same word, not a mended one.
      const isMended = isDevanagari(word.written) === isDevanagari(words[nearest[0].id]?.written ?? '');
      return isMended ? { ...found, corrected: nearest[0].id } : found;
    }
    return { words: new Map(beginningToSoundLike(sound).map(({ id }) => [id, QUALITY.sound])) };
  };

  return {
    add,
    word: (id: number): Word | undefined => words[id],

    /** The known words that sound or are spelled like this one, or begin with it; if there are none, its corrections. */
    match(word: Word): Matches {
      const found = new Map<number, number>();
      const sound = soundOf(word.spoken);
      for (const { id } of soundingLike(sound, closeTo(sound))) found.set(id, QUALITY.sound);
      for (const id of beginningWith(word.spelling)) if (isUsed(id)) found.set(id, QUALITY.beginning);
      const exact = ids.get(word.spelling);
      if (exact !== undefined && isUsed(exact)) found.set(exact, QUALITY.exact);
      if (isDevanagari(word.written)) {
        for (const { id } of beginningToSoundLike(sound)) if (!found.has(id)) found.set(id, QUALITY.sound);
      }
      if (found.keys().some(hasGoods)) return { words: found };
      const { words: others, corrected } = correct(word);
      const matches = { words: new Map([...others, ...found]) };
      return found.size > 0 || corrected === undefined ? matches : { ...matches, corrected };
    },

    /** Words that goods contain and that this one may have been meant to be, nearest first; itself too. */
    nearest(word: Word): string[] {
      const limit = typosAllowed(word.spelling);
      const found = limit === 0 && !hasGoods(ids.get(word.spelling) ?? -1) ? [] : misspelt(word, limit + 1);
      return found
        .filter(({ id }) => hasGoods(id) && !isEmpty(words[id] as Word))
        .sort((a, b) => a.cost - b.cost || a.id - b.id)
        .map(({ id }) => words[id]?.written ?? '');
    },

    /** Only the word itself and those that sound the same, with up to `most` difference. */
    matchWhole(word: Word, most: 0 | 1 = 1): Map<number, number> {
      const exact = ids.get(word.spelling);
      const sound = soundOf(word.spoken);
      const found = soundingLike(sound, Math.min(most, closeTo(sound))).map(({ id }) => [id, QUALITY.sound] as const);
      return new Map([...found, ...(exact !== undefined && isUsed(exact) ? [[exact, QUALITY.exact] as const] : [])]);
    },
  };
}
