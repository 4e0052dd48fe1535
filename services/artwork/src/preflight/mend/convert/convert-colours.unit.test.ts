import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { type PDFDict, type PDFDocument, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { deadlineIn } from '../../deadline.ts';
import { get, getDict, getName, getNumber } from '../../pdf/objects.ts';
import { openPdf } from '../../pdf/open-pdf.ts';
import { contentOf } from '../../pdf/page-content.ts';
import { pagesOf } from '../../pdf/page-tree.ts';
import { bytesOf } from '../../pdf/streams.ts';
import { drawn, images } from '../../print/print-file.fixture.ts';
import { card } from '../../rules/facts.fixture.ts';
import { newDocument } from '../new-page.ts';
import { toCmyk } from '../to-cmyk.ts';
import { conversionOf } from './convert.fixture.ts';

type Resources = (document: PDFDocument) => Record<string, Record<string, unknown>>;

async function page(content: string, resources: Resources = () => ({})): Promise<Uint8Array> {
  const document = await newDocument();
  const one = document.addPage([272, 170]);
  one.node.set(PDFName.of('Resources'), document.context.obj(resources(document) as never));
  one.node.set(PDFName.of('Contents'), document.context.register(document.context.flateStream(content)));
  return document.save();
}

async function converted(content: string, resources?: Resources, profile = card) {
  const { bytes, pictures } = await conversionOf(await page(content, resources), {
    profile,
    size: null,
    deadline: deadlineIn(60_000),
  });
  const document = await openPdf(bytes);
  const [node] = pagesOf(document);
  if (!node) throw new Error('there is a page');
  return {
    bytes,
    pictures,
    document,
    node,
    text: Buffer.from(contentOf(node)).toString('latin1').replace(/\s+/g, ' ').trim(),
  };
}

/** The inks of a colour of the screen, in percent. */
async function inksOf(...rgb: number[]): Promise<number[]> {
  const raster = { data: Uint8Array.from(rgb), width: 1, height: 1, channels: 3 } as const;
  return [...(await toCmyk(raster, 300))].map((ink) => ink / 255);
}
const picture = ({ context }: PDFDocument, pixels: Uint8Array, dict: Record<string, unknown>): PDFRef =>
  context.register(
    PDFRawStream.of(
      context.obj({
        Type: 'XObject',
        Subtype: 'Image',
        BitsPerComponent: 8,
        ColorSpace: 'DeviceRGB',
        Filter: 'FlateDecode',
        ...dict,
      } as never) as unknown as PDFDict,
      deflateSync(pixels),
    ),
  );
const only = <One>([first]: One[]): One => {
  if (first === undefined) throw new Error('there is one');
  return first;
};

describe('colours that are inks or grey', () => {
  it.each([
    '0 0 0 1 k 9 9 9 9 re f',
    '1 0 0 0 K 9 9 m 20 20 l S',
    '0.4 g 9 9 9 9 re f',
    '/C cs 1 0 0 0 scn 9 9 9 9 re f',
  ])('stay as they are: %s', async (content) => {
    const inks = ({ context }: PDFDocument) => ({
      ColorSpace: { C: context.obj(['ICCBased', context.register(context.stream('x', { N: 4 }))]) },
    });
    const { text } = await converted(`${content} 1 0 0 rg 50 50 9 9 re f`, inks);
    const [c, m, y, k] = (await inksOf(255, 0, 0)).map((ink) => String(Number(ink.toFixed(4))));
    expect(text).toBe(`${content} ${c} ${m} ${y} ${k} k 50 50 9 9 re f`);
  });

  it.each([
    ['1 1 1 1 k', ''],
    ['/DeviceCMYK cs 1 1 1 1 sc', '0 0 0 1 k '],
  ])('have no more ink than the limit: %s', async (colour, first) => {
    const { text } = await converted(`${colour} 9 9 9 9 re f`);
    expect(text).toBe(`${first}0.6667 0.6667 0.6667 1 k 9 9 9 9 re f`);
  });
});

/** The primaries of sRGB in its own light (IEC 61966-2-1). */
const SRGB_MATRIX = [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505];

it.each([
  ['0 0 0 rg', '0 g'],
  ['0 0 0 RG', '0 G'],
  ['1 1 1 rg', '1 g'],
  ['0.2 0.2 0.2 rg', '0.2 g'],
  ['/RGB cs 0.2 0.2 0.2 sc', '0 g 0.4863 g'],
])('makes black ink alone of greys: %s', async (content, expected) => {
  const spaces: Resources = () => ({
    ColorSpace: { RGB: ['CalRGB', { WhitePoint: [0.9505, 1, 1.089], Matrix: SRGB_MATRIX }] },
  });
  expect((await converted(`${content} 1 1 9 9 re f`, spaces)).text).toBe(`${expected} 1 1 9 9 re f`);
});

it('keeps text as text, in the forms that it is drawn in, and remembers colours through saved states', async () => {
  const { document, text } = await converted('/RGB cs q 0 0 0 1 k Q 1 0 0 scn /F Do', ({ context }) => ({
    ColorSpace: { RGB: context.obj(['ICCBased', context.register(context.stream('x', { N: 3 }))]) },
    XObject: {
      F: context.register(
        context.flateStream('0 0 0 rg BT /T 9 Tf (Verma) Tj ET 0 0 1 RG', {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 99, 99],
          Resources: {},
        }),
      ),
    },
  }));
  expect(text).toMatch(/^0 g q 0 0 0 1 k Q [\d. ]+ k \/F Do$/);
  const form = only(
    document.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFRawStream && getName(object.dict, 'Subtype') === 'Form'),
  ) as PDFRawStream;
  expect(Buffer.from(bytesOf(form)).toString('latin1').replace(/\s+/g, ' ')).toMatch(
    /^ ?0 g BT \/T 9 Tf \(Verma\) Tj ET [\d. ]+ K ?$/,
  );
});

