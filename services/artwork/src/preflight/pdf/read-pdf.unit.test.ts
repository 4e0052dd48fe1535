import { deflateSync } from 'node:zlib';
import { type PDFContext, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { page, path, text as textItem } from '../rules/facts.fixture.ts';
import { sentenceOf } from '../sentences.ts';
import {
  addPageWith,
  type Entries,
  fontNamed,
  foundIn,
  GROUND,
  MM,
  type PageOptions,
  pageWith,
  type Resources,
  readingOf,
  worded,
} from './content.fixture.ts';
import { isHiddenBy } from './print-layers.ts';
import { isUndrawn } from './read-pdf.ts';

/** A font that is in the file, as `/F`. */
const withFont = {
  resources: (context: Parameters<typeof fontNamed>[0]) => ({ Font: { F: fontNamed(context, 'Lato') } }),
};
const text = (size: number, x: number, y: number, words: string) =>
  `BT 0 0 0 1 k /F ${size} Tf ${x} ${y} Td (${words}) Tj ET `;

it('finds nothing on a ground with bleed', async () => {
  expect(await foundIn(GROUND)).toEqual([]);
});

describe('a shape that goes on beyond the trim on one side', () => {
  const mm = (...lengths: number[]) => lengths.map((length) => length * MM).join(' ');
  const band = `0.9 0.3 0 0 k ${mm(-5, 20, 60, 20)} re f `;

  it.each([
    ['and ends far within it on the others', band, []],
    ['and 2 mm within it on another', `0.9 0.3 0 0 k ${mm(-5, 20, 96, 20)} re f `, ['near-trim should near']],
    ['and at the margin', `0.9 0.3 0 0 k ${mm(-5, 20, 95, 20)} re f `, []],
    [
      'and below something else 2 mm within it',
      `0.9 0.3 0 0 k ${mm(-5, 20, 96, 20)} re f ${mm(88, 10, 20, 40)} re f `,
      [],
    ],
    [
      'and beside a piece of the same ground 2 mm within it',
      `0.9 0.3 0 0 k ${mm(-5, -5, 96, 100)} re f ${mm(91, -5, 40, 100)} re f `,
      [],
    ],
    ['and touches the margin with a point', `0.9 0.3 0 0 k ${mm(-5, 15)} m ${mm(91, 30)} l ${mm(-5, 45)} l f `, []],
    ['and is white', `0 0 0 0 k ${mm(-5, 20, 96, 20)} re f `, []],
  ])('%s', async (_, content, expected) => expect(await foundIn(`${GROUND}${content}`)).toEqual(expected));
});

describe('what lies beyond the bleed', () => {
  const slug = { widthMm: 120, heightMm: 84, margin: 15 };

  it('is not judged: a slug, colour bars, crop marks', async () => {
    const ground = '0.1 0 0 0 k 34.02 34.02 272.13 170.08 re f ';
    const marks = '1 1 1 1 K 0.1 w 0 42.52 m 34.02 42.52 l S 1 0 0 rg 5 5 10 10 re f 1 1 1 1 k 20 5 10 10 re f ';
    const found = await foundIn(`${ground}${marks}${text(3, 40, 8, 'card.indd 1')}`, { ...slug, ...withFont });
    expect(found).toEqual([]);
  });

  it('counts for no ink where the page is drawn in its inks', async () => {
    const resources = { ExtGState: { Half: { ca: 0.5 } } };
    const content = `${GROUND}1 1 1 1 k 5 5 20 20 re f /Half gs 0 0 0 1 k 100 100 20 20 re f`;
    expect(await foundIn(content, { ...slug, resources })).toEqual(['transparency note transparent']);
  });
});

describe('text', () => {
  it('does not count where it is blank', async () => {
    expect(await foundIn(`${GROUND}${text(9, 9.5, 60, '   ')}${text(1, 100, 100, ' ')}`, withFont)).toEqual([]);
  });

  it('begins and ends with its first and last sign that is not blank', async () => {
    const document = await pageWith(`${GROUND}${text(9, 9.5, 60, '     Asha         ')}`, withFont);
    const { facts } = await readingOf(document);
    const [found] = facts.pages[0]?.items.filter(({ type }) => type === 'text') ?? [];
    // Each sign is supposed to be 0.55 wide.
    expect(found?.box.x).toBeCloseTo((9.5 + 5 * 4.95) / MM, 1);
    expect(found?.box.width).toBeCloseTo((4 * 4.95) / MM, 1);
  });

  it('is blank in signs of two bytes as the file says what they mean', async () => {
    const found = await foundIn(`${GROUND}BT 0 0 0 1 k /F 2 Tf 100 60 Td <00030003> Tj ET`, {
      resources: (context) => {
        const map = context.register(context.flateStream('1 beginbfchar <0003> <0020> endbfchar'));
        const inner = fontNamed(context, 'Lato', true, { Subtype: 'CIDFontType2' });
        const font = {
          Type: 'Font',
          Subtype: 'Type0',
          Encoding: 'Identity-H',
          ToUnicode: map,
          DescendantFonts: [inner],
        };
        return { Font: { F: font } };
      },
    });
    expect(found).toEqual([]);
  });
});

describe('the boxes of a page', () => {
  const cropped = (x: number, y: number, width: number, height: number, margin: number | null = 3) => ({
    margin,
    change: (page: { setCropBox(x: number, y: number, width: number, height: number): void }) =>
      page.setCropBox(x * MM, y * MM, width * MM, height * MM),
  });

  it.each([
    ['at the trim, which hides the bleed from screens', cropped(3, 3, 90, 54)],
    ['within the trim', cropped(5, 5, 86, 50)],
    ['of the finished size, without a trim box', cropped(3, 3, 90, 54, null)],
    ['larger than the page', cropped(-50, -50, 300, 300)],
  ])('are measured on all of it, with a crop box %s', async (_, options) => {
    const { facts, findings } = await readingOf(await pageWith(GROUND, options));
    expect(findings).toEqual([]);
    const [page] = facts.pages;
    expect([page?.widthMm, page?.heightMm].map((mm = 0) => Math.round(mm))).toEqual([96, 60]);
    expect(page?.trim.x).toBeCloseTo(3);
    expect(page?.trim.width).toBeCloseTo(90);
    expect(page?.edges.left).toEqual({ inked: 1, reachMm: 3 });
  });

  it.each([
    [3, 96, 60],
    [2, 94, 58],
    [5, 100, 64],
  ])('are supposed to leave %d mm where the file has none, which is said', async (bleed, widthMm, heightMm) => {
    const { facts, findings } = await readingOf(await pageWith(GROUND, { margin: null, widthMm, heightMm }));
    expect(facts.pages[0]?.trim).toMatchObject({ x: expect.closeTo(bleed), width: expect.closeTo(90) });
    expect(findings.map(worded)).toEqual([...(bleed < 3 ? ['no-bleed should short'] : []), 'no-bleed note inferred']);
  });

  it('are reported where the bleed box is smaller than the bleed', async () => {
    const change: PageOptions['change'] = (page) => page.setBleedBox(2 * MM, 2 * MM, 92 * MM, 56 * MM);
    expect(await foundIn(GROUND, { change })).toEqual(['no-bleed note bleed-small']);
  });

  it('are turned with it', async () => {
    const document = await pageWith(`0 0 0 1 k 0 0 ${3 * MM} 500 re f`, cropped(3, 3, 90, 54));
    document.getPage(0).node.set(PDFName.of('Rotate'), document.context.obj(90));
    const { facts } = await readingOf(document);
    // The left edge is the upper one; ink lies in the bleed alone, so no edge of the trim has any.
    expect(facts.pages[0]).toMatchObject({ trim: { x: expect.closeTo(3), width: expect.closeTo(54) } });
    expect(facts.pages[0]?.items[0]?.box.height).toBeCloseTo(3);
  });
});

const RED = { FunctionType: 2, N: 1, Domain: [0, 1], C0: [1, 0, 0], C1: [0, 0, 1] };
const screenShading = { ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [80, 80, 140, 80], Function: RED };
const spotOf = (name: string) => ['Separation', name, 'DeviceCMYK', { ...RED, C0: [0, 0, 0, 0], C1: [0, 1, 1, 0] }];
const tile = { Type: 'Pattern', PatternType: 1, TilingType: 1, BBox: [0, 0, 10, 10], XStep: 10, YStep: 10 };

describe('screen and spot colours', () => {
  it.each<[string, string, Resources, string[]]>([
    [
      'a shading',
      'q 80 80 60 40 re W n /Sh sh Q',
      { Shading: { Sh: screenShading } },
      ['rgb-colour should drawing-no-profile'],
    ],
    [
      'a pattern of a shading',
      '/Pattern cs /P scn 80 80 60 40 re f',
      { Pattern: { P: { PatternType: 2, Shading: screenShading } } },
      ['rgb-colour should drawing-no-profile'],
    ],
    [
      'a shading in a spot colour',
      '/Pattern cs /P scn 80 80 60 40 re f',
      { Pattern: { P: { PatternType: 2, Shading: { ...screenShading, ColorSpace: spotOf('Gold') } } } },
      ['spot-colour should ink'],
    ],
    [
      'a tile that has the colour in which it is painted',
      '/Tiles cs 1 0 0 /P scn 80 80 60 40 re f',
      (context) => ({
        ColorSpace: { Tiles: ['Pattern', 'DeviceRGB'] },
        Pattern: {
          P: context.register(context.stream('0 0 5 5 re f', { ...tile, PaintType: 2, Resources: {} })),
        },
      }),
      ['rgb-colour should drawing-no-profile'],
    ],
    [
      'an index into a table, of an image that is written in the content',
      'q 20 0 0 20 80 60 cm BI /W 340 /H 340 /BPC 8 /CS [/I /RGB 1 <000000FF0000>] ID xx EI Q',
      {},
      ['rgb-colour should pictures-no-profile'],
    ],
    [
      'a device whose colours have a profile',
      '1 0 0 rg 80 80 20 20 re f',
      (context) => ({ ColorSpace: { DefaultRGB: ['ICCBased', context.register(context.stream('x', { N: 3 }))] } }),
      ['rgb-colour note drawing'],
    ],
    [
      'the full tint that a spot colour begins with',
      '/Gold cs 80 80 20 20 re f',
      { ColorSpace: { Gold: spotOf('Gold') } },
      ['spot-colour should ink'],
    ],
  ])('are found in %s', async (_, content, resources = {}, expected) => {
    expect(await foundIn(`${GROUND}${content}`, { resources })).toEqual(expected);
  });

  it('are told by their names, whatever signs those have', async () => {
    const inks = { One: spotOf('Gr\u00fcn A'), Two: spotOf('<script>alert(1)</script>') };
    const content = `${GROUND}/One cs 1 scn 110 60 40 40 re f /Two cs 1 scn 160 60 40 40 re f`;
    const document = await pageWith(content, { resources: { ColorSpace: inks } });
    const bytes = Buffer.from(await document.save({ useObjectStreams: false }));
    // In the file, each sign that is no letter is written by its number (ISO 32000-2, section 7.3.5).
    expect(bytes.toString('latin1')).toContain('/Gr#FCn#20A');
    const { findings } = await readingOf(bytes);
    const sentences = findings.map((finding) => sentenceOf(finding, 'en'));
    expect(sentences).toEqual([
      expect.stringContaining('the special ink “Gr\u00fcn A”.'),
      expect.stringContaining('the special ink “<script>alert(1)</script>”.'),
    ]);
  });
});

describe('ink', () => {
  it('is too much where registration colour fills an area within the trim', async () => {
    const resources = { ColorSpace: { All: spotOf('All') } };
    expect(await foundIn(`${GROUND}/All cs 1 scn 80 80 40 40 re f`, { resources })).toEqual(['ink-limit should']);
    expect(await foundIn(`${GROUND}/All CS 1 SCN 0 8.5 m 5 8.5 l S`, { resources })).toEqual([]);
  });

  it('is little in a group that is nearly transparent, though what is in it is not', async () => {
    const found = await foundIn(`${GROUND}/Pale gs /Group Do`, {
      resources: (context) => {
        const form = context.stream('/Full gs 1 1 1 1 k 80 80 60 40 re f', {
          Type: 'XObject',
          Subtype: 'Form',
          BBox: [0, 0, 300, 200],
          Group: { S: 'Transparency', I: true },
          Resources: { ExtGState: { Full: { ca: 1, CA: 1, BM: 'Normal', SMask: 'None' } } },
        });
        return { ExtGState: { Pale: { ca: 0.2, CA: 0.2 } }, XObject: { Group: context.register(form) } };
      },
    });
    expect(found).toEqual(['transparency note transparent']);
  });
});

describe('overprint', () => {
  const over = (change: object) => ({ resources: { ExtGState: { Over: { OP: true, op: true, OPM: 1, ...change } } } });
  const box = '80 80 40 40 re';

  it.each([
    ['white vanishes', '0 0 0 0 k', 'f', over({}), ['white-overprint must']],
    ['white of mode 0 covers what lies below it', '0 0 0 0 k', 'f', over({ OPM: 0 }), []],
    ['white of no mode does, too', '0 0 0 0 k', 'f', { resources: { ExtGState: { Over: { OP: true } } } }, []],
    ['grey says all inks', '1 g', 'f', over({}), []],
    ['a black line overprints, its white filling does not', '0 0 0 0 k 0 0 0 1 K 1 w', 'B', over({ op: false }), []],
    ['a white line vanishes', '0 0 0 1 k 0 0 0 0 K 1 w', 'B', over({ op: false }), ['white-overprint must']],
    [
      'black adds to the colours below it',
      '1 1 1 0 k 80 80 40 40 re f 0 0 0 1 k',
      'f',
      over({}),
      ['ink-limit should overlap'],
    ],
    ['black of mode 0 does not', '1 1 1 0 k 80 80 40 40 re f 0 0 0 1 k', 'f', over({ OPM: 0 }), []],
  ])('is understood: %s', async (_, colours, paint, options, expected) => {
    expect(await foundIn(`${GROUND}/Over gs ${colours} ${box} ${paint}`, options)).toEqual(expected);
  });

  it('ends where the file says so', async () => {
    const resources = { ExtGState: { Over: { OP: true, op: true, OPM: 1 }, Not: { OP: false, op: false } } };
    const content = `${GROUND}/Over gs 0 0 0 1 k 5 5 2 2 re f /Not gs 1 1 1 0 k ${box} f 0 0 0 1 k ${box} f`;
    expect(await foundIn(content, { resources })).toEqual([]);
  });

  it('lets a tint of 0 vanish', async () => {
    const resources = { ...over({ OPM: 0 }).resources, ColorSpace: { Gold: spotOf('Gold') } };
    expect(await foundIn(`${GROUND}/Over gs /Gold cs 0 scn ${box} f`, { resources })).toContain('white-overprint must');
  });
});

describe('fonts that are missing', () => {
  const missing = {
    resources: (context: Parameters<typeof fontNamed>[0]) => ({ Font: { F: fontNamed(context, 'Lato', false) } }),
  };

  it('are found with their page and place, beside one of their name that is there', async () => {
    const document = await pageWith(`${GROUND}${text(9, 100, 100, 'Asha')}`, withFont);
    addPageWith(document, `${GROUND}${text(9, 100, 100, 'Asha')}${text(9, 100, 60, 'Verma')}`, missing);
    const { findings } = await readingOf(document);
    expect(findings).toMatchObject([{ code: 'font-not-embedded', page: 2, box: { x: expect.closeTo(100 / MM) } }]);
    expect(findings[0]?.box?.height).toBeCloseTo((40 + 9 * 0.93) / MM);
  });

  it('are found where text only clips', async () => {
    const content = `${GROUND}q BT 7 Tr /F 40 Tf 80 80 Td (SALE) Tj ET 0 1 1 0 k 0 0 300 200 re f Q`;
    expect(await foundIn(content, missing)).toEqual(['font-not-embedded must pdf']);
  });

  it('are found where the graphics state chooses them', async () => {
    const found = await foundIn(`${GROUND}BT /State gs 0 0 0 1 k 80 80 Td (Hello) Tj ET`, {
      resources: (context) => ({
        ExtGState: { State: { Font: [context.register(fontNamed(context, 'Lato', false)), 3] } },
      }),
    });
    expect(found).toEqual(['font-not-embedded must pdf', 'small-text must']);
  });
});

describe('programs and forms', () => {
  const program = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };

  it('are found in names and links that are written in place', async () => {
    const named = await pageWith(GROUND);
    named.catalog.set(PDFName.of('Names'), named.context.obj({ JavaScript: { Names: [PDFString.of('a'), program] } }));
    expect((await readingOf(named)).facts.scripts).toBe(1);
    const linked = await pageWith(GROUND);
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 10, 10], A: program };
    linked.getPage(0).node.set(PDFName.of('Annots'), linked.context.obj([link]));
    expect((await readingOf(linked)).facts.scripts).toBe(1);
  });

  it('are found in an XFA form without fields', async () => {
    const document = await pageWith(GROUND);
    const xfa = document.context.register(document.context.stream('<xdp/>'));
    document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ Fields: [], XFA: xfa }));
    expect((await readingOf(document)).facts).toMatchObject({ formFields: 0, isXfa: true });
  });
});

