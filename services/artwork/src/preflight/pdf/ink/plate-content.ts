import { readContent } from '../lexer.ts';

/** Names that the resources of a page get for the colour spaces of its plates. */
export const SPACE_NAMES = { 1: 'InkGray', 3: 'InkRGB', 4: 'InkCMYK' } as const;

const FILLS: Readonly<Record<string, string>> = { g: SPACE_NAMES[1], rg: SPACE_NAMES[3], k: SPACE_NAMES[4] };
const STROKES: Readonly<Record<string, string>> = { G: SPACE_NAMES[1], RG: SPACE_NAMES[3], K: SPACE_NAMES[4] };

/** Black, as pages and tiles begin. */
export const BEGINNING = Buffer.from(`/${SPACE_NAMES[1]} cs 0 sc /${SPACE_NAMES[1]} CS 0 SC `);

/** A content stream in which colours that name no space of their own are those of the plates. */
export function plateContent(bytes: Uint8Array): Uint8Array {
  const parts: (string | Uint8Array)[] = [];
  let kept = 0;
  readContent(bytes, (operator, operands, { from, to }) => {
    const [space, isStroke] = [FILLS[operator] ?? STROKES[operator], operator in STROKES];
    if (space === undefined) return;
    const numbers = operands.map((operand) => (typeof operand === 'number' ? operand : 0)).join(' ');
    parts.push(
      bytes.subarray(kept, from),
      ` /${space} ${isStroke ? 'CS' : 'cs'} ${numbers} ${isStroke ? 'SC' : 'sc'} `,
    );
    kept = to;
  });
  return Buffer.concat([...parts, bytes.subarray(kept)].map((part) => Buffer.from(part as Uint8Array)));
}
