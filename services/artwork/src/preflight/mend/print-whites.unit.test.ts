import { type PDFDict, PDFDocument } from '@cantoo/pdf-lib';
import { withWhites } from './print-whites.ts';

let resources: PDFDict;
beforeAll(async () => {
  const { context } = await PDFDocument.create();
  resources = context.obj({
    ColorSpace: {
      Spot: ['Separation', 'Gold', 'DeviceCMYK', []],
      None: ['Separation', 'None', 'DeviceCMYK', []],
      Two: ['DeviceN', ['Black', 'Gold'], 'DeviceCMYK', []],
      'A B': ['Separation', 'Gold', 'DeviceCMYK', []],
    } as never,
  });
});

it.each([
  ['0 0 0 0 k 9 9 9 9 re f', '1 g 9 9 9 9 re f'],
  ['0 0 0 0 K 9 9 m 20 20 l S', '1 G 9 9 m 20 20 l S'],
  ['0 0 0 0.1 k 1 g', '0 0 0 0.1 k 1 g'],
  ['/Spot cs 0 scn', '/Spot cs 1 g'],
  // Its space is at hand again for the next tint, also after saved states.
  ['/Spot cs 0 scn 0.5 scn', '/Spot cs 1 g /Spot cs 0.5 scn'],
  ['/Spot cs 0 scn q 0.5 scn Q 0.2 scn', '/Spot cs 1 g q /Spot cs 0.5 scn Q /Spot cs 0.2 scn'],
  ['/A#20B CS 0 SCN 1 SCN', '/A#20B CS 1 G /A#20B CS 1 SCN'],
  ['/Two cs 0 0 scn 0 0.5 scn', '/Two cs 1 g /Two cs 0 0.5 scn'],
  // This ink is never printed, and covers nothing.
  ['/None cs 0 scn', '/None cs 0 scn'],
  ['/Pattern cs /P1 scn', '/Pattern cs /P1 scn'],
])('%s', (content, expected) => {
  const written = Buffer.from(withWhites(Buffer.from(content), resources)).toString();
  expect(written.replace(/\s+/g, ' ').trim()).toBe(expected);
});
