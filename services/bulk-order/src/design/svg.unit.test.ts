import { activePartOf } from './svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

it.each([
  [
    'shapes, gradients and references inside',
    svg('<defs><linearGradient id="a"/></defs><use href="#b"/><path fill="url(#a)"/>'),
  ],
  ['a picture carried inside', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    'an XML declaration and a document type',
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${svg('')}`,
  ],
  [
    'notes of a drawing program',
    svg('<metadata><rdf:RDF xmlns:rdf="r"><x rdf:resource="http://a"/></rdf:RDF></metadata>'),
  ],
  ['a plain style sheet', svg('<style>.a{fill:#c2185b}</style><rect class="a"/>')],
])('takes %s', (_, text) => {
  expect(activePartOf(text)).toBeUndefined();
});

it.each([
  ['a script', svg('<script>alert(1)</script>')],
  [
    'a script with a prefix',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:script>alert(1)</svg:script></svg:svg>',
  ],
  ['a handler', svg('<rect ONLOAD="x"/>')],
  ['a link', svg('<a href="#x"><text>x</text></a>')],
  ['an animation', svg('<animate attributeName="href" values="javascript:x"/>')],
  ['foreign markup', svg('<foreignObject/>')],
  ['an outside picture', svg('<image xlink:href="https://example.com/a.png" xmlns:xlink="x"/>')],
  ['an SVG inside an address', svg('<use href="data:image/svg+xml;base64,PHN2Zz4="/>')],
  ['an outside style', svg('<style>@import "a.css"</style>')],
  ['an outside address in a style', svg('<rect style="fill:url(https://example.com/a)"/>')],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['a style sheet instruction', `<?xml-stylesheet href="a.css"?>${svg('')}`],
  ['broken markup', '<svg><g></svg>'],
])('refuses %s', (_, text) => {
  expect(activePartOf(text)).toEqual(expect.any(String));
});