it('converts what a form without resources shows by the space that its page names for the device', async () => {
  const dark = { WhitePoint: [0.9505, 1, 1.089], Gamma: [4, 4, 4], Matrix: SRGB_MATRIX };
  const inks = async (isOnPage: boolean): Promise<string | undefined> => {
    const { document } = await converted('/F Do', ({ context }) => {
      const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 99, 99] };
      return {
        ...(isOnPage ? { ColorSpace: { DefaultRGB: context.obj(['CalRGB', dark] as never) } } : {}),
        XObject: { F: context.register(context.flateStream('0.2 0.6 0.4 rg 1 1 9 9 re f', form)) },
      };
    });
    const forms = document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) =>
        object instanceof PDFRawStream && getName(object.dict, 'Subtype') === 'Form' ? [object] : [],
      );
    return /[\d. ]+ k/.exec(Buffer.from(bytesOf(only(forms))).toString('latin1'))?.[0];
  };
  const [asDevice, asNamed] = [await inks(false), await inks(true)];
  expect(asDevice).toBeDefined();
  expect(asNamed).toBeDefined();
  expect(asNamed).not.toBe(asDevice);
});

it('converts screen colours by the space that its page names for the device', async () => {
  const linear = { WhitePoint: [0.9505, 1, 1.089], Gamma: [1, 1, 1], Matrix: SRGB_MATRIX };
  const { text } = await converted('0.2 0.6 0.4 rg 1 1 9 9 re f', ({ context }) => ({
    ColorSpace: { DefaultRGB: context.obj(['CalRGB', linear] as never) },
  }));
  const inks = text.split(' ').slice(0, 4).map(Number);
  // The same light as sRGB (IEC 61966-2-1).
  expect(inks).toEqual((await inksOf(124, 203, 170)).map((ink) => expect.closeTo(ink, 1)));
});

