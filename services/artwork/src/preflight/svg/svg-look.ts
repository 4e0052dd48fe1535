import type { Colour } from '../facts.ts';
import { rgb } from '../pdf/colour.ts';
import { pixelsOf } from './svg-size.ts';
import type { Element } from './svg-tree.ts';

/** How an element is drawn, with what it inherits. */
export interface Look {
  fill: Colour | null;
  stroke: Colour | null;
  strokeWidth: number;
  fontSize: number;
  anchor: string;
  isHidden: boolean;
}

export const FIRST_LOOK: Look = {
  fill: rgb([0, 0, 0], true),
  stroke: null,
  strokeWidth: 1,
  fontSize: 16,
  anchor: 'start',
  isHidden: false,
};
/** Colours of SVG are sRGB by its specification; which of the named ones it is says nothing about print. */
const ANY: Colour = rgb([0.5, 0.5, 0.5], true);
const NAMED: Readonly<Record<string, Colour>> = { black: rgb([0, 0, 0], true), white: rgb([1, 1, 1], true) };

/** The properties that are read from style sheets. */
const PROPERTIES: ReadonlySet<string> = new Set(
  (
    'fill stroke stroke-width font-size text-anchor display visibility opacity fill-opacity stroke-opacity mask ' +
    'mix-blend-mode'
  ).split(' '),
);

type Declarations = ReadonlyMap<string, string>;

/** The properties of an element: its attributes, what simple selectors of the style sheets give it, and its own style. */
export function stylist(css: string): (element: Element) => Declarations {
  const rules = new Map<string, Map<string, string>>();
  for (const block of withoutComments(css).split('}')) {
    const [selectors = '', body = ''] = block.split('{');
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      const known = rules.get(selector) ?? new Map<string, string>();
      for (const [name, value] of declarationsOf(body)) if (PROPERTIES.has(name)) known.set(name, value);
      rules.set(selector, known);
    }
  }
  return ({ name, attributes }) => {
    const classes = (attributes.class ?? '').split(/\s+/).map((one) => `.${one}`);
    const selected = ['*', name, ...classes, `#${attributes.id}`].flatMap((selector) => [
      ...(rules.get(selector) ?? []),
    ]);
    return new Map([...Object.entries(attributes), ...selected, ...declarationsOf(attributes.style ?? '')]);
  };
}

/** A style sheet as far as its comments end. */
function withoutComments(css: string): string {
  const [first = '', ...rest] = css.split('/*');
  return [first, ...rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join(' ');
}

const declarationsOf = (body: string): [string, string][] =>
  body.split(';').flatMap((part) => {
    const [name = '', ...value] = part.split(':');
    return value.length > 0 ? [[name.trim(), value.join(':').trim()] as [string, string]] : [];
  });

/** How an element looks within one that looks like `outer`. */
export function lookOf(style: Declarations, outer: Look): Look {
  const size = style.get('font-size');
  return {
    fill: colourOf(style.get('fill'), outer.fill),
    stroke: colourOf(style.get('stroke'), outer.stroke),
    strokeWidth: pixelsOf(style.get('stroke-width')) ?? outer.strokeWidth,
    fontSize: (size?.endsWith('%') ? undefined : pixelsOf(size)) ?? outer.fontSize,
    anchor: style.get('text-anchor') ?? outer.anchor,
    isHidden: outer.isHidden || style.get('display') === 'none' || style.get('visibility') === 'hidden',
  };
}

/** How it lets what lies below it shine through; nothing where it does not. */
export function transparencyOf(style: Declarations): 'alpha' | 'mask' | 'blend' | undefined {
  const shares = ['opacity', 'fill-opacity', 'stroke-opacity'].map((name) => Number.parseFloat(style.get(name) ?? '1'));
  if (shares.some((share) => share < 1)) return 'alpha';
  if ((style.get('mask') ?? 'none') !== 'none') return 'mask';
  return (style.get('mix-blend-mode') ?? 'normal') === 'normal' ? undefined : 'blend';
}

function colourOf(value: string | undefined, outer: Colour | null): Colour | null {
  const text = value?.trim().toLowerCase();
  if (!text || text === 'inherit' || text === 'currentcolor') return outer;
  if (text === 'none' || text === 'transparent') return null;
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text) ?? [];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    return rgb(
      digits.map((pair) => Number.parseInt(pair, 16) / 255),
      true,
    );
  }
  const [, numbers] = /^rgb\(([\d\s,]+)\)$/.exec(text) ?? [];
  if (numbers)
    return rgb(
      numbers.split(/[\s,]+/).map((part) => Number(part) / 255),
      true,
    );
  return NAMED[text] ?? ANY;
}
