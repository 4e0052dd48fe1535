import sharp from 'sharp';

/** A drawing with this inside. */
const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

const XHTML = 'xmlns:x="http://www.w3.org/1999/xhtml"';
const levels = [...'abcdefghij'];
const uses = (id: string, target: string) => `<g id="${id}">${`<use href="#${target}"/>`.repeat(10)}</g>`;

/** Drawings that stop or deceive a careless reader. None may be stored with anything that a browser runs. */
export const hostileSvgs: Record<string, string> = {
  'unknown elements, one in the other, 47 KB': svg('<x>'.repeat(15_600)),
  'unknown elements, one in the other, 1 MB': svg('<x>'.repeat(349_000)),
  'a script in metadata': svg('<metadata><script>alert(1)</script></metadata><path d="M0 0h9"/>'),
  'a script of XHTML in metadata': svg(`<metadata><x:script ${XHTML}>alert(1)</x:script></metadata><path d="M0 0h9"/>`),
  'a script of XHTML': svg(`<x:script ${XHTML}>alert(1)</x:script>`),
  'a script': svg('<script>alert(1)</script>'),
  'a handler': svg('<rect onload="alert(1)"/>'),
  'ten levels of ten uses': svg(levels.map((id, level) => uses(id, levels[level + 1] ?? 'end')).join('')),
  'a use of itself': svg('<use id="a" href="#a"/>'),
  'rules for many elements': svg(`<style>${'*{fill:url(#a)}'.repeat(40_000)}</style>${'<g/>'.repeat(40_000)}`),
  entities: `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
};

/** Whether an SVG holds what a browser would run. */
export const runsSomething = (text: string): boolean =>
  /<(\w+:)?script|\son\w+\s*=|javascript:|foreignObject|<!ENTITY/i.test(text);

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c2185b' }, limitInputPixels: false });

/** Small files that need much memory once they are opened. */
export async function pictureBombs(): Promise<Record<string, Buffer>> {
  return {
    '100 Mpx': await plain(10_000).png({ palette: true, colours: 2, compressionLevel: 9 }).toBuffer(),
    '16 Mpx of 16 bits, interlaced': await plain(4_000)
      .toColourspace('rgb16')
      .png({ progressive: true, compressionLevel: 9 })
      .toBuffer(),
  };
}
