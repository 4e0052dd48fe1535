import type { Text } from '@print-shop/contracts';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { MAX_DRAWN, type SvgNode, TOO_OFTEN, unfoldingFault } from './svg-expansion.ts';
import { ATTRIBUTES, DRAWING, SVG_NAMESPACE, XHTML_NAMESPACE, XLINK_NAMESPACE, XML_NAMESPACE } from './svg-names.ts';
import { idsBySelector, idsIn, isInside, reachesOut } from './svg-style.ts';

const MAX_DEPTH = 100;
const MAX_ELEMENTS = 50_000;
const MAX_ATTRIBUTES = 200;

/** Why an SVG is more than a drawing, in words for the person who sent it. */
class Fault extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

/** An open element and its place in the tree. */
interface Open extends SvgNode {
  name: string;
  /** The style sheet's text so far. */
  css: string;
}

/**
 * Rewrites an SVG as a plain drawing that contains only SVG elements and attributes that draw. Notes of drawing programs, in
 * metadata or in their own namespaces, are left out, as no viewer draws them. Scripts, links and external references are
 * refused rather than removed, because a design that lost a part unnoticed would be printed wrong. Parsing stops at the
 * first fault.
 */
export function plainSvg(text: string): { svg: string } | { fault: Text } {
  try {
    return { svg: read(text) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.text };
    throw error;
  }
}

function read(text: string): string {
  const parser = new SaxesParser({ xmlns: true });
  const written: string[] = [];
  const byId = new Map<string, SvgNode>();
  const styled: { node: SvgNode; parts: string[] }[] = [];
  const sheets: string[] = [];
  const open: Open[] = [];
  let root: Open | undefined;
  let [depth, elements, attributes, skippedFrom] = [0, 0, 0, 0];

  parser.on('error', () => refuse({ en: 'it is not well-formed', hi: 'इसकी लिखावट में गड़बड़ है' }));
  parser.on(
    'doctype',
    (doctype) => doctype.includes('[') && refuse({ en: 'it declares entities', hi: 'इसमें entities हैं' }),
  );
  parser.on('processinginstruction', ({ target }) =>
    refuse({ en: `it contains <?${target}?>`, hi: `इसमें <?${target}?> है` }),
  );
  parser.on(
    'attribute',
    () =>
      ++attributes > MAX_ATTRIBUTES &&
      refuse({ en: 'an element has too many attributes', hi: 'किसी एलिमेंट में बहुत ज़्यादा attributes हैं' }),
  );
  parser.on('opentag', (tag) => {
    attributes = 0;
    if (++depth > MAX_DEPTH)
      refuse({ en: 'its elements are nested too deep', hi: 'इसके एलिमेंट बहुत गहराई तक एक-दूसरे के अंदर हैं' });
    if (++elements > MAX_ELEMENTS) refuse({ en: 'it has too many elements', hi: 'इसमें बहुत ज़्यादा एलिमेंट हैं' });
    if (skippedFrom > 0) return;
    if (isNote(tag)) {
      skippedFrom = depth;
      return;
    }
    if (!isDrawing(tag) || (depth === 1 && tag.local !== 'svg'))
      refuse({ en: `it contains <${tag.name}>`, hi: `इसमें <${tag.name}> है` });
    const kept = keptAttributes(tag);
    const node: Open = { name: tag.local, css: '', children: [], refersTo: idsOf(kept) };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
    const id = kept.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, node);
    const classes = (kept.get('class') ?? '').split(/\s+/).map((name) => `.${name}`);
    styled.push({ node, parts: ['*', tag.local, `#${id}`, ...classes] });
    written.push(`<${tag.local}`, depth === 1 ? NAMESPACES : '', ...[...kept].map(toAttribute), '>');
  });
  const readText = (content: string) => {
    const node = open.at(-1);
    if (skippedFrom > 0 || !node) return;
    if (node.name === 'style') node.css += content;
    else written.push(escapeText(content));
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('closetag', () => {
    depth--;
    if (skippedFrom > 0) {
      if (depth < skippedFrom) skippedFrom = 0;
      return;
    }
    const node = open.pop();
    if (!node) return;
    if (node.name === 'style') {
      if (reachesOut(node.css))
        refuse({ en: 'its style refers to something outside of itself', hi: 'इसकी style बाहर की किसी चीज़ से जुड़ी है' });
      sheets.push(node.css);
      written.push(escapeText(node.css));
    }
    written.push(`</${node.name}>`);
  });
  parser.write(text).close();
  if (!root) return refuse({ en: 'it contains no drawing', hi: 'इसमें कोई चित्र नहीं है' });

  const bySelector = idsBySelector(sheets.join('\n'));
  let references = 0;
  for (const { node, parts } of styled) {
    for (const ids of parts.map((part) => bySelector.get(part) ?? [])) {
      references += ids.length;
      if (references > MAX_DRAWN) refuse(TOO_OFTEN);
      for (const id of ids) node.refersTo.push(id);
    }
  }
  const fault = unfoldingFault(root, byId);
  return fault ? refuse(fault) : written.join('');
}