it('counts the files within a file', async () => {
  const document = await pageWith(GROUND);
  await document.attach(Buffer.from('a'), 'a.txt');
  await document.attach(Buffer.from('b'), 'b.txt');
  expect((await readingOf(document)).facts.attachments).toBe(2);
});

describe('a page that PDFium does not draw', () => {
  const image = (context: PDFContext, entries: Entries, bytes: Uint8Array) =>
    context.register(
      PDFRawStream.of(
        context.obj({
          Type: 'XObject',
          Subtype: 'Image',
          Width: 200,
          Height: 100,
          BitsPerComponent: 8,
          ...entries,
        } as never) as never,
        bytes,
      ),
    );
  const placed = { content: `q ${90 * MM} 0 0 ${40 * MM} ${3 * MM} ${8 * MM} cm /Im Do Q` };

  it('is told of, and nothing on it is offered to be mended', async () => {
    const document = await pageWith(placed.content, {
      resources: (context) => ({
        XObject: { Im: image(context, { ColorSpace: 'DeviceRGB', Filter: 'JPXDecode' }, Buffer.from('no picture')) },
      }),
    });
    const { findings } = await readingOf(document);
    expect(findings.map(worded)).toContain('corrupt must undrawn');
    expect(findings.filter(({ mend }) => mend)).toEqual([]);
  });

  it.each<[string, Partial<Parameters<typeof isUndrawn>[1]>, boolean]>([
    ['text', { items: [textItem()] }, true],
    ['text of a point', { items: [textItem({ sizePt: 1 })] }, false],
    [
      'a single sign, which may be a space',
      { items: [textItem({ box: { x: 40, y: 25, width: 1.2, height: 4 } })] },
      false,
    ],
    ['a shape', { items: [path()] }, true],
    [
      'a shape beside another that is transparent',
      { items: [path()], transparency: [{ what: 'alpha', box: { x: 4, y: 4, width: 9, height: 9 } }] },
      true,
    ],
    ['a shape that may be transparent', { items: [path()], transparency: [{ what: 'mask', box: path().box }] }, false],
    [
      'a shape beside more that is transparent than is known',
      { items: [path()], transparency: Array(50).fill({ what: 'alpha', box: { x: 4, y: 4, width: 9, height: 9 } }) },
      false,
    ],
  ])('is one with %s where nothing is seen', (_, found, expected) => {
    const { trim } = page();
    const nothing = { data: new Uint8Array(40) };
    const facts = { items: [], transparency: [], ...found };
    expect(isUndrawn(nothing, facts, trim)).toBe(expected);
    expect(isUndrawn({ data: new Uint8Array(40).fill(255) }, facts, trim)).toBe(false);
  });

  it('is drawn where its tables have a single entry for an ink', async () => {
    const document = await pageWith(placed.content, {
      resources: (context) => {
        const table = { FunctionType: 0, BitsPerSample: 8, Size: [2, 1], Domain: [0, 1, 0, 1] };
        const tints = context.register(
          context.stream(Uint8Array.from([0, 0, 0, 0, 255, 0, 0, 0]), { ...table, Range: [0, 1, 0, 1, 0, 1, 0, 1] }),
        );
        const space = context.obj(['DeviceN', ['A', 'B'], 'DeviceCMYK', tints]);
        return { XObject: { Im: image(context, { ColorSpace: space }, Buffer.alloc(200 * 100 * 2, 200)) } };
      },
    });
    const found = (await readingOf(document)).findings.map(worded);
    expect(found).toContain('spot-colour should ink');
    expect(found).not.toContain('corrupt must undrawn');
  });

  it('is told of where its content cannot be read', async () => {
    const document = await pageWith('');
    document.getPage(0).node.set(PDFName.of('Contents'), PDFName.of('None'));
    expect((await readingOf(document)).findings.map(worded)).toContain('corrupt must damaged');
  });
});

