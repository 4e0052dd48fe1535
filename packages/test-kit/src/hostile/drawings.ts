import type { Named } from './pdf-of.ts';
import { chunk, header, png, zeros } from './pictures.ts';

const svg = (inside: string, attributes = 'width="90mm" height="54mm"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const uses = Array.from({ length: 12 }, (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(10)}</g>`).join(
  '',
);

/** Drawings with programs, loops, bombs, and addresses of the machine and the network. */
export const hostileDrawings: readonly Named[] = [
  ['SVG: program', () => svg('<script>while(true){}</script>')],
  ['SVG: handler', () => svg('<rect width="9" height="9" onload="alert(1)"/>')],
  ['SVG: link to a program', () => svg('<a href="javascript:alert(1)"><rect width="9" height="9"/></a>')],
  [
    'SVG: markup',
    () => svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://127.0.0.1/"/></foreignObject>'),
  ],
  ['SVG: picture of the machine', () => svg('<image href="file:///etc/passwd"/>')],
  ['SVG: picture of the network', () => svg('<image xlink:href="http://169.254.169.254/latest"/>')],
  ['SVG: style of the network', () => svg('<style>@import url(http://127.0.0.1/a.css);</style>')],
  ['SVG: style of the network, escaped', () => svg('<rect style="fill:\\75rl(http://127.0.0.1/)"/>')],
  [
    'SVG: file as an entity',
    () =>
      Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'), svg('<text>&a;</text>')]),
  ],
  [
    'SVG: a billion laughs',
    () => Buffer.concat([Buffer.from(`<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>`), svg('<text>&l9;</text>')]),
  ],
  ['SVG: uses that multiply', () => svg(`<defs><rect id="u0" width="9" height="9"/>${uses}</defs><use href="#u12"/>`)],
  ['SVG: uses in a circle', () => svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  [
    'SVG: pattern in a circle',
    () =>
      svg(
        '<pattern id="a" width="9" height="9"><rect fill="url(#a)" width="9" height="9"/></pattern><rect fill="url(#a)" width="9" height="9"/>',
      ),
  ],
  ['SVG: nested ten thousand deep', () => svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000))],
  ['SVG: two hundred thousand shapes', () => svg('<rect/>'.repeat(200_000))],
  ['SVG: a million pixels wide', () => svg('<rect width="9" height="9"/>', 'width="1000000" height="1000000"')],
  ['SVG: wide and flat', () => svg('<rect width="9" height="9"/>', 'width="99999" height="0.001"')],
  ['SVG: of no size', () => svg('', 'width="0" height="0"')],
  [
    'SVG: clouds at every scale',
    () =>
      svg(
        '<filter id="a"><feTurbulence baseFrequency="0.9" numOctaves="99999"/></filter><rect width="340" height="204" filter="url(#a)"/>',
      ),
  ],
  [
    'SVG: blur without end',
    () =>
      svg(
        '<filter id="a"><feGaussianBlur stdDeviation="99999"/></filter><rect width="340" height="204" filter="url(#a)"/>',
      ),
  ],
  [
    'SVG: a grower of dots',
    () =>
      svg(
        '<filter id="a"><feMorphology operator="dilate" radius="9999"/></filter><rect width="340" height="204" filter="url(#a)"/>',
      ),
  ],
  ['SVG: a path of a million numbers', () => svg(`<path d="M0 0${' L9 9'.repeat(500_000)}"/>`)],
  ['SVG: dashes of a hair', () => svg('<path d="M0 0 L300 200" stroke="red" stroke-dasharray="0.0001"/>')],
  [
    'SVG: picture bomb within',
    () =>
      svg(
        `<image width="9" height="9" href="data:image/png;base64,${png(header(12_000, 12_000), chunk('IDAT', zeros(12_000 * 36_001))).toString('base64')}"/>`,
      ),
  ],
];