const NAMESPACES = ` xmlns="${SVG_NAMESPACE}" xmlns:xlink="${XLINK_NAMESPACE}"`;

function refuse(fault: Text): never {
  throw new Fault(fault);
}

/** An element without a namespace also counts as SVG: old programs wrote such files. */
const isDrawing = ({ uri, local }: SaxesTagNS) => (uri === SVG_NAMESPACE || uri === '') && DRAWING.has(local);

/** Notes for a drawing program. HTML markup is not among them, as a viewer may show it. */
const isNote = ({ uri, local }: SaxesTagNS) =>
  uri === SVG_NAMESPACE || uri === '' ? local === 'metadata' : uri !== XHTML_NAMESPACE;

/** The attributes to keep, by their names as written. */
function keptAttributes(tag: SaxesTagNS): Map<string, string> {
  const kept = new Map<string, string>();
  for (const attribute of Object.values(tag.attributes)) {
    const { local, value } = attribute;
    if (/^on/i.test(local)) refuse({ en: `it contains the handler ${local}`, hi: `इसमें ${local} handler है` });
    if (/^(href|src)$/i.test(local) && !isInside(value))
      refuse({ en: 'it refers to something outside of itself', hi: 'यह बाहर की किसी चीज़ से जुड़ी है' });
    const name = nameOf(attribute);
    if (!name) continue;
    if (reachesOut(value))
      refuse({ en: 'its style refers to something outside of itself', hi: 'इसकी style बाहर की किसी चीज़ से जुड़ी है' });
    kept.set(name, value);
  }
  return kept;
}

function nameOf({ prefix, local, uri }: SaxesAttributeNS): string | undefined {
  if (prefix === '' && local !== 'xmlns') return ATTRIBUTES.has(local) ? local : undefined;
  if (uri === XLINK_NAMESPACE && local === 'href') return 'xlink:href';
  return uri === XML_NAMESPACE && (local === 'space' || local === 'lang') ? `xml:${local}` : undefined;
}

/** Ids of the parts of the document that an element's attributes refer to. */
const idsOf = (kept: ReadonlyMap<string, string>): string[] =>
  [...kept].flatMap(([name, value]) =>
    name === 'href' || name === 'xlink:href'
      ? value.trim().startsWith('#')
        ? [value.trim().slice(1)]
        : []
      : value.includes('(')
        ? idsIn(value)
        : [],
  );

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};
const escapeText = (content: string) => content.replace(/[&<>\r]/g, (sign) => entities[sign] ?? sign);
const toAttribute = ([name, value]: [string, string]) =>
  ` ${name}="${value.replace(/[&<>"\n\r\t]/g, (sign) => entities[sign] ?? sign)}"`;