it('measures a line across it where a matrix scales the two directions apart', async () => {
  const flat = '1 0 0 0.1 0 0 cm 1 w ';
  expect(await foundIn(`${GROUND}q ${flat}60 800 m 200 800 l S Q`)).toContain('hairline should');
  expect(await foundIn(`${GROUND}q ${flat}60 400 m 60 1200 l S Q`)).toEqual([]);
});

describe('thin lines', () => {
  it.each([
    ['an area', '0 0 0 1 k 80 80 60 0.1 re f', ['hairline should']],
    ['a turned one', '0 0 0 1 k q 0.7 0.7 -0.7 0.7 80 80 cm 0 0 60 0.1 re f Q', ['hairline should']],
    ['a path', '0 0 0 1 k 80 80 m 140 80 l 140 80.1 l 80 80.1 l f', ['hairline should']],
    ['a dot', '0 0 0 1 k 80 80 0.1 0.1 re f', []],
    ['a line around letters', 'BT 1 Tr 0.1 w /F 20 Tf 100 100 Td (A) Tj ET', ['hairline should']],
    ['a line around a filling that nobody sees', '/None gs 0.05 w 80 80 40 40 re B', ['hairline should']],
  ])('are found: %s', async (_, content, expected) => {
    const resources: Resources = (context) => ({
      Font: { F: fontNamed(context, 'Lato') },
      ExtGState: { None: { ca: 0 } },
    });
    expect(await foundIn(`${GROUND}${content}`, { resources })).toEqual(expected);
  });
});

