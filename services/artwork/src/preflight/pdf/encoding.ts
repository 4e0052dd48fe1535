import { PDFArray, PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { get, getName, listOf } from './objects.ts';

/** Names of signs that are not letters (ISO 32000-2, annex D). */
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'space= |exclam=!|quotedbl="|numbersign=#|dollar=$|percent=%|ampersand=&|quotesingle=\'|parenleft=(|parenright=)|asterisk=*|plus=+|' +
    'comma=,|hyphen=-|period=.|slash=/|zero=0|one=1|two=2|three=3|four=4|five=5|six=6|seven=7|eight=8|nine=9|colon=:|semicolon=;|less=<|' +
    'greater=>|question=?|at=@|bracketleft=[|backslash=\\|bracketright=]|asciicircum=^|underscore=_|grave=`|braceleft={|braceright=}|' +
    'asciitilde=~|quoteleft=‘|quoteright=’|quotedblleft=“|quotedblright=”|endash=–|emdash=—|bullet=•|ellipsis=…|Euro=€|copyright=©|' +
    'registered=®|trademark=™|degree=°|multiply=×|divide=÷|section=§|cent=¢|sterling=£|yen=¥|germandbls=ß|ae=æ|AE=Æ|oe=œ|OE=Œ|oslash=ø|Oslash=Ø'
  )
    .split('|')
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
);
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ grave: '\u0300', acute: '\u0301', circumflex: '\u0302', tilde: '\u0303', dieresis: '\u0308', ring: '\u030a' },
  ...{ cedilla: '\u0327', caron: '\u030c' },
};

/** The sign that a name of the Adobe Glyph List means; `undefined` for a name that is not Latin. */
export function signNamed(name: string): string | undefined {
  if (/^[A-Za-z]$/.test(name)) return name;
  const [, letter, accent = ''] = /^([A-Za-z])([a-z]+)$/.exec(name) ?? [];
  if (letter && ACCENTS[accent]) return `${letter}${ACCENTS[accent]}`.normalize('NFC');
  const [, code] = /^uni([0-9A-F]{4})$/.exec(name) ?? [];
  return SIGNS[name] ?? (code ? String.fromCodePoint(Number.parseInt(code, 16)) : undefined);
}

/** Signs by their codes in a simple font (ISO 32000-2, section 9.6.5); `undefined` for a code that is not known. */
export function encodingOf(font: PDFDict): (code: number) => string | undefined {
  const encoding = get(font, 'Encoding');
  const base = encoding instanceof PDFDict ? getName(encoding, 'BaseEncoding') : getName(font, 'Encoding');
  const changed = namesOf(encoding instanceof PDFDict ? encoding : undefined);
  const signOf = baseOf(base);
  return (code) => {
    const name = changed.get(code);
    return name === undefined ? signOf(code) : signNamed(name);
  };
}

function baseOf(name: string | undefined): (code: number) => string | undefined {
  const label = { WinAnsiEncoding: 'windows-1252', MacRomanEncoding: 'macintosh' }[name ?? ''];
  if (label) {
    const signs = new TextDecoder(label).decode(Uint8Array.from({ length: 256 }, (_, code) => code));
    return (code) => (code < 32 ? undefined : signs[code]);
  }
  // Of the standard encoding what lies below 127, where two quotes are other ones than in ASCII.
  return (code) =>
    code === 39 ? '’' : code === 96 ? '‘' : code < 32 || code > 126 ? undefined : String.fromCharCode(code);
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
