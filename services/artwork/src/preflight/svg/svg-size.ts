/** CSS pixels of a unit (CSS Values and Units Level 3, section 6.2). */
const PIXELS: Readonly<Record<string, number>> = {
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  pt: 96 / 72,
  pc: 16,
  px: 1,
};
const pixelsIn = (unit: string): number => PIXELS[unit.toLowerCase()] ?? 1;

/**
 * Gives the root of a plain SVG its width and height in pixels. librsvg enlarges lengths in millimetres twice when it draws at
 * another resolution, and the same drawing would come out at two sizes.
 */
export const inPixels = (svg: string): string =>
  svg.replace(/^<svg\b[^>]*>/, (root) =>
    root.replace(
      /(\s(?:width|height)=")([\d.]+)(mm|cm|q|in|pt|pc|px)"/gi,
      (_, name: string, value: string, unit: string) => {
        const pixels = Number(value) * pixelsIn(unit);
        return `${name}${Math.round(pixels * 1000) / 1000}"`;
      },
    ),
  );

/** A length in pixels; nothing for what is no length, and a number in percent as it is written. */
export function pixelsOf(value: string | undefined): number | undefined {
  const [, number, unit = 'px'] = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)/i.exec(value ?? '') ?? [];
  return number === undefined ? undefined : Number(number) * pixelsIn(unit);
}
