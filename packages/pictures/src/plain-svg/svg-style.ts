/** Whether an address refers to a part of the document or to a picture embedded in it. */
export const isInside = (address: string): boolean => /^\s*(#|data:image\/(png|jpeg|webp|gif);base64,)/i.test(address);

/** Resolves CSS escapes (CSS Syntax Level 3, section 4.3.7): `\75rl(` is `url(`. */
const unescaped = (css: string): string =>
  css
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => {
      const code = Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    })
    .replace(/\\(.)/gs, '$1');

const withoutComments = (css: string): string => css.replace(/\/\*.*?(\*\/|$)/gs, '');

const addresses = (css: string): string[] =>
  [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, address]) => address ?? '');

/** Functions other than `url` that load a picture, and old ways to run a program. */
const loads =
  /@import|@namespace|(?:^|[^\w-])(?:-\w+-)?(?:image-set|image|cross-fade|src|element|expression)\s*\(|javascript:|behavior\s*:|-moz-binding/i;

/** Whether a style, or an attribute that is parsed as one, refers to anything outside its document. */
export function reachesOut(css: string): boolean {
  // Checks every reading that a viewer may choose: apparent comments may be part of an address.
  const readings = [css, unescaped(css), withoutComments(unescaped(css))];
  return readings.some((reading) => loads.test(reading) || addresses(reading).some((address) => !isInside(address)));
}

/** The ids that a style refers to: `url(#id)`. */
export const idsIn = (css: string): string[] =>
  addresses(withoutComments(unescaped(css)))
    .map((address) => address.trim())
    .filter((address) => address.startsWith('#'))
    .map((address) => address.slice(1));

/**
 * The ids that a style sheet makes elements refer to, by simple selector: `.class`, `#id`, an element's name or `*`. A
 * compound selector counts for each of its parts, so nothing is missed.
 */
export function idsBySelector(sheet: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const rule of withoutComments(unescaped(sheet)).split('}')) {
    const bodyAt = rule.lastIndexOf('{');
    const ids = bodyAt < 0 ? [] : idsIn(rule.slice(bodyAt));
    if (ids.length === 0) continue;
    for (const [part] of rule.slice(0, bodyAt).matchAll(/[.#]?[\w-]+|\*/g)) {
      const known = found.get(part) ?? [];
      found.set(part, known);
      for (const id of ids) known.push(id);
    }
  }
  return found;
}
