import { plainSvg } from './plain-svg.ts';

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
  expect(plainSvg(text)).toEqual({ svg: expect.stringMatching(/^<svg xmlns=.*<\/svg>$/s) });
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
  ['another root', '<g xmlns="http://www.w3.org/2000/svg"/>'],
  ['markup of web pages', svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>')],
  ['a script in a description', svg('<desc><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script></desc>')],
  ['an outside address behind an escape', svg('<rect style="fill:\\75rl(https://example.com/a)"/>')],
  ['an import behind an escape', svg('<style>@\\69mport "a.css"</style>')],
  ['an import in two pieces', svg('<style>@im<![CDATA[port "a.css"]]></style>')],
  ['an outside address behind a comment', svg('<style>.a{fill:url(/**/https://example.com/a)}</style>')],
  ['a set of outside pictures', svg(`<style>.a{background:image-set("a.png" 1x)}</style>`)],
  ['an outside address in an attribute', svg('<rect fill="url(//example.com/a)"/>')],
  ['entities of no document', '<svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>'],
])('refuses %s', (_, text) => {
  expect(plainSvg(text)).toEqual({ fault: { en: expect.any(String), hi: expect.any(String) } });
});

const stored = (text: string) => {
  const result = plainSvg(text);
  return 'svg' in result ? result.svg : result;
};

it('leaves out what programs note for themselves, whatever it holds', () => {
  const script = '<script>alert(1)</script>';
  const notes = `<metadata>${script}<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(2)</x:script></metadata>
    <i:grid xmlns:i="http://www.inkscape.org/namespaces/inkscape" onload="x">${script}</i:grid>`;
  const text = svg(
    `<!-- note -->${notes}<g i:label="Layer" data-name="x" id="a" fill="red"><title>A &amp; B</title></g>`,
    'xmlns:i="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 9 9"',
  );
  const plain = stored(text);
  expect(plain).toMatch(/<g id="a" fill="red"><title>A &amp; B<\/title><\/g>\s*<\/svg>$/);
  expect(plain).toContain('viewBox="0 0 9 9"');
  expect(plain).not.toMatch(/script|alert|metadata|inkscape|label|data-name|note/);
  expect(stored(String(plain))).toBe(plain);
});

it('keeps what is drawn as it was', () => {
  const inside = `<style>.a&gt;path{fill:#c2185b}</style><g class="a" transform="rotate(9)"><path d="M0 0h9v9z"/></g><text
    xml:space="preserve">x  &lt; y</text><image href="data:image/png;base64,iVBORw0KGgo="/>`;
  const plain = String(stored(svg(inside)));
  expect(plain).toContain(
    '<style>.a&gt;path{fill:#c2185b}</style><g class="a" transform="rotate(9)"><path d="M0 0h9v9z">',
  );
  expect(plain).toContain(
    '<text xml:space="preserve">x  &lt; y</text><image href="data:image/png;base64,iVBORw0KGgo=">',
  );
});

const uses = (id: string, target: string) => `<g id="${id}">${`<use href="#${target}"/>`.repeat(10)}</g>`;
const levels = [...'abcdefghij'];

it.each([
  ['ten levels of ten uses', levels.map((id, i) => uses(id, levels[i + 1] ?? 'end')).join('')],
  [
    'ten levels of patterns',
    levels
      .map((id, i) => `<pattern id="${id}">${`<rect fill="url(#${levels[i + 1]})"/>`.repeat(10)}</pattern>`)
      .join(''),
  ],
  [
    'ten levels of patterns by classes',
    `<style>${levels.map((id, i) => `.c${id}{fill:url(#${levels[i + 1]})}`).join('')}</style>${levels
      .map((id) => `<pattern id="${id}">${`<rect class="c${id}"/>`.repeat(10)}</pattern>`)
      .join('')}`,
  ],
  ['a use of itself', '<use id="a" href="#a"/>'],
  ['a circle of two', `${uses('a', 'b')}${uses('b', 'a')}`],
  ['a chain of a thousand', Array.from({ length: 1000 }, (_, i) => `<use id="u${i}" href="#u${i + 1}"/>`).join('')],
  ['elements nested 200 deep', `${'<g>'.repeat(200)}${'</g>'.repeat(200)}`],
  ['100,000 elements', '<g/>'.repeat(100_000)],
  ['300 attributes on an element', `<g ${Array.from({ length: 300 }, (_, i) => `a${i}=""`).join(' ')}/>`],
  [
    'thousands of rules for thousands of elements',
    `<style>${'*{fill:url(#a)}'.repeat(40_000)}</style>${'<g/>'.repeat(40_000)}`,
  ],
  ['20,000 unknown elements, one in the other', '<x>'.repeat(20_000)],
  ['20,000 notes, one in the other', '<n:x xmlns:n="n">'.repeat(20_000)],
])('refuses %s', (_, inside) => {
  expect(plainSvg(svg(inside))).toEqual({ fault: { en: expect.any(String), hi: expect.any(String) } });
});

it.each([
  ['a style without rules', `<style>${'a'.repeat(1_900_000)}</style>`],
  ['a style of opening braces', `<style>${'{'.repeat(1_900_000)}</style>`],
  ['a style of one opened comment after the other', `<style>${'/*'.repeat(900_000)}</style>`],
  ['a path of two million letters', `<path d="${'M0 0h9'.repeat(330_000)}"/>`],
  ['text of addresses never closed', `<style>${'url('.repeat(480_000)}#</style>`],
])('reads %s once', (_, inside) => {
  expect(plainSvg(svg(inside))).toBeDefined();
});

it('takes what is used often, but not too often', () => {
  expect(stored(svg(`<g id="leaf"><path/></g>${'<use href="#leaf"/>'.repeat(2000)}`))).toEqual(expect.any(String));
});
