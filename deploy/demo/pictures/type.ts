import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import { type Ink, path } from './path.ts';

/** Typefaces of the printed matter. All of them speak English and Hindi but `script`, which is for neon and headlines. */
export type Face = 'light' | 'regular' | 'medium' | 'bold' | 'heavy' | 'serif' | 'hand' | 'handBold' | 'script';

const require = createRequire(import.meta.url);
const files = (family: string, weight: number, subsets: string[]): string[] =>
  subsets.map((subset) => require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`));
const anek = (weight: number): string[] => [
  ...files('anek-latin', weight, ['latin', 'latin-ext']),
  ...files('anek-devanagari', weight, ['devanagari']),
];
const faces: Record<Face, () => string[]> = {
  light: () => anek(300),
  regular: () => anek(400),
  medium: () => anek(500),
  bold: () => anek(700),
  heavy: () => anek(800),
  serif: () => files('rozha-one', 400, ['latin', 'latin-ext', 'devanagari']),
  hand: () => files('kalam', 400, ['latin', 'latin-ext', 'devanagari']),
  handBold: () => files('kalam', 700, ['latin', 'latin-ext', 'devanagari']),
  script: () => [...files('pacifico', 400, ['latin', 'latin-ext']), ...files('kalam', 700, ['devanagari'])],
};

interface Glyph {
  path: { commands: { command: string; args: number[] }[] };
}
interface Shaped {
  /** Commands in em units, y down, from the pen at 0,0. */
  commands: { letter: string; args: number[] }[];
  width: number;
}

const opened = new Map<Face, Font[]>();
const shapedText = new Map<string, Shaped>();
const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function fontsOf(face: Face): Font[] {
  const known = opened.get(face);
  if (known) return known;
  const fonts = faces[face]().map((file) => openSync(file) as Font);
  opened.set(face, fonts);
  return fonts;
}

/** Cuts text into runs that one font can set; marks and joiners stay with their letters, spaces with what is before. */
function runsOf(text: string, fonts: Font[]): { text: string; font: Font }[] {
  const runs: { text: string; font: Font }[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) as number;
    const last = runs.at(-1);
    const devanagari = (code >= 0x900 && code <= 0x97f) || code === 0x200d || code === 0x200c;
    const stays = last && (char === ' ' || code === 0x200d || code === 0x200c);
    const font = stays
      ? last.font
      : devanagari
        ? (fonts.at(-1) as Font)
        : (fonts.find((one) => one.hasGlyphForCodePoint(code)) ?? fonts[0]);
    if (last && last.font === font) last.text += char;
    else runs.push({ text: char, font: font as Font });
  }
  return runs;
}

function shape(text: string, face: Face, tracking: number): Shaped {
  const key = `${face}|${tracking}|${text}`;
  const known = shapedText.get(key);
  if (known) return known;
  const commands: Shaped['commands'] = [];
  let pen = 0;
  for (const run of runsOf(text, fontsOf(face))) {
    const em = run.font.unitsPerEm;
    const laid = run.font.layout(run.text);
    laid.glyphs.forEach((glyph, i) => {
      const position = laid.positions[i];
      if (!position) return;
      const [dx, dy] = [pen + position.xOffset / em, -position.yOffset / em];
      for (const { command, args } of (glyph as unknown as Glyph).path.commands) {
        const placed = args.map((n, j) => (j % 2 ? dy - n / em : dx + n / em));
        commands.push({ letter: letters[command] ?? 'Z', args: placed });
      }
      pen += position.xAdvance / em + (position.xAdvance > 0 ? tracking : 0);
    });
  }
  const shaped = { commands, width: Math.max(0, pen - tracking) };
  shapedText.set(key, shaped);
  return shaped;
}

export interface Setting {
  face?: Face;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, in em. */
  tracking?: number;
  /** The text is set smaller where it would be wider than this. */
  maxWidth?: number;
}

export const textWidth = (text: string, size: number, { face = 'medium', tracking = 0 }: Setting = {}): number =>
  shape(text, face, tracking).width * size;

/** The size that makes `text` exactly `width` wide, at most `max`. */
export const fitSize = (text: string, width: number, max: number, setting: Setting = {}): number =>
  Math.min(max, width / textWidth(text, 1, setting));

/** Text as a path: what the picture shows does not depend on the fonts of the machine. `y` is the baseline. */
export function textPath(text: string, x: number, y: number, size: number, setting: Setting = {}): string {
  const { face = 'medium', anchor = 'start', tracking = 0, maxWidth } = setting;
  const real = maxWidth ? fitSize(text, maxWidth, size, setting) : size;
  const { commands, width } = shape(text, face, tracking);
  const left = x - (anchor === 'middle' ? width * real * 0.5 : anchor === 'end' ? width * real : 0);
  return commands
    .map(({ letter, args }) => {
      const placed = args.map((n, i) => Math.round((i % 2 ? y + n * real : left + n * real) * 100) / 100);
      return `${letter} ${placed.join(' ')}`;
    })
    .join(' ');
}

export const text = (
  content: string,
  x: number,
  y: number,
  size: number,
  ink: Ink | string,
  setting: Setting = {},
): string => path(textPath(content, x, y, size, setting), ink);