describe('letters that are drawn by content streams', () => {
  const drawn: PageOptions = {
    resources: (context) => ({
      Font: {
        F: {
          Type: 'Font',
          Subtype: 'Type3',
          FontBBox: [0, 0, 83, 83],
          FontMatrix: [1, 0, 0, 1, 0, 0],
          FirstChar: 65,
          LastChar: 65,
          Widths: [83],
          Encoding: { Differences: [65, 'a'] },
          CharProcs: { a: context.register(context.stream('83 0 0 0 83 83 d1 1 0 0 rg 0 0 83 83 re f')) },
        },
      },
    }),
  };
  const shown = (x: number, scale = 0.12, mode = 0) =>
    `${GROUND}BT 0 0 0 1 k ${mode} Tr /F 1 Tf ${scale} 0 0 ${scale} ${x} 80 Tm (AA) Tj ET`;

  it('are measured by their own height', async () => {
    // Ten points high, and as black as the text, whatever the sign says.
    expect(await foundIn(shown(100), drawn)).toEqual([]);
  });

  it.each([
    ['near the trim', shown(3.5 * MM), 'near-trim must near'],
    ['near the trim, in a mode that hides other letters', shown(3.5 * MM, 0.12, 3), 'near-trim must near'],
    ['that end beyond the trim, and are large', shown(-9, 1), 'near-trim must cut'],
  ])('are told once, as text: %s', async (_, content, found) => {
    const { findings } = await readingOf(await pageWith(content, drawn));
    expect(findings.map(worded)).toEqual([found]);
    expect(findings[0]?.values).toMatchObject({ what: 'text' });
    expect(findings[0]?.values.more).toBeUndefined();
  });
});

