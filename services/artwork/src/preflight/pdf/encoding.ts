import { PDFArray, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { Encodings } from '@cantoo/pdf-lib/standard-fonts';
import { get, getName, listOf } from './objects.ts';

/** Signs of the Latin character set that Windows has not (ISO 32000-2, annex D.2), by their names. */
const MORE =
  'fi=ﬁ|fl=ﬂ|fraction=⁄|Lslash=Ł|lslash=ł|minus=−|breve=˘|caron=ˇ|dotaccent=˙|dotlessi=ı|hungarumlaut=˝|ogonek=˛|ring=˚';
/** Signs by their names in the Adobe Glyph List. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  // Two names have a second sign, which a file means by the first.
  ...Encodings.WinAnsi.supportedCodePoints
    .toSorted((a, b) => b - a)
    .map((code) => [Encodings.WinAnsi.encodeUnicodeCodePoint(code).name, String.fromCodePoint(code)] as const),
  ...MORE.split('|').map((pair) => pair.split('=') as [string, string]),
]);
const NAMES: ReadonlyMap<string, string> = new Map([...SIGNS].map(([name, sign]) => [sign, name]));

/** The standard encoding above ASCII (ISO 32000-2, annex D.2): the code of the first name, then one name after the other. */
const STANDARD_RUNS: readonly (readonly [first: number, names: string])[] = [
  [39, 'quoteright'],
  [96, 'quoteleft'],
  [
    0xa1,
    'exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft guilsinglright fi fl',
  ],
  [0xb1, 'endash dagger daggerdbl periodcentered'],
  [0xb6, 'paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand'],
  [0xbf, 'questiondown'],
  [0xc1, 'grave acute circumflex tilde macron breve dotaccent dieresis'],
  [0xca, 'ring cedilla'],
  [0xcd, 'hungarumlaut ogonek caron emdash'],
  [0xe1, 'AE'],
  [0xe3, 'ordfeminine'],
  [0xe8, 'Lslash Oslash OE ordmasculine'],
  [0xf1, 'ae'],
  [0xf5, 'dotlessi'],
  [0xf8, 'lslash oslash oe germandbls'],
];
const STANDARD: ReadonlyMap<number, string> = new Map(
  STANDARD_RUNS.flatMap(([first, names]) => names.split(' ').map((name, at) => [first + at, name] as const)),
);

const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  dieresis: '\u0308',
  ring: '\u030a',
  cedilla: '\u0327',
  caron: '\u030c',
  breve: '\u0306',
  macron: '\u0304',
  ogonek: '\u0328',
  dotaccent: '\u0307',
  hungarumlaut: '\u030b',
};

/** The sign that a name of the Adobe Glyph List means; `undefined` for a name that is not Latin. */
export function signNamed(name: string): string | undefined {
  const known = SIGNS.get(name);
  if (known) return known;
  const [, letter, accent = ''] = /^([A-Za-z])([a-z]+)$/.exec(name) ?? [];
  if (letter && ACCENTS[accent]) return `${letter}${ACCENTS[accent]}`.normalize('NFC');
  const [, code] = /^uni([0-9A-F]{4})$/.exec(name) ?? [];
  return code ? String.fromCodePoint(Number.parseInt(code, 16)) : undefined;
}

/** The names of signs by their codes in a simple font (ISO 32000-2, section 9.6.5); `undefined` for a code that is not known. */
export function glyphNamesOf(font: PDFDict): (code: number) => string | undefined {
  const encoding = get(font, 'Encoding');
  const base = encoding instanceof PDFDict ? getName(encoding, 'BaseEncoding') : getName(font, 'Encoding');
  const changed = namesOf(encoding instanceof PDFDict ? encoding : undefined);
  const nameOf = baseOf(base);
  return (code) => changed.get(code) ?? nameOf(code);
}

/** The signs themselves; `undefined` also for a name that is not Latin. */
export function encodingOf(font: PDFDict): (code: number) => string | undefined {
  const nameOf = glyphNamesOf(font);
  return (code) => {
    const name = nameOf(code);
    return name === undefined ? undefined : signNamed(name);
  };
}

function baseOf(name: string | undefined): (code: number) => string | undefined {
  if (name === 'WinAnsiEncoding') return windowsName;
  if (name === 'MacRomanEncoding') return macintoshName;
  return (code) => STANDARD.get(code) ?? (code < 127 ? asciiName(code) : undefined);
}

const tableOf = (label: string): string =>
  new TextDecoder(label).decode(Uint8Array.from({ length: 256 }, (_, code) => code));
const WINDOWS = tableOf('windows-1252');
const MACINTOSH = tableOf('macintosh');
const signName = (sign = ''): string | undefined =>
  NAMES.get(sign) ?? `uni${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
const asciiName = (code: number): string | undefined => (code < 32 ? undefined : NAMES.get(String.fromCharCode(code)));

/** Codes that Windows does not use are bullets, and two have a meaning of their own (ISO 32000-2, annex D.2, notes 3 to 6). */
function windowsName(code: number): string | undefined {
  if (code < 127) return asciiName(code);
  if (code === 0xa0) return 'space';
  if (code === 0xad) return 'hyphen';
  const sign = WINDOWS[code] ?? '';
  return /\p{Cc}/u.test(sign) ? 'bullet' : signName(sign);
}

function macintoshName(code: number): string | undefined {
  if (code < 127) return asciiName(code);
  return code === 127 ? undefined : code === 0xca ? 'space' : signName(MACINTOSH[code]);
}

/** Names of signs by their codes, as an encoding differs from its base: `code /name /name … code /name …`. */
export function namesOf(encoding: PDFDict | undefined): Map<number, string> {
  const changed = new Map<number, string>();
  const list = encoding && get(encoding, 'Differences');
  let code = 0;
  for (const part of list instanceof PDFArray ? listOf(list) : []) {
    if (part instanceof PDFNumber) code = part.asNumber();
    else if (part instanceof PDFName) changed.set(code++, part.decodeText());
  }
  return changed;
}
