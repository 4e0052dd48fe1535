import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import {
  BlendMode,
  cmyk,
  grayscale,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  rgb,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { deadlineIn } from '../../deadline.ts';
import { newDocument } from '../../mend/new-page.ts';
import { cmykTiff } from '../../press/cmyk-tiff.ts';
import { startState } from '../graphics-state.ts';
import { IDENTITY } from '../matrix.ts';
import { type InkMap, inkMaps, inkSpotOf, needsInkMap } from './ink-map.ts';
import { plateContent } from './plate-content.ts';

const [WIDTH, HEIGHT] = [200, 100];
const BOX = { x: 50, y: 50, width: 40, height: 40 };
/** A page of 200 × 100 points, drawn in its inks. */
async function drawn(draw: (page: PDFPage, document: PDFDocument) => unknown): Promise<InkMap> {
  const document = await newDocument();
  await draw(document.addPage([WIDTH, HEIGHT]), document);
  const map = (await inkMaps(await document.save(), [0], deadlineIn(30_000))).get(0);
  if (!map) throw new Error('The page was not drawn.');
  return map;
}
/** Percent of ink at a point of the page. */
const inkAt = ({ inks, width, height }: InkMap, x: number, y: number): number => {
  const [column, row] = [Math.round((x / WIDTH) * width), Math.round((1 - y / HEIGHT) * height)];
  return Math.round((inks[row * width + column] ?? 0) / 2.55);
};
/** An object of the page's resources, under the name that it gets. */
function addResource(page: PDFPage, kind: string, name: string, object: object): void {
  const { context } = page.doc;
  const resources = page.node.normalizedEntries().Resources as PDFDict;
  const known = resources.lookupMaybe(PDFName.of(kind), PDFDict) ?? context.obj({});
  resources.set(PDFName.of(kind), known);
  known.set(PDFName.of(name), context.register(context.obj(object as never)));
}
function addContent(page: PDFPage, content: string): void {
  const { context } = page.doc;
  page.node.addContentStream(context.register(PDFRawStream.of(context.obj({}), Buffer.from(content))));
}
/** A file of 100 % cyan, magenta and yellow and 50 % black on its left, 80 % yellow and 20 % black on its right. */
const jpx = readFileSync(join(import.meta.dirname, '../../fixtures/cmyk.jp2'));
/** The same pixels, said to be of another colour space: by the number in its `colr` box. */
const jpxOf = (space: number): Buffer => {
  const bytes = Buffer.from(jpx);
  bytes.writeUInt32BE(space, bytes.indexOf('colr') + 'colr'.length + 3);
  return bytes;
};
function addJpx(page: PDFPage, bytes: Buffer, entries: object = {}): void {
  const picture = { Subtype: 'Image', Width: 32, Height: 32, Filter: 'JPXDecode', ...entries };
  addResource(page, 'XObject', 'Im', PDFRawStream.of(page.doc.context.obj({ Type: 'XObject', ...picture }), bytes));
  addContent(page, 'q 80 0 0 80 50 10 cm /Im Do Q');
}

/** Content over 200 % of ink, in a file that also blends. */
const overprinted = (content: string) => (page: PDFPage) => {
  const { context } = page.doc;
  const states = {
    Both: { OP: true, op: true, OPM: 1 },
    Stroke: { OP: true, op: false, OPM: 1 },
    Fill: { OP: false, op: true, OPM: 1 },
    Mode0: { OP: true, op: true, OPM: 0 },
    None: { OP: false, op: false },
    Shade: { BM: 'Multiply' },
  };
  for (const [name, state] of Object.entries(states)) addResource(page, 'ExtGState', name, state);
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0, 0, 1], N: 1 };
  addResource(page, 'ColorSpace', 'Spot', context.obj(['Separation', 'Varnish', 'DeviceCMYK', context.obj(tint)]));
  const black = { Subtype: 'Image', Width: 1, Height: 1, ColorSpace: 'DeviceCMYK', BitsPerComponent: 8 };
  addResource(page, 'XObject', 'Black', PDFRawStream.of(context.obj(black), Buffer.from([0, 0, 0, 255])));
  const form = { Subtype: 'Form', BBox: [0, 0, WIDTH, HEIGHT] };
  addResource(page, 'XObject', 'Form', context.stream('0 0 0 1 k 50 50 40 40 re f', form));
  addResource(page, 'XObject', 'White', context.stream('/None gs 0 0 0 0 k 50 50 40 40 re f', form));
  const square = context.register(context.stream('1000 0 0 0 1000 1000 d1 0 0 1000 1000 re f'));
  addResource(page, 'Font', 'F', {
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 1000, 1000],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: { square },
    Encoding: { Type: 'Encoding', Differences: [1, 'square'] },
    FirstChar: 1,
    LastChar: 1,
    Widths: [1000],
  });
  addContent(page, `1 1 0 0 k 20 20 160 70 re f ${content}`);
};

