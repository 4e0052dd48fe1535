/** A part of an SVG drawing, from which a server writes markup and a browser makes elements. */
export interface SvgNode {
  tag: string;
  /** By the names of SVG, such as `stroke-width`. */
  attrs: Readonly<Record<string, string | number>>;
  children: readonly SvgNode[];
  /** The words of a text, which then has no children. */
  text?: string;
}

export const svg = (tag: string, attrs: SvgNode['attrs'], children: readonly SvgNode[] = [], text?: string): SvgNode =>
  text === undefined ? { tag, attrs, children } : { tag, attrs, children, text };

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value: string | number): string => String(value).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

export function toMarkup({ tag, attrs, children, text }: SvgNode): string {
  const named = Object.entries(attrs).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const inner = text === undefined ? children.map(toMarkup).join('') : escaped(text);
  return `<${tag}${named.join('')}>${inner}</${tag}>`;
}