describe('hidden layers', () => {
  it.each([
    ['AnyOn', true],
    ['AllOn', true],
    ['AnyOff', false],
    ['AllOff', false],
  ])('do not count by a membership of %s', async (policy, isHidden) => {
    const found = await foundIn(`${GROUND}/OC /M BDC 1 0 0 rg 80 80 20 20 re f EMC`, {
      resources: (context, document) => {
        const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Notes') }));
        document.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
        return { Properties: { M: { Type: 'OCMD', OCGs: [layer], P: policy } } };
      },
    });
    expect(found.includes('rgb-colour should drawing-no-profile')).toBe(!isHidden);
  });

  it('are asked for only so long by an expression that branches without end', async () => {
    const { context } = await pageWith('');
    const layer = context.obj({ Type: 'OCG' });
    let expression = context.register(context.obj(['And', layer]));
    for (let depth = 0; depth < 15; depth++)
      expression = context.register(context.obj(['Or', ...Array.from({ length: 9 }, () => expression)]));
    expect(isHiddenBy(new Set([layer]), context.obj({ Type: 'OCMD', VE: expression }))).toBe(false);
    expect(isHiddenBy(new Set([layer]), context.obj({ Type: 'OCMD', VE: ['Not', ['Not', layer]] }))).toBe(true);
  });
});

