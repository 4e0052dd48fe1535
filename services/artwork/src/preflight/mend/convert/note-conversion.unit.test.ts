import { deflateSync } from 'node:zlib';
import { type PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { deadlineIn } from '../../deadline.ts';
import { type Entries, GROUND, MM, pageWith, type Resources, readingOf } from '../../pdf/content.fixture.ts';
import { card } from '../../rules/facts.fixture.ts';
import { conversionOf } from './convert.fixture.ts';

const CODES = ['rgb-colour', 'spot-colour', 'ink-limit'];
/** Colours that cover the page, shown by a picture, a shading or a colour of that name. */
const SHOWN: Readonly<Record<string, string>> = {
  picture: `q ${60 * MM} 0 0 ${40 * MM} ${18 * MM} ${10 * MM} cm /Im Do Q`,
  shading: '/Sh sh',
};
const GREY_GROUND = '0.9 g -1000 -1000 3000 3000 re f ';

const image = (context: PDFContext, entries: Entries, bytes: Uint8Array = Buffer.alloc(12)) => {
  const form = { Type: 'XObject', Subtype: 'Image', Width: 2, Height: 2, BitsPerComponent: 8, ColorSpace: 'DeviceRGB' };
  const dict = context.obj({ ...form, ...entries } as never) as never;
  return { XObject: { Im: context.register(PDFRawStream.of(dict, bytes)) } };
};
/** A mesh of one triangle. */
const mesh = (context: PDFContext, space: unknown, components: number) => {
  const corner = (...place: number[]) => [0, ...place, ...new Array<number>(components).fill(200)];
  const corners = Buffer.from([...corner(0, 0), ...corner(255, 0), ...corner(0, 255)]);
  const bits = { BitsPerCoordinate: 8, BitsPerComponent: 8, BitsPerFlag: 8 };
  const pairs = Array.from({ length: components }, () => [0, 1]).flat();
  const form = { ShadingType: 4, ColorSpace: space, ...bits, Decode: [0, 272, 0, 170, ...pairs] };
  return { Shading: { Sh: context.register(context.flateStream(corners, form as never)) } };
};
const inks = (context: PDFContext, count: number) => {
  const names = Array.from({ length: count }, (_, at) => `Ink${at}`);
  const pairs = (numbers: number) => Array.from({ length: numbers }, () => [0, 1]).flat();
  const form = { FunctionType: 4, Domain: pairs(count), Range: pairs(4) };
  const program = `{ ${'pop '.repeat(count - 1)} 0 exch 0 0 }`;
  return context.obj(['DeviceN', names, 'DeviceCMYK', context.register(context.stream(program, form))] as never);
};
const jpeg = (width: number, height: number, isProgressive = false) =>
  sharp({ create: { width, height, channels: 3, background: '#963' } })
    .jpeg({ progressive: isProgressive, chromaSubsampling: '4:4:4' })
    .toBuffer();

describe('the offer to convert colours', () => {
  it.each<[string, keyof typeof SHOWN, Exclude<Resources, Entries>, string]>([
    ['a key of colours', 'picture', (context) => image(context, { Mask: [0, 0, 0, 0, 0, 0] }), 'pictures-stay'],
    ['a turned range', 'picture', (context) => image(context, { Decode: [1, 0, 1, 0, 1, 0] }), 'pictures-stay'],
    [
      'more bytes than are unfolded',
      'picture',
      (context) => {
        const bytes = deflateSync(Buffer.alloc(3000 * 3000 * 6, 90), { level: 1 });
        const size = { Width: 3000, Height: 3000, BitsPerComponent: 16, Filter: ['ASCIIHexDecode', 'FlateDecode'] };
        return image(context, size, Buffer.from(bytes.toString('hex')));
      },
      'pictures-stay',
    ],
    ['a mesh', 'shading', (context) => mesh(context, 'DeviceRGB', 3), 'drawing-stay'],
    [
      'more tints than are mixed',
      'picture',
      (context) => image(context, { ColorSpace: inks(context, 6) }, Buffer.alloc(24, 99)),
      'ink-stay',
    ],
  ])('is not made for %s beside inks, which stays and is named', async (_, shown, resources, variant) => {
    const document = await pageWith(GROUND + SHOWN[shown], { resources });
    const before = (await readingOf(document)).findings.filter(({ code }) => CODES.includes(code));
    expect(before.map(({ values }) => values.variant)).toContain(variant);
    expect(before.filter(({ mend }) => mend)).toEqual([]);
    const target = { profile: card, size: null, deadline: deadlineIn(60_000) };
    const { bytes, pictures } = await conversionOf(await document.save(), target);
    expect(pictures).toEqual([]);
    expect((await readingOf(bytes)).findings.map(({ values }) => values.variant)).toContain(variant);
  });

  it.each<[string, keyof typeof SHOWN, Exclude<Resources, Entries>, string]>([
    ['a key of colours', 'picture', (context) => image(context, { Mask: [0, 0, 0, 0, 0, 0] }), 'pictures-page'],
    ['a mesh', 'shading', (context) => mesh(context, 'DeviceRGB', 3), 'drawing-page'],
  ])('is made for %s with all of its page, where nothing has inks, and done', async (_, shown, resources, variant) => {
    const document = await pageWith(GREY_GROUND + SHOWN[shown], { resources });
    const [before] = (await readingOf(document)).findings.filter(({ code }) => CODES.includes(code));
    expect(before).toMatchObject({ mend: 'convert-colours', values: { variant } });
    const target = { profile: card, size: null, deadline: deadlineIn(60_000) };
    const { bytes, pictures } = await conversionOf(await document.save(), target);
    expect(pictures).toEqual([0]);
    expect((await readingOf(bytes)).findings.filter(({ code }) => CODES.includes(code))).toEqual([]);
  });

  it('is not made for a photograph in passes that takes too much memory, nor for its page', async () => {
    const bytes = await jpeg(6000, 5700, true);
    const entries = { Width: 6000, Height: 5700, Filter: 'DCTDecode' };
    const document = await pageWith(`${SHOWN.picture} /Sh sh`, {
      resources: (context) => ({ ...image(context, entries, bytes), ...mesh(context, 'DeviceRGB', 3) }),
    });
    const source = await document.save();
    const found = async (file: Uint8Array) =>
      (await readingOf(file)).findings
        .filter(({ code }) => code === 'rgb-colour')
        .map(({ mend, values }) => [values.variant, mend]);
    const stay = [
      ['pictures-stay', undefined],
      ['drawing-stay', undefined],
    ];
    expect(await found(source)).toEqual(stay);
    const target = { profile: card, size: null, deadline: deadlineIn(60_000) };
    const { bytes: mended, pictures } = await conversionOf(source, target);
    expect(pictures).toEqual([]);
    expect(await found(mended)).toEqual(stay);
  });

  it('is not made for pictures that would make the file too large, which stay, and is for the rest', async () => {
    // Each takes a quarter of the bytes that it has without a loss in inks.
    const bytes = Buffer.concat([await jpeg(600, 400), Buffer.alloc(24_000_000)]);
    const names = ['A', 'B', 'C', 'D'];
    const shown = names.map((name) => `${SHOWN.picture?.replace('Im', name)} `).join('');
    const document = await pageWith(`${shown}1 0 0 rg 30 30 60 60 re f`, {
      resources: (context) => {
        const entries = { Width: 6000, Height: 4000, Filter: 'DCTDecode' };
        return { XObject: Object.fromEntries(names.map((name) => [name, image(context, entries, bytes).XObject.Im])) };
      },
    });
    const found = async (file: Uint8Array) =>
      (await readingOf(file)).findings
        .filter(({ code }) => code === 'rgb-colour')
        .map(({ mend, values }) => [values.variant, mend]);
    const source = await document.save();
    expect(await found(source)).toEqual([
      ['pictures-stay', undefined],
      ['drawing-no-profile', 'convert-colours'],
    ]);
    const target = { profile: card, size: null, deadline: deadlineIn(60_000) };
    const { bytes: mended, pictures } = await conversionOf(source, target);
    expect(pictures).toEqual([]);
    expect(await found(mended)).toEqual([['pictures-stay', undefined]]);
  });

  it('is made for a photograph of many pixels, where the product has enough with fewer', async () => {
    const bytes = await jpeg(6200, 4000);
    const entries = { Width: 6200, Height: 4000, Filter: 'DCTDecode' };
    const document = await pageWith(GROUND + SHOWN.picture, { resources: (context) => image(context, entries, bytes) });
    const of = async (minDpi: number) =>
      (await readingOf(document, { minDpi, goodDpi: minDpi })).findings.find(({ code }) => code === 'rgb-colour');
    expect(await of(150)).toMatchObject({ mend: 'convert-colours', values: { variant: 'pictures-no-profile' } });
    const needed = await of(2600);
    expect(needed).toMatchObject({ values: { variant: 'pictures-stay' } });
    expect(needed).not.toHaveProperty('mend');
  });
});