describe('a page that says what its device colours mean', () => {
  const profiled = ({ context }: PDFDocument, components: number) =>
    context.obj(['ICCBased', context.register(context.stream('x', { N: components }))]);
  const red = async () => (await inksOf(255, 0, 0)).map((ink) => String(Number(ink.toFixed(4)))).join(' ');

  it('keeps that for the colours that had it, and not for those that are converted', async () => {
    const content =
      '0 0 0 1 k 9 9 9 9 re f 0.5 G 9 9 m 20 20 l S 1 0 0 rg 30 30 9 9 re f 0.2 0.2 0.2 rg 50 50 9 9 re f';
    const { node, text } = await converted(content, (document) => ({
      ColorSpace: { DefaultCMYK: profiled(document, 4), DefaultGray: profiled(document, 1) },
    }));
    const spaces = getDict(node.resources, 'ColorSpace');
    expect(String(spaces)).not.toContain('Default');
    const [, inks = '', , greys = ''] = /^\/(\w+) cs 0 0 0 1 sc 9 9 9 9 re f (\/(\w+)) CS 0.5 SC/.exec(text) ?? [];
    expect(text).toBe(
      `/${inks} cs 0 0 0 1 sc 9 9 9 9 re f /${greys} CS 0.5 SC 9 9 m 20 20 l S ${await red()} k 30 30 9 9 re f 0.2 g 50 50 9 9 re f`,
    );
    for (const name of [inks, greys]) expect(String(spaces && get(spaces, name))).toMatch(/^\[ \/ICCBased/);
  });

  it('keeps it in its pictures and shadings', async () => {
    const { document, node } = await converted('/Im Do /Sh sh 1 0 0 rg 9 9 9 9 re f', (made) => {
      const black = { FunctionType: 2, N: 1, Domain: [0, 1], C0: [0, 0, 0, 1], C1: [0, 0, 0, 0] };
      const shading = { ShadingType: 2, ColorSpace: 'DeviceCMYK', Coords: [0, 0, 9, 0], Function: black };
      return {
        ColorSpace: { DefaultCMYK: profiled(made, 4), I: made.context.obj(['Indexed', 'DeviceCMYK', 0, '<000000ff>']) },
        XObject: {
          Im: picture(made, Uint8Array.of(0, 0, 0, 255), { Width: 1, Height: 1, ColorSpace: 'DeviceCMYK' }),
        },
        Shading: { Sh: shading },
      };
    });
    expect(String(get(getDict(node.resources, 'ColorSpace') as PDFDict, 'I'))).toMatch(/^\[ \/Indexed \[ \/ICCBased/);
    expect(String(get(only(images(document)).dict, 'ColorSpace'))).toMatch(/^\[ \/ICCBased/);
    const shading = getDict(getDict(node.resources, 'Shading'), 'Sh');
    expect(String(shading && get(shading, 'ColorSpace'))).toMatch(/^\[ \/ICCBased/);
  });
});

it('gives spot colours the inks that the file names for them', async () => {
  const spot: Resources = ({ context }) => ({
    ColorSpace: {
      S: context.obj([
        ...['Separation', 'PANTONE 485 C', 'DeviceCMYK'],
        { FunctionType: 2, N: 1, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.9, 0.8, 0] },
      ] as never),
    },
  });
  const { text } = await converted('/S cs 0.5 scn 9 9 9 9 re f', spot);
  expect(text).toMatch(/^0 0\.9 0\.8 0 k 0 0\.45 0\.4 0 k 9 9 9 9 re f$/);
});

it('converts Lab and the entries of an index', async () => {
  const spaces: Resources = ({ context }) => ({
    ColorSpace: {
      L: context.obj(['Lab', { WhitePoint: [0.9642, 1, 0.8249], Range: [-128, 127, -128, 127] }] as never),
      I: context.obj(['Indexed', 'DeviceRGB', 1, context.obj([])] as never),
    },
  });
  // Lab of the red of sRGB in the light D50.
  const { text } = await converted('/L cs 54.29 80.8 69.89 scn 9 9 9 9 re f', (document) => ({
    ColorSpace: { L: (spaces(document).ColorSpace as Record<string, unknown>).L },
  }));
  const numbers = /([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) k 9 9/.exec(text)?.slice(1).map(Number) ?? [];
  for (const [at, ink] of (await inksOf(255, 0, 0)).entries())
    expect(Math.abs((numbers[at] ?? 9) - ink)).toBeLessThan(0.03);

  const { document } = await converted('q 9 0 0 9 0 0 cm /Im Do Q', (source) => ({
    XObject: {
      Im: picture(source, Uint8Array.of(0, 1), {
        Width: 2,
        Height: 1,
        ColorSpace: source.context.obj([
          ...['Indexed', 'DeviceRGB', 1],
          source.context.register(source.context.stream(Uint8Array.of(0, 0, 0, 255, 0, 0))),
        ] as never),
      }),
    },
  }));
  const image = only(images(document));
  expect(String(get(image.dict, 'ColorSpace'))).toMatch(/^\[ \/Indexed \/DeviceCMYK 1 <000000ff/);
  expect([...bytesOf(image)]).toEqual([0, 1]);
});

it('converts the pixels of pictures, without loss where they had none', async () => {
  const { document } = await converted('q 9 0 0 9 0 0 cm /Im Do Q', (source) => ({
    XObject: { Im: picture(source, Uint8Array.of(255, 0, 0, 10, 10, 10), { Width: 2, Height: 1 }) },
  }));
  const image = only(images(document));
  expect(getName(image.dict, 'ColorSpace')).toBe('DeviceCMYK');
  const red = (await inksOf(255, 0, 0)).map((ink) => Math.round(ink * 255));
  expect([...bytesOf(image)]).toEqual([...red, 0, 0, 0, 245]);
});

it.each<[string, object, number[]]>([
  ['gets no more ink than the limit', {}, [178, 178, 178, 229]],
  ['keeps its pixels where they say what of it is seen', { Mask: [0, 10, 0, 10, 0, 10, 0, 10] }, [229, 229, 229, 229]],
])('a picture in inks %s', async (_, more, expected) => {
  const { document } = await converted('q 9 0 0 9 0 0 cm /Im Do Q', (source) => ({
    XObject: {
      Im: picture(source, Uint8Array.of(229, 229, 229, 229), {
        Width: 1,
        Height: 1,
        ColorSpace: 'DeviceCMYK',
        ...more,
      }),
    },
  }));
  expect([...bytesOf(only(images(document)))]).toEqual(expected);
});

it('converts pictures whose pixels are differences', async () => {
  const parms = { Predictor: 15, Colors: 3, Columns: 2 };
  const { document } = await converted('q 9 0 0 9 0 0 cm /Im Do Q', (source) => ({
    XObject: {
      Im: picture(source, Uint8Array.of(1, 255, 0, 0, 11, 10, 10), { Width: 2, Height: 1, DecodeParms: parms }),
    },
  }));
  const image = only(images(document));
  const red = (await inksOf(255, 0, 0)).map((ink) => Math.round(ink * 255));
  expect([...bytesOf(image)]).toEqual([...red, 0, 0, 0, 245]);
});

it('keeps photographs JPEGs, in the inks that a page of them has', async () => {
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c63' } })
    .jpeg()
    .toBuffer();
  const { bytes, document } = await converted('q 272 0 0 170 0 0 cm /Im Do Q', ({ context }) => ({
    XObject: {
      Im: context.register(
        PDFRawStream.of(
          context.obj({
            Type: 'XObject',
            Subtype: 'Image',
            Width: 40,
            Height: 30,
            BitsPerComponent: 8,
            ColorSpace: 'DeviceRGB',
            Filter: 'DCTDecode',
          }) as PDFDict,
          jpeg,
        ),
      ),
    },
  }));
  const image = only(images(document));
  expect([getName(image.dict, 'Filter'), getName(image.dict, 'ColorSpace')]).toEqual(['DCTDecode', 'DeviceCMYK']);
  const [red = 0, , blue = 255] = (await drawn(bytes))(30, 20);
  expect(red).toBeGreaterThan(150);
  expect(blue).toBeLessThan(110);
});

describe('a photograph of more pixels than are converted', () => {
  // It takes seconds, as that many pixels are converted, compressed and drawn.
  // Red above green, in a JPEG whose camera lay on its side: a PDF does not turn it. Its right half is transparent.
  const [width, height] = [6200, 4000];
  const photograph = async () => {
    const halves = sharp(Buffer.from([200, 0, 0, 0, 150, 0]), { raw: { width: 1, height: 2, channels: 3 } });
    return halves.resize(width, height, { kernel: 'nearest' }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  };
  const shown = (jpeg: Buffer, place: string) =>
    page(`0 0 0 1 k 0 0 9 9 re f q 0 0 272 170 re W n ${place} cm /Im Do Q`, (made) => {
      const mask = picture(made, Uint8Array.of(255, 0), { Width: 2, Height: 1, ColorSpace: 'DeviceGray' });
      const form = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
      const dict = made.context.obj({ ...form, ColorSpace: 'DeviceRGB', Filter: 'DCTDecode', SMask: mask } as never);
      return { XObject: { Im: made.context.register(PDFRawStream.of(dict as unknown as PDFDict, jpeg)) } };
    });
  const target = { profile: card, size: null, deadline: deadlineIn(60_000) };

  it('gets as many, which the print does not need, and shows the same at the same place', async () => {
    const source = await shown(await photograph(), '272 0 0 170 0 0');
    const { bytes, pictures } = await conversionOf(source, target);
    expect(pictures).toEqual([]);
    const image = only(images(await openPdf(bytes)).filter(({ dict }) => get(dict, 'SMask')));
    expect([getName(image.dict, 'Filter'), getName(image.dict, 'ColorSpace')]).toEqual(['DCTDecode', 'DeviceCMYK']);
    const pixels = getNumber(image.dict, 'Width') ?? 0;
    expect([pixels < width, pixels > 6000]).toEqual([true, true]);
    expect(await sharp(image.contents).metadata()).toMatchObject({ width: pixels });
    const [before, after] = [await drawn(source), await drawn(bytes)];
    for (const [x, y] of [
      [10, 10],
      [10, 50],
      [80, 10],
      [80, 50],
    ] as const) {
      const [was, is] = [before(x, y), after(x, y)];
      const strongest = ([red = 0, green = 0]: number[]) => (red > 240 && green > 240 ? 'none' : red > green);
      expect([x, y, strongest(is)]).toEqual([x, y, strongest(was)]);
    }
  });

  it('stays as it is where the print needs all of them', async () => {
    // Twenty metres wide, and cut.
    const source = await shown(await photograph(), '60000 0 0 40000 0 0');
    const image = only(
      images(await openPdf((await conversionOf(source, target)).bytes)).filter(({ dict }) => get(dict, 'SMask')),
    );
    expect([getNumber(image.dict, 'Width'), getName(image.dict, 'ColorSpace')]).toEqual([width, 'DeviceRGB']);
  });
});

describe('a picture within the content', () => {
  const inline = (space: string, sample: string, more = '') =>
    `0 0 0 1 k 9 9 9 9 re f q 20 0 0 20 50 50 cm BI /W 2 /H 2 /BPC 8 /CS ${space} ${more} ID ${sample} EI Q`;

  it.each([
    ['of screen colours', inline('/RGB', '\0'.repeat(12)), [0, 0, 0, 255]],
    ['of too much ink', inline('/CMYK', '~'.repeat(16).replaceAll('~', '\u00e6')), [178, 178, 178, 230]],
    ['of an index', inline('[/I /RGB 1 <000000ffffff>]', '\0'.repeat(4)), undefined],
    [
      'of a space of the page, in hexadecimal digits',
      inline('/Cs1', `${'000000'.repeat(4)}>`, '/F /AHx'),
      [0, 0, 0, 255],
    ],
  ])('is converted as others are: %s', async (_, content, inks) => {
    const { document, pictures } = await converted(content, () => ({ ColorSpace: { Cs1: ['CalRGB', {}] } }));
    expect(pictures).toEqual([]);
    const [image] = images(document);
    const space = image && get(image.dict, 'ColorSpace');
    expect(String(space)).toContain('DeviceCMYK');
    if (inks) expect([...bytesOf(image as PDFRawStream).subarray(0, 4)]).toEqual(inks);
  });

  it('stays where it is as a mask, and where its content has no resources', async () => {
    const mask = 'q 20 0 0 20 50 50 cm BI /W 8 /H 1 /IM true ID x EI Q';
    const { document, text } = await converted(mask);
    expect(images(document)).toEqual([]);
    expect(text).toContain('BI /W 8');
  });
});

it('writes the functions of gradients anew', async () => {
  const { bytes, document, node } = await converted('/Pattern cs /P scn 0 0 272 170 re f', ({ context }) => ({
    Pattern: {
      P: context.obj({
        Type: 'Pattern',
        PatternType: 2,
        Shading: {
          ShadingType: 2,
          ColorSpace: 'DeviceRGB',
          Coords: [0, 0, 272, 0],
          Extend: [true, true],
          Function: { FunctionType: 2, N: 1, Domain: [0, 1], C0: [1, 1, 1], C1: [1, 0, 0] },
        },
      }),
    },
  }));
  const shading = getDict(getDict(getDict(node.resources, 'Pattern'), 'P'), 'Shading');
  expect(shading && getName(shading, 'ColorSpace')).toBe('DeviceCMYK');
  expect(images(document)).toEqual([]);
  const at = await drawn(bytes);
  expect(Math.min(...at(0.5, 20))).toBeGreaterThan(240);
  const [red = 0, green = 255] = at(94, 20);
  expect(red - green).toBeGreaterThan(100);
});

describe('what cannot be converted by itself', () => {
  const mesh: Resources = ({ context }) => ({
    Shading: {
      M: context.register(
        context.flateStream(new Uint8Array(0), {
          ShadingType: 4,
          ColorSpace: 'DeviceRGB',
          BitsPerCoordinate: 8,
          BitsPerComponent: 8,
          BitsPerFlag: 8,
          Decode: [0, 99, 0, 99, 0, 1, 0, 1, 0, 1],
        }),
      ),
    },
  });

  it('makes a picture of its page, also of one that is turned', async () => {
    for (const degrees of [0, 90, 180, 270]) {
      const document = await openPdf(await page('1 0 0 rg 0 85 136 85 re f /M sh', mesh));
      only(document.getPages()).node.set(PDFName.of('Rotate'), document.context.obj(degrees));
      const before = await document.save();
      const { bytes: after } = await conversionOf(before, {
        profile: card,
        size: null,
        deadline: deadlineIn(60_000),
      });
      expect(images(await openPdf(after))).toHaveLength(1);
      const [a, b] = [await drawn(before), await drawn(after)];
      const isRed = ([red = 0, green = 0]: number[]) => red - green > 80;
      for (const [x, y] of [
        [10, 10],
        [50, 10],
        [10, 50],
        [50, 50],
      ] as const)
        expect([degrees, x, y, isRed(b(x, y))]).toEqual([degrees, x, y, isRed(a(x, y))]);
    }
  });

  it('has the picture of its page show what PDFium draws only in a plainer form', async () => {
    const jpx = readFileSync(join(import.meta.dirname, '../../fixtures/one-channel.jp2'));
    const { bytes, pictures } = await converted('q 136 0 0 170 0 0 cm /Im Do Q /M sh', (document) => {
      const { context } = document;
      const form = { FunctionType: 2, N: 1, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 1, 0] };
      const space = ['Separation', 'A', 'DeviceCMYK', form];
      const dict = { Type: 'XObject', Subtype: 'Image', Width: 64, Height: 48, Filter: 'JPXDecode', ColorSpace: space };
      const image = PDFRawStream.of(context.obj(dict as never) as unknown as PDFDict, jpx);
      return { ...mesh(document), XObject: { Im: context.register(image) } };
    });
    expect(pictures).toEqual([0]);
    // From a full tint to a fifth of it.
    const colour = await drawn(bytes);
    const [full = 255, fifth = 0] = [colour(2, 2)[1], colour(46, 58)[1]];
    expect([full < 90, fifth > 150]).toEqual([true, true]);
  });

  it('stays as it is on a page that has inks', async () => {
    const { document, text } = await converted('0 0 0 1 k 9 9 9 9 re f 0 0 0 rg 50 50 9 9 re f /M sh', mesh);
    expect(images(document)).toEqual([]);
    expect(text).toBe('0 0 0 1 k 9 9 9 9 re f 0 g 50 50 9 9 re f /M sh');
  });
});

it('is not kept busy by functions that lead to one another without end', async () => {
  const content = '0 0 0 1 k 9 9 9 9 re f /S cs 0.5 scn 9 9 9 9 re f';
  const { text } = await converted(content, ({ context }) => {
    let inner = context.register(context.obj({ FunctionType: 2, N: 1, Domain: [0, 1], C0: [0], C1: [1] }));
    for (let depth = 0; depth < 5; depth++)
      inner = context.register(
        context.obj({
          FunctionType: 3,
          Domain: [0, 1],
          Functions: new Array(200).fill(inner),
          Bounds: Array.from({ length: 199 }, (_, at) => (at + 1) / 200),
          Encode: new Array(400).fill(0),
        }),
      );
    return { ColorSpace: { S: context.obj(['Separation', 'Gold', 'DeviceGray', inner]) } };
  });
  expect(text).toBe(content);
});

it('makes the same bytes of the same file', async () => {
  const source = await page('1 0 0 rg 0 0 99 99 re f');
  const [a, b] = await Promise.all(
    [0, 1].map(() => conversionOf(source, { profile: card, size: null, deadline: deadlineIn(60_000) })),
  );
  expect(Buffer.from(a?.bytes ?? []).equals(Buffer.from(b?.bytes ?? [1]))).toBe(true);
});

describe('screen colours with a profile', () => {
  /** The profile of Display P3, as a program writes it. */
  const profile = async (): Promise<Buffer> => {
    const jpeg = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    return (await sharp(jpeg).metadata()).icc ?? Buffer.alloc(0);
  };

  it.each([
    ['black text', '0 0 0 sc', '0 g'],
    ['a grey', '0.4 0.4 0.4 sc', '0.4 g'],
  ])('are converted in %s, on every page that names the profile', async (_, colour, expected) => {
    const icc = await profile();
    expect(icc.length).toBeGreaterThan(128);
    const { text } = await converted(`/Cs1 cs ${colour} BT (A) Tj ET`, ({ context }) => ({
      ColorSpace: { Cs1: context.obj(['ICCBased', context.register(context.stream(icc, { N: 3 }))]) },
    }));
    expect(text).toBe(`0 g ${expected} BT (A) Tj ET`);
  });
});

it.each([
  ['green', [0, 1, 0], ([c = 0, m = 9, y = 0]: number[]) => c > 45 && m < 3 && y > 80],
  ['cyan', [0, 1, 1], ([c = 0, m = 9, y = 99]: number[]) => c > 40 && m < 3 && y < 25],
  ['magenta', [1, 0, 1], ([c = 99, m = 0, y = 9]: number[]) => m > 70 && m > c + 30 && y < 3],
])('keeps the hue of %s, which no ink reaches', async (_, parts, isRight) => {
  const { text } = await converted(`${parts.join(' ')} rg 9 9 9 9 re f`);
  const inks = text
    .split(' ')
    .slice(0, 4)
    .map((ink) => Number(ink) * 100);
  expect([inks, isRight(inks)]).toEqual([inks, true]);
});

describe('a duotone of black and a spot colour', () => {
  /** A fifth of black and three fifths of the spot colour, whose own inks are magenta and yellow. */
  const duotone: Resources = ({ context }) => {
    const mix = { FunctionType: 4, Domain: [0, 1, 0, 1], Range: [0, 1, 0, 1, 0, 1, 0, 1] };
    const toInks = context.register(context.stream('{ 0 exch dup 0.5 mul 4 -1 roll 0 exch 4 1 roll }', mix));
    return { ColorSpace: { D: context.obj(['DeviceN', ['Black', 'Spot'], 'DeviceCMYK', toInks]) } };
  };

  it('keeps its black in text and shapes', async () => {
    const { text } = await converted('/D cs 0.2 0.6 scn 9 9 9 9 re f', duotone);
    const [cyan, magenta, yellow, black] =
      text
        .match(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) k 9 9/)
        ?.slice(1)
        .map(Number) ?? [];
    expect([cyan, black]).toEqual([0, 0.2]);
    expect([magenta, yellow]).toEqual([0.6, 0.302].map((ink) => expect.closeTo(ink, 2)));
  });

  it('begins with full tints', async () => {
    const { text } = await converted('/D cs 9 9 9 9 re f', duotone);
    expect(text).toMatch(/^0 1 0\.5\d* 1 k 9 9 9 9 re f$/);
  });

  it('keeps its black in pictures, whose pixels stay as many', async () => {
    const pixels = Uint8Array.from([51, 153, 255, 0, 0, 255]);
    const { document } = await converted('q 90 0 0 30 9 9 cm /Im Do Q', (made) => ({
      XObject: {
        Im: picture(made, pixels, { Width: 3, Height: 1, ColorSpace: (duotone(made).ColorSpace as { D: unknown }).D }),
      },
    }));
    const [image] = images(document);
    if (!image) throw new Error('there is a picture');
    expect(getName(image.dict, 'ColorSpace')).toBe('DeviceCMYK');
    const inks = [...bytesOf(image)].map((ink) => Math.round(ink / 2.55));
    expect(inks).toEqual([0, 60, 30, 20, 0, 0, 0, 100, 0, 100, 50, 0].map((ink) => expect.closeTo(ink, -0.4)));
  });
});