it.each<[string, (page: PDFPage, document: PDFDocument) => unknown, number]>([
  ['paper', () => undefined, 0],
  ['inks', (page) => page.drawRectangle({ ...BOX, color: cmyk(1, 0.5, 0.25, 0) }), 175],
  ['inks of a space that is named', (page) => addContent(page, '/DeviceCMYK cs .9 0 1 .1 scn 50 50 40 40 re f'), 200],
  [
    'inks of a space that the resources name',
    (page) => {
      addResource(page, 'ColorSpace', 'CS0', PDFName.of('DeviceCMYK'));
      addContent(page, 'q /CS0 CS 20 w .9 0 1 .1 SCN 50 70 m 90 70 l S Q');
    },
    200,
  ],
  ['the first colour of inks', (page) => addContent(page, '/DeviceCMYK cs 50 50 40 40 re f'), 100],
  [
    'a small picture within the content',
    (page) => addContent(page, 'q 40 0 0 40 50 50 cm BI /W 1 /H 1 /BPC 8 /CS /CMYK /F /AHx ID FFFF0080> EI Q'),
    250,
  ],
  ['black where no colour is set', (page) => addContent(page, '50 50 40 40 re f'), 100],
  ['grey as black ink', (page) => page.drawRectangle({ ...BOX, color: grayscale(0.3) }), 70],
  ['screen colours as none', (page) => page.drawRectangle({ ...BOX, color: rgb(0, 0, 0) }), 0],
  [
    'what covers something as itself',
    (page) => {
      page.drawRectangle({ ...BOX, color: cmyk(1, 1, 1, 1) });
      page.drawRectangle({ ...BOX, color: cmyk(0, 0, 1, 0) });
    },
    100,
  ],
  [
    'what is half transparent as half of both',
    (page) => {
      page.drawRectangle({ ...BOX, color: cmyk(1, 1, 0, 0) });
      page.drawRectangle({ ...BOX, color: cmyk(0, 0, 1, 1), opacity: 0.5 });
    },
    200,
  ],
  [
    'what multiplies as the sum',
    (page) => {
      page.drawRectangle({ ...BOX, color: cmyk(1, 1, 0, 0) });
      page.drawRectangle({ ...BOX, color: cmyk(0, 0, 1, 1), blendMode: BlendMode.Multiply });
    },
    400,
  ],
  [
    'what overprints as the sum',
    (page) => {
      page.drawRectangle({ ...BOX, color: cmyk(1, 1, 0, 0) });
      addResource(page, 'ExtGState', 'Over', { Type: 'ExtGState', OP: true, op: true, OPM: 1 });
      addContent(page, '/Over gs 0 0 0 1 k 50 50 40 40 re f');
    },
    300,
  ],
  ['strokes that overprint alone as the sum', overprinted('/Stroke gs 0 0 0 1 K 20 w 50 70 m 90 70 l S'), 300],
  ['fills as themselves where strokes overprint alone', overprinted('/Stroke gs 0 0 0 1 k 50 50 40 40 re f'), 100],
  ['strokes as themselves where fills overprint alone', overprinted('/Fill gs 0 0 0 1 K 20 w 50 70 m 90 70 l S'), 100],
  [
    'what is filled and stroked by both',
    overprinted('/Stroke gs 0 0 1 0 k 0 0 0 1 K 20 w 45 70 m 95 70 l 95 75 l B'),
    300,
  ],
  ['letters that overprint as the sum', overprinted('/Both gs BT /F 60 Tf 52 50 Td 0 0 0 1 k (\x01) Tj ET'), 300],
  ['a picture that overprints as itself', overprinted('/Both gs q 40 0 0 40 50 50 cm /Black Do Q'), 100],
  ['grey that overprints as itself', overprinted('/Both gs 0 g 50 50 40 40 re f'), 100],
  [
    'a spot colour that overprints in any mode as the sum',
    overprinted('/Mode0 gs /Spot cs 1 scn 50 50 40 40 re f'),
    300,
  ],
  ['opaque white as none', overprinted('0 0 0 0 k 50 50 40 40 re f'), 0],
  ['opaque white as none after what overprints', overprinted('/Both gs /None gs 0 0 0 0 k 50 50 40 40 re f'), 0],
  ['white in grey as none, as all inks are said', overprinted('/Both gs 1 g 50 50 40 40 re f'), 0],
  ['white that overprints as what lies below', overprinted('/Both gs 0 0 0 0 k 50 50 40 40 re f'), 200],
  ['a form in the graphics state in which it is shown', overprinted('/Both gs /Form Do'), 300],
  ['a form whose white is opaque', overprinted('/Both gs /White Do'), 0],
  [
    'a shading',
    (page) => {
      const ends = { C0: [1, 1, 1, 0.5], C1: [1, 1, 1, 0.5], FunctionType: 2, N: 1, Domain: [0, 1] };
      const shading = { ShadingType: 2, ColorSpace: 'DeviceCMYK', Coords: [50, 50, 90, 50], Function: ends };
      addResource(page, 'Shading', 'Sh', shading);
      addContent(page, 'q 50 50 40 40 re W n /Sh sh Q');
    },
    350,
  ],
  [
    'a tint of a spot colour by what stands for it',
    (page) => {
      const { context } = page.doc;
      const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 1, 0], N: 1 };
      addResource(page, 'ColorSpace', 'Red', context.obj(['Separation', 'Warm Red', 'DeviceCMYK', context.obj(tint)]));
      addContent(page, '/Red cs 0.5 sc 50 50 40 40 re f');
    },
    100,
  ],
  [
    'a form',
    async (page, document) => {
      const inner = await newDocument();
      inner.addPage([40, 40]).drawRectangle({ x: 0, y: 0, width: 40, height: 40, color: cmyk(1, 1, 1, 0) });
      const [form] = await document.embedPdf(await inner.save());
      if (form) page.drawPage(form, BOX);
    },
    300,
  ],
  [
    'a picture in inks',
    async (page, document) => {
      const pixels = Buffer.from([255, 255, 0, 128]);
      const picture = { Subtype: 'Image', Width: 1, Height: 1, ColorSpace: 'DeviceCMYK', BitsPerComponent: 8 };
      const stream = PDFRawStream.of(document.context.obj({ Type: 'XObject', ...picture }), pixels);
      addResource(page, 'XObject', 'Im', stream);
      addContent(page, 'q 40 0 0 40 50 50 cm /Im Do Q');
    },
    250,
  ],
  [
    'a picture of 16 bits in inks',
    async (page, document) => {
      const pixels = Buffer.from([255, 255, 255, 255, 255, 255, 0, 0]);
      const picture = { Subtype: 'Image', Width: 1, Height: 1, ColorSpace: 'DeviceCMYK', BitsPerComponent: 16 };
      const stream = PDFRawStream.of(document.context.obj({ Type: 'XObject', ...picture }), pixels);
      addResource(page, 'XObject', 'Im', stream);
      addContent(page, 'q 40 0 0 40 50 50 cm /Im Do Q');
    },
    300,
  ],
  ['a picture in JPEG 2000', (page) => addJpx(page, jpx, { ColorSpace: 'DeviceCMYK' }), 350],
  ['a picture in JPEG 2000 that names its inks itself', (page) => addJpx(page, jpx), 350],
  ['a picture in JPEG 2000 of screen colours as none', (page) => addJpx(page, jpxOf(16)), 0],
  [
    'a picture of screen colours as none',
    async (page, document) => {
      const black = sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } });
      page.drawImage(await document.embedJpg(await black.jpeg().toBuffer()), BOX);
    },
    0,
  ],
  [
    'what the soft mask of a picture lets through',
    async (page, document) => {
      const half = sharp({
        create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0.5 } },
      });
      page.drawRectangle({ ...BOX, color: cmyk(1, 1, 0, 0) });
      page.drawImage(await document.embedPng(await half.png().toBuffer()), BOX);
    },
    100,
  ],
  [
    'what the soft mask of a picture lets through at a place',
    async (page, document) => {
      const left = { create: { width: 1, height: 2, channels: 4, background: '#000' } } as const;
      const right = { left: 0, right: 1, top: 0, bottom: 0, background: '#0000' };
      page.drawRectangle({ ...BOX, color: cmyk(1, 1, 0, 0) });
      page.drawImage(await document.embedPng(await sharp(left).extend(right).png().toBuffer()), { ...BOX, x: 20 });
    },
    200,
  ],
  [
    'a tile with a picture of screen colours',
    async (page, document) => {
      const black = sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } });
      const { ref } = await document.embedJpg(await black.jpeg().toBuffer());
      const tile = document.context.stream('q 10 0 0 20 0 0 cm /Im Do Q 0 1 1 0 k 10 0 10 20 re f', {
        Type: 'Pattern',
        PatternType: 1,
        PaintType: 1,
        TilingType: 1,
        BBox: [0, 0, 20, 20],
        XStep: 20,
        YStep: 20,
        Resources: { XObject: { Im: ref } },
      });
      addResource(page, 'Pattern', 'Tile', tile);
      addContent(page, '/Pattern cs /Tile scn 50 50 40 40 re f');
    },
    200,
  ],
  [
    'what a soft mask lets through',
    (page) => {
      const { context } = page.doc;
      const group = context.obj({ S: 'Transparency', CS: 'DeviceGray' });
      const dict = context.obj({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, WIDTH, HEIGHT], Group: group });
      const form = context.register(PDFRawStream.of(dict, Buffer.from('0.5 g 0 0 200 100 re f')));
      addResource(page, 'ExtGState', 'Soft', { SMask: { Type: 'Mask', S: 'Luminosity', G: form } });
      addContent(page, '/Soft gs 1 1 0 0 k 50 50 40 40 re f');
    },
    100,
  ],
  [
    'what a soft mask that shows a picture lets through',
    async (page, document) => {
      const grey = sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } });
      const picture = await document.embedPng(await grey.png().toBuffer());
      const { context } = document;
      const group = context.obj({ S: 'Transparency', CS: 'DeviceRGB' });
      const Resources = context.obj({ XObject: { Im: picture.ref } });
      const dict = context.obj({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, WIDTH, HEIGHT],
        Group: group,
        Resources,
      });
      const form = context.register(PDFRawStream.of(dict, Buffer.from('q 200 0 0 100 0 0 cm /Im Do Q')));
      addResource(page, 'ExtGState', 'Soft', { SMask: { Type: 'Mask', S: 'Luminosity', G: form } });
      addContent(page, '/Soft gs 1 1 0 0 k 50 50 40 40 re f');
    },
    100,
  ],
  [
    'what a soft mask with a shading lets through',
    (page, document) => {
      const { context } = document;
      const half = { C0: [0.5, 0.5, 0.5], C1: [0.5, 0.5, 0.5], FunctionType: 2, N: 1, Domain: [0, 1] };
      const shading = context.obj({ ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [0, 0, 200, 0], Function: half });
      const group = context.obj({ S: 'Transparency', CS: 'DeviceRGB' });
      const Resources = context.obj({ Shading: { Sh: context.register(shading) } });
      const dict = context.obj({
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, WIDTH, HEIGHT],
        Group: group,
        Resources,
      });
      const form = context.register(PDFRawStream.of(dict, Buffer.from('/Sh sh')));
      addResource(page, 'ExtGState', 'Soft', { SMask: { Type: 'Mask', S: 'Luminosity', G: form } });
      addContent(page, '/Soft gs 1 1 0 0 k 50 50 40 40 re f');
    },
    100,
  ],
])('draws %s', async (_, draw, percent) => {
  const ink = inkAt(await drawn(draw), 70, 70);
  expect(Math.abs(ink - percent)).toBeLessThanOrEqual(3);
});