it('finds a picture that ends at the trim on a ground with bleed', async () => {
  const picture = `q ${90 * MM} 0 0 ${30 * MM} ${3 * MM} ${3 * MM} cm BI /W 1100 /H 400 /BPC 8 /CS /G ID ${'x'.repeat(440_000)} EI Q`;
  const { findings } = await readingOf(await pageWith(`${GROUND}${picture}`));
  expect(findings).toMatchObject([
    { code: 'no-bleed', level: 'should', values: { variant: 'object', what: 'image', sides: 'right bottom left' } },
  ]);
  expect(findings[0]?.box).toMatchObject({ x: 3, y: 27, width: 90, height: 30 });
});

describe('coarse pictures', () => {
  const placed = 'q 100 0 0 50 80 60 cm /Im Do Q';
  const image = { Type: 'XObject', Subtype: 'Image', Width: 80, Height: 40, BitsPerComponent: 8 };
  const halves = Buffer.alloc(80 * 40 * 3, 255).fill(0, 0, 80 * 20 * 3);
  const noise = Buffer.from(Array.from({ length: 80 * 40 }, (_, at) => (at * 7919) % 256));
  const rainbow = Buffer.from(Array.from({ length: 768 }, (_, at) => (at * 89) % 256));

  it.each<[string, Uint8Array, (context: PDFContext) => Entries, string]>([
    ['a logo in RGB', halves, () => ({ ColorSpace: 'DeviceRGB' }), 'low-resolution must logo'],
    [
      'a photograph with a table of its colours',
      noise,
      (context) => ({ ColorSpace: ['Indexed', 'DeviceRGB', 255, context.register(context.stream(rainbow))] }),
      'low-resolution must picture',
    ],
    [
      'a logo with a table of its colours',
      noise.map((index) => index % 2),
      () => ({ ColorSpace: ['Indexed', 'DeviceRGB', 1, PDFHexString.of('FF0000FFFFFF')] }),
      'low-resolution must logo',
    ],
  ])('are %s', async (_, bytes, entries, expected) => {
    const resources: Resources = (context) => ({
      XObject: { Im: context.register(context.flateStream(bytes, { ...image, ...(entries(context) as object) })) },
    });
    expect(await foundIn(`${GROUND}${placed}`, { resources })).toContain(expected);
  });
});

