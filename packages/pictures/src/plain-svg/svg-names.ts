import { svgElementAttributes } from 'svg-element-attributes';

/** Elements that only draw: no scripts, links, foreign markup, animation or media. */
export const DRAWING: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc switch path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
);

/** Attributes of those elements, and newer properties that the specifications' attribute lists do not contain yet. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['*', ...DRAWING].flatMap((element) => svgElementAttributes[element] ?? []),
  ...'font isolation mask-type mix-blend-mode text-orientation transform-box transform-origin'.split(' '),
]);

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';
export const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
export const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