it('adds the inks of each pixel of a picture in JPEG 2000', async () => {
  const map = await drawn((page) => addJpx(page, jpx));
  expect([inkAt(map, 70, 50), inkAt(map, 110, 50), inkAt(map, 20, 50)]).toEqual([350, 100, 0]);
});

describe('a photograph in inks with more pixels than the map', () => {
  const [left, right] = [
    [255, 255, 0, 128],
    [0, 0, 204, 0],
  ];
  const [wide, high] = [900, 600];
  const pixels = Buffer.concat(
    Array.from({ length: wide * high }, (_, at) => Buffer.from((at % wide < wide / 2 ? left : right) as number[])),
  );
  const addPhotograph = (page: PDFPage, contents: Uint8Array, entries: object, place = '160 0 0 80 20 10'): void => {
    const { context } = page.doc;
    const picture = { Type: 'XObject', Subtype: 'Image', Width: wide, Height: high, BitsPerComponent: 8 };
    const dict = context.obj({ ...picture, ColorSpace: 'DeviceCMYK', ...entries });
    addResource(page, 'XObject', 'Im', PDFRawStream.of(dict, contents));
    addContent(page, `q ${place} cm /Im Do Q`);
  };
  const jpeg = () =>
    sharp(cmykTiff(pixels, wide, high))
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer();
  const inverted = { Decode: [1, 0, 1, 0, 1, 0, 1, 0] };

  it.each<[string, () => Promise<Uint8Array>, object, [number, number]]>([
    ['whose pixels are deflated', async () => deflateSync(pixels), { Filter: 'FlateDecode' }, [250, 80]],
    ['that is decoded inverted', async () => deflateSync(pixels), { Filter: 'FlateDecode', ...inverted }, [150, 320]],
    ['as a JPEG of Adobe', jpeg, { Filter: 'DCTDecode', ...inverted }, [250, 80]],
    ['as a JPEG that is not inverted', jpeg, { Filter: 'DCTDecode' }, [150, 320]],
  ])('keeps them: one %s', async (_, contents, entries, percents) => {
    const bytes = await contents();
    const map = await drawn((page) => addPhotograph(page, bytes, entries));
    for (const [at, percent] of percents.entries())
      expect(Math.abs(inkAt(map, at === 0 ? 60 : 140, 50) - percent)).toBeLessThanOrEqual(4);
  });

  it.each([true, false])('keeps the rows of a narrow one that fills a page (as JPEG: %s)', async (isJpeg) => {
    const [width, height] = [4000, 19];
    const narrow = Buffer.alloc(width * height * 4);
    narrow.fill(255, 0, width * 10 * 4);
    const asJpeg = sharp(cmykTiff(narrow, width, height))
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .jpeg();
    const bytes = isJpeg ? await asJpeg.toBuffer() : deflateSync(narrow);
    const form = isJpeg ? { Filter: 'DCTDecode', ...inverted } : { Filter: 'FlateDecode' };
    const map = await drawn((page) => addPhotograph(page, bytes, { Width: width, Height: height, ...form }));
    const tenths = Array.from({ length: 9 }, (_, at) => inkAt(map, 100, 86 - at * 8) > 200);
    expect(tenths).toEqual([true, true, true, true, true, false, false, false, false]);
  });

  it('keeps the stripes of one that is drawn ten times as wide as its page', async () => {
    const [width, height] = [2000, 10];
    const stripes = Buffer.alloc(width * height * 4);
    for (let pixel = 0; pixel < width * height; pixel++) if (pixel % 8 < 4) stripes.fill(255, pixel * 4, pixel * 4 + 4);
    const entries = { Width: width, Height: height, Filter: 'FlateDecode' };
    const map = await drawn((page) => addPhotograph(page, deflateSync(stripes), entries, '2000 0 0 100 0 0'));
    expect([2, 6, 98, 102].map((x) => inkAt(map, x, 50))).toEqual([400, 0, 400, 0]);
  });
});

