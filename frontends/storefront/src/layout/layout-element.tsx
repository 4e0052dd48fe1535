import type { SvgNode } from '@print-shop/contracts/client';
import { createElement, type ReactElement } from 'react';

/** Names that React has in a way of their own. */
const NAMES: Record<string, string> = { 'xml:space': 'xmlSpace', 'mask-type': 'mask-type' };
const camel = (name: string): string =>
  NAMES[name] ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The description of a drawing as elements. */
export function layoutElement({ tag, attrs, children, text }: SvgNode, key = 0): ReactElement {
  // The address of a picture is empty until the link to its file has come.
  const known = Object.entries(attrs).filter(([, value]) => value !== '');
  const props = Object.fromEntries(known.map(([name, value]) => [camel(name), value]));
  return createElement(tag, { ...props, key }, text ?? children.map((child, index) => layoutElement(child, index)));
}