describe('what ends too early', () => {
  it('is reported of the content of a page', async () => {
    const shapes = Array.from(
      { length: 400 },
      (_, at) => `0.${at} 0 0 0 k ${(at * 37) % 200} ${(at * 53) % 120} 5 5 re f `,
    );
    const document = await pageWith('');
    const whole = deflateSync(Buffer.from(GROUND + shapes.join('')));
    const contents = (length: number) => {
      const dict = document.context.obj({ Filter: 'FlateDecode' });
      return document.context.register(PDFRawStream.of(dict, whole.subarray(0, length)));
    };
    document.getPage(0).node.set(PDFName.of('Contents'), contents(whole.length * 0.6));
    expect((await readingOf(document)).findings.map(worded)).toContain('corrupt should cut');
    // Without its checksum, all of it is there.
    document.getPage(0).node.set(PDFName.of('Contents'), contents(whole.length - 4));
    expect((await readingOf(document)).facts.cut).toBe(0);
  });

  it('is reported of a JPEG', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const jpeg = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#c63', noise } })
      .jpeg()
      .toBuffer();
    const cut = async (length: number) => {
      const dict = { Width: 600, Height: 300, ColorSpace: 'DeviceRGB', BitsPerComponent: 8, Filter: 'DCTDecode' };
      const document = await pageWith(`${GROUND}q 100 0 0 50 80 60 cm /Im Do Q`, {
        resources: (context) => {
          const entries = context.obj({ Type: 'XObject', Subtype: 'Image', ...dict });
          return { XObject: { Im: context.register(PDFRawStream.of(entries, jpeg.subarray(0, length))) } };
        },
      });
      return (await readingOf(document)).facts.cut;
    };
    expect([await cut(jpeg.length), await cut(jpeg.length / 2)]).toEqual([0, 1]);
  });
});

it('keeps the states of graphics apart, however many are saved', async () => {
  const content = `${GROUND}${'q '.repeat(1005)}0.05 w ${'Q '.repeat(1005)}80 80 m 120 80 l S`;
  expect(await foundIn(content)).toEqual([]);
});