it('says where more ink is than the paper takes, but for less than a square millimetre', async () => {
  const map = await drawn((page) => {
    page.drawRectangle({ x: 20, y: 20, width: 40, height: 40, color: cmyk(1, 1, 1, 0.5) });
    page.drawRectangle({ x: 100, y: 20, width: 0.8, height: 0.8, color: cmyk(1, 1, 1, 1) });
  });
  const whole = { x: 0, y: 0, width: 100, height: 50 };
  const spot = inkSpotOf(map, 100, whole, 300);
  expect(Math.round(spot?.percent ?? 0)).toBe(350);
  expect(spot?.box.x).toBeCloseTo(10, 0);
  expect(inkSpotOf(map, 100, whole, 360)).toBeNull();
  expect(inkSpotOf(map, 100, { ...whole, x: 50, width: 50 }, 300)).toBeNull();
});

it('is asked for only where objects do not say it', () => {
  const box = { x: 0, y: 0, width: 1, height: 1 };
  const colour = (space: 'cmyk' | 'rgb' | 'pattern', inkPercent: number | null = 100) => ({
    space,
    hasProfile: false,
    inkPercent,
    isWhite: false,
    isRichBlack: false,
  });
  const path = (space: 'cmyk' | 'rgb' | 'pattern', overprints = false) =>
    ({ type: 'path', box, fill: colour(space), stroke: null, overprints, vanishes: false }) as const;
  const blend = [{ what: 'blend', box }] as const;
  expect(needsInkMap({ items: [path('cmyk')], transparency: [] })).toBe(false);
  expect(needsInkMap({ items: [path('rgb')], transparency: [...blend] })).toBe(false);
  expect(needsInkMap({ items: [path('cmyk')], transparency: [...blend] })).toBe(true);
  expect(needsInkMap({ items: [path('cmyk', true)], transparency: [] })).toBe(true);
  expect(needsInkMap({ items: [path('pattern')], transparency: [] })).toBe(true);
});

it('changes colours in a content stream and nothing else', () => {
  const state = startState(IDENTITY, { x: 0, y: 0, width: 1, height: 1 });
  const content = 'q 1 0 0 1 5 5 cm % k\n0 .5 1 0 k (a k b) Tj 1 G\nBI /W 1 /H 1 ID k g EI Q';
  expect(Buffer.from(plateContent(Buffer.from(content), { state, resources: undefined })).toString()).toBe(
    'q 1 0 0 1 5 5 cm /InkCMYK cs 0 0.5 1 0 sc  (a k b) Tj /InkGray CS 1 SC \nBI /W 1 /H 1 ID k g EI Q',
  );
});
