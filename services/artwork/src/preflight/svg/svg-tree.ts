import { SaxesParser } from 'saxes';

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  /** The text directly in it. */
  text: string;
}

/** The elements of a plain SVG, by their ids, too, and its style sheets. */
export function treeOf(svg: string): { root: Element | undefined; byId: Map<string, Element>; css: string } {
  const parser = new SaxesParser();
  const byId = new Map<string, Element>();
  const open: Element[] = [];
  let root: Element | undefined;
  let css = '';
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
    if (attributes.id !== undefined && !byId.has(attributes.id)) byId.set(attributes.id, element);
  });
  const onText = (text: string): void => {
    const element = open.at(-1);
    if (element?.name === 'style') css += text;
    else if (element) element.text += text;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => open.pop());
  parser.write(svg).close();
  return { root, byId, css };
}
