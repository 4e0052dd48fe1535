const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
/** Consonants that a dot below (nukta) changes. */
const DOTTED: Record<string, string> = { ज: 'z', फ: 'f', ड: 'r', ढ: 'r', ग: 'g', क: 'k', ख: 'kh' };
const VOWELS: Record<string, string> = {
  अ: 'ə',
  आ: 'ā',
  इ: 'í',
  ई: 'ī',
  उ: 'ú',
  ऊ: 'ū',
  ऋ: 'rí',
  ए: 'é',
  ऐ: 'ε',
  ओ: 'ó',
  औ: 'ɔ',
  ऑ: 'ó',
  ऍ: 'ε',
  ऎ: 'é',
};
const SIGNS: Record<string, string> = {
  'ा': 'ā', 'ि': 'í', 'ी': 'ī', 'ु': 'ú', 'ू': 'ū', 'ृ': 'rí', 'े': 'é', 'ै': 'ε', 'ो': 'ó', 'ौ': 'ɔ', 'ॉ': 'ó', 'ॅ': 'ε', 'ॆ': 'é',
}; // biome-ignore format: one alphabet, one line
const NUKTA = '़';
const VIRAMA = '्';
const NASAL = new Set(['ं', 'ँ']);
const LIP = new Set(['प', 'फ', 'ब', 'भ', 'म']);
const ZERO = 0x0966;

/** The vowels that `pronounce` writes. Each differs from the Latin vowels, whose sound depends on the word. */
export const SPOKEN_VOWELS = 'əāíīúūéεóɔ';
const LATIN_VOWELS: Record<string, string> = {
  ə: 'a',
  ā: 'a',
  í: 'i',
  ī: 'i',
  ú: 'u',
  ū: 'u',
  é: 'e',
  ε: 'ai',
  ó: 'o',
  ɔ: 'au',
};

const SPOKEN = `[${SPOKEN_VOWELS}]`;
const CONSONANT = '(?:[kgcjtdpb]h{1,2}|sh|[b-df-hj-np-tv-z])';
const LAST_SCHWA = new RegExp(`(?<=${SPOKEN}.*)ə$`, 'u');
const OPEN_SYLLABLE = new RegExp(`${SPOKEN}${CONSONANT}$`, 'u');
const SYLLABLE = new RegExp(`^ə${CONSONANT}${SPOKEN}`, 'u');

export const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);

/**
 * How a Hindi word is pronounced: Latin consonants and the vowels of `SPOKEN_VOWELS`. An inherent vowel is silent at the end
 * of a word, and between two syllables that have vowels of their own (schwa deletion): कपड़ा is kəprā, बैनर is bεnər.
 */
export function pronounce(word: string): string {
  const letters = [...word.normalize('NFD')];
  let spoken = '';
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1];
    const isDotted = next === NUKTA;
    const consonant = (isDotted && DOTTED[letter]) || CONSONANTS[letter];
    if (consonant) {
      const sign = isDotted ? letters[at + 2] : next;
      spoken += consonant + (sign && (SIGNS[sign] || sign === VIRAMA) ? '' : 'ə');
    } else if (NASAL.has(letter)) spoken += LIP.has(next ?? '') ? 'm' : 'n';
    else spoken += VOWELS[letter] ?? SIGNS[letter] ?? digitOf(letter);
  }
  return withoutSchwas(spoken);
}

/** A pronounced word in plain Latin letters, as Indians write it: bainar, vijiting. */
export const toLatin = (spoken: string): string =>
  spoken.replace(new RegExp(SPOKEN, 'gu'), (vowel) => LATIN_VOWELS[vowel] ?? '');

function withoutSchwas(spoken: string): string {
  let word = spoken.replace(LAST_SCHWA, '');
  // From the end, because each vowel that falls silent makes a pair of consonants, which keeps the vowel before it.
  for (let at = word.lastIndexOf('ə'); at > 0; at = word.lastIndexOf('ə', at - 1)) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (OPEN_SYLLABLE.test(before) && SYLLABLE.test(after)) word = before + after.slice(1);
  }
  return word;
}

/** An ASCII digit for a Devanagari one; nothing for other signs. */
function digitOf(letter: string): string {
  const digit = (letter.codePointAt(0) ?? 0) - ZERO;
  if (digit >= 0 && digit <= 9) return String(digit);
  return /[\p{Script=Latin}\p{N}]/u.test(letter) ? letter : '';
}

const BEFORE_CONSONANT = new RegExp(`vər(?=[^${SPOKEN_VOWELS}])`, 'u');
const WIDE_V = new RegExp(`(?<=[^${SPOKEN_VOWELS}])v|(?<=.)v(?=ā)`, 'gu');

/**
 * A pronounced word with the letters of family names, which keep older spellings: Verma, Agrawal, Tiwari, Dwivedi. Of चौधरी, which ends in
 * -ari or -ary, only the common beginning is left.
 */
const asName = (spoken: string): string =>
  spoken.replace(BEFORE_CONSONANT, 'vér').replace(WIDE_V, 'w').replace(/dhrī$/u, 'dhər');

/**
 * Returns the ways in which Indians write a Hindi text in Latin letters, the usual one first: `mira` and `meera` for मीरा, `varma` and
 * `verma` for वर्मा. Words in Latin letters stay, and signs without a sound have no spelling.
 */
export function latinSpellings(text: string): string[] {
  // Joiners only choose the shape of a letter. Two signs are written otherwise than by their letters: ज्ञान is gyan, and सिंह is singh.
  const plain = text
    .replaceAll(/[\u200c\u200d]/g, '')
    .replaceAll('ज्ञ', 'ग्य')
    .replaceAll(/ंह(?!\p{Script=Devanagari})/gu, 'ंघ');
  const written = (spell: (word: string) => string) => toLatin(plain.replace(/\p{Script=Devanagari}+/gu, spell));
  const spellings = [
    written(pronounce),
    written((word) => pronounce(word).replaceAll('ī', 'ee').replaceAll('ū', 'oo')),
    written((word) => asName(pronounce(word))),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling.trim() !== '');
}
