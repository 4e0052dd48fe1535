import { SaxesParser } from 'saxes';

/** Elements that only draw. Whatever is not named here (scripts, links, foreign markup, animation, media) is refused. */
const DRAWING = new Set(
  `svg g defs symbol use title desc switch path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
);

/** Notes of drawing programs, which no viewer acts on. */
const isNote = (name: string) => name === 'metadata' || /^(sodipodi|inkscape|rdf|cc|dc|sketch|serif):/.test(name);

/** Parts of the document itself, and pictures carried inside it. */
const isInside = (address: string) => /^\s*(#|data:image\/(png|jpeg|webp);base64,)/.test(address);

const reachesOut = (style: string) =>
  /@import|expression\s*\(|javascript:/i.test(style) ||
  [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, address]) => !isInside(address ?? ''));

/**
 * What makes an SVG more than a drawing, in words for the person who sent it; `undefined` when it is plain. Everything not known
 * to be harmless counts, and nothing is repaired: a design that lost a part unnoticed would be printed wrong.
 */
export function activePartOf(svg: string): string | undefined {
  const parser = new SaxesParser();
  const open: string[] = [];
  let found: string | undefined;
  const report = (what: string) => {
    found ??= what;
  };

  parser.on('error', () => report('it is not well-formed'));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) report('it declares entities');
  });
  parser.on('processinginstruction', ({ target }) => report(`it contains <?${target}?>`));
  parser.on('opentag', ({ name, attributes }) => {
    const isKnown = DRAWING.has(name.replace(/^svg:/, '')) || isNote(name) || open.some(isNote);
    if (!isKnown) report(`it contains <${name}>`);
    open.push(name);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute)) report(`it contains the handler ${attribute}`);
      if (/(^|:)(href|src)$/i.test(attribute) && !isNote(name) && !open.some(isNote) && !isInside(value)) {
        report('it refers to something outside of itself');
      }
      if (reachesOut(value)) report('its style refers to something outside of itself');
    }
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const readStyle = (text: string) => {
    if (open.at(-1)?.endsWith('style') && reachesOut(text)) report('its style refers to something outside of itself');
  };
  parser.on('text', readStyle);
  parser.on('cdata', readStyle);
  parser.write(svg).close();
  return found;
}
