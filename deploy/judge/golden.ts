import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import {
  cmyk,
  degrees,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  PDFString,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { newDocument } from '../../services/artwork/src/preflight/mend/new-page.ts';
import { fax, jbig2 } from '../../services/artwork/src/preflight/pdf/fax.fixture.ts';

// The golden set of `npm run judge:artwork`. Each file is made here, and names all that the checks must find. Lengths are in
// millimetres from the upper left corner of a card of 90 × 54 mm with 3 mm of bleed, unless a file says otherwise.

/** A file, and what is right for it. */
export interface Golden {
  name: string;
  bytes: Uint8Array;
  /** The findings as `code level variant`, sorted, each kind once. */
  expects: string[];
  /** Whether all its colours are inks, which the print file and all mends but the conversion must keep. */
  hasInks?: boolean;
  /** Whether what is printed of it is meant to look other than what Ghostscript draws of it. */
  looksOther?: boolean;
  /** Where the page is cut, in millimetres of the page. */
  trim?: { x: number; y: number; width: number; height: number };
  /** The finished size that the check must tell. */
  size?: [number, number];
}

const MM = 72 / 25.4;
const TRIM = { x: 3, y: 3, width: 90, height: 54 };
type Ink = [number, number, number, number];
type Draw = (page: PDFPage, document: PDFDocument) => unknown;

/** A card with bleed that `draw` draws on, its trim box set. */
async function card(
  draw: Draw,
  { width = 96, height = 60, trim = TRIM as typeof TRIM | null } = {},
): Promise<Uint8Array> {
  const document = await newDocument();
  const page = document.addPage([width * MM, height * MM]);
  if (trim) page.setTrimBox(trim.x * MM, (height - trim.y - trim.height) * MM, trim.width * MM, trim.height * MM);
  await draw(page, document);
  return document.save();
}

/** Fills the whole page. */
const ground = (page: PDFPage, ink: Ink = [0.2, 0.1, 0, 0]): void =>
  page.drawRectangle({ x: 0, y: 0, width: page.getWidth(), height: page.getHeight(), color: cmyk(...ink) });
const box = (page: PDFPage, ink: Ink, x = 25, y = 20, width = 40, height = 20): void =>
  page.drawRectangle({
    x: x * MM,
    y: page.getHeight() - (y + height) * MM,
    width: width * MM,
    height: height * MM,
    color: cmyk(...ink),
  });
const append = (page: PDFPage, { context }: PDFDocument, content: string): void =>
  page.node.addContentStream(context.register(context.flateStream(content)));
function addResources(page: PDFPage, { context }: PDFDocument, kind: string, entries: Record<string, unknown>): void {
  const resources = page.node.Resources() ?? context.obj({});
  page.node.set(PDFName.of('Resources'), resources);
  const known = resources.lookup(PDFName.of(kind));
  const dict = known instanceof PDFDict ? known : context.obj({});
  for (const [key, value] of Object.entries(entries)) dict.set(PDFName.of(key), context.obj(value as never));
  resources.set(PDFName.of(kind), dict);
}

const INKS: [string, Ink][] = [
  ['cyan', [1, 0, 0, 0]],
  ['magenta', [0, 1, 0, 0]],
  ['yellow', [0, 0, 1, 0]],
  ['black', [0, 0, 0, 1]],
  ['blue', [1, 0.2, 0, 0]],
  ['green', [1, 0, 1, 0]],
  ['orange', [0, 0.5, 1, 0]],
  ['red', [0, 1, 1, 0]],
  ['warm grey', [0.3, 0.2, 0.2, 0]],
  ['grey', [0, 0, 0, 0.5]],
  ['light cyan', [0.1, 0, 0, 0]],
  ['brown', [0.3, 0.6, 0.8, 0.2]],
];

const plainInks = (): Promise<Golden>[] =>
  INKS.map(async ([name, ink]) => ({
    name: `ink ${name}`,
    hasInks: true,
    expects: [],
    bytes: await card((page) => {
      ground(page);
      box(page, ink);
    }),
  }));

/** Adds a layer with a box on it, off or on as the configuration says. */
function layered(page: PDFPage, document: PDFDocument, config: (layers: PDFRef[]) => object, usage: object = {}): void {
  const { context } = document;
  const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Notes'), Usage: usage } as never));
  document.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: config([layer]) } as never));
  addResources(page, document, 'Properties', { L0: layer });
  append(page, document, `/OC /L0 BDC 0 0 0 1 k ${30 * MM} ${25 * MM} ${20 * MM} ${10 * MM} re f EMC`);
}
/** Adds a stamp with its flags. */
function stamped(page: PDFPage, { context }: PDFDocument, F: number): void {
  const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 10, 10] };
  const shown = context.register(context.flateStream('0 1 0 0 k 0 0 10 10 re f', form));
  const rect = [30 * MM, 25 * MM, 50 * MM, 35 * MM];
  const note = context.obj({ Type: 'Annot', Subtype: 'Stamp', F, Rect: rect, AP: { N: shown } } as never);
  page.node.set(PDFName.of('Annots'), context.obj([context.register(note)]));
}

const overlays: [string, (page: PDFPage, document: PDFDocument) => unknown, string[], boolean][] = [
  [
    'a hidden layer',
    (page, document) => layered(page, document, (OFF) => ({ OFF })),
    ['transparency note layers'],
    true,
  ],
  ['a layer that is on', (page, document) => layered(page, document, () => ({})), ['transparency note layers'], true],
  [
    'a layer that is off in print',
    (page, document) =>
      layered(page, document, (OCGs) => ({ AS: [{ Event: 'Print', Category: ['Print'], OCGs }] }), {
        Print: { PrintState: 'OFF' },
      }),
    ['transparency note layers'],
    false, // Ghostscript follows the state of the screen
  ],
  ['a hidden note', (page, document) => stamped(page, document, 2), [], true],
  ['a note that is not printed', (page, document) => stamped(page, document, 0), [], false],
  ['a stamp', (page, document) => stamped(page, document, 4), ['transparency note annotations'], true],
  [
    'an empty field',
    (page, document) => {
      const { context } = document;
      const empty = context.register(context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 50, 12] }));
      const rect = [30 * MM, 30 * MM, 30 * MM + 50, 30 * MM + 12];
      const field = {
        Type: 'Annot',
        Subtype: 'Widget',
        FT: 'Tx',
        F: 4,
        T: PDFString.of('a'),
        Rect: rect,
        AP: { N: empty },
      };
      const ref = context.register(context.obj(field as never));
      page.node.set(PDFName.of('Annots'), context.obj([ref]));
      document.catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [ref] }));
    },
    ['form should fields'],
    true,
  ],
];
const withOverlays = (): Promise<Golden>[] =>
  overlays.flatMap(([what, add, expects, hasInks]) =>
    INKS.slice(4, 7).map(async ([name, ink]) => ({
      name: `${what} on ${name}`,
      expects,
      hasInks,
      looksOther: !hasInks,
      bytes: await card(async (page, document) => {
        ground(page);
        box(page, ink, 10, 10, 70, 12);
        await add(page, document);
      }),
    })),
  );

const SCREEN: [string, [number, number, number]][] = [
  ['black', [0, 0, 0]],
  ['grey', [0.5, 0.5, 0.5]],
  ['red', [1, 0, 0]],
  ['green', [0, 1, 0]],
  ['blue', [0, 0, 1]],
  ['cyan', [0, 1, 1]],
  ['magenta', [1, 0, 1]],
  ['orange', [1, 0.5, 0]],
];

/** The profile of Display P3, as a program writes it. */
async function profile(): Promise<Uint8Array> {
  const jpeg = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  return (await sharp(jpeg).metadata()).icc ?? Buffer.alloc(0);
}

const screenColours = (): Promise<Golden>[] =>
  SCREEN.flatMap(([name, parts]) => [
    (async () => ({
      name: `screen ${name}`,
      expects: ['rgb-colour should drawing-no-profile'],
      bytes: await card((page) => {
        ground(page);
        page.drawRectangle({ x: 25 * MM, y: 20 * MM, width: 40 * MM, height: 20 * MM, color: rgb(...parts) });
      }),
    }))(),
    (async () => ({
      name: `profiled ${name}`,
      expects: ['rgb-colour note drawing'],
      bytes: await card(async (page, document) => {
        ground(page);
        const icc = document.context.register(document.context.flateStream(await profile(), { N: 3 }));
        addResources(page, document, 'ColorSpace', { Cs1: ['ICCBased', icc] });
        append(page, document, `/Cs1 cs ${parts.join(' ')} sc ${25 * MM} ${20 * MM} ${40 * MM} ${20 * MM} re f`);
      }),
    }))(),
  ]);

/** Stripes at an angle over the whole page. */
const striped =
  (angle: number): Draw =>
  (page, document) => {
    const slope = Math.tan((angle * Math.PI) / 180);
    const lines = Array.from({ length: 140 }, (_, at) => {
      const x = (at - 60) * 3 * MM;
      return `${x} -10 m ${x + 300 / slope} 290 l S`;
    });
    append(page, document, `0.6 0.2 0 0 K ${1.4 * MM} w ${lines.join(' ')}`);
  };
/** Dots over the whole page, in rows that are shifted. */
const dotted =
  (pitch: number): Draw =>
  (page) => {
    for (let row = 0; row * pitch < 63; row++)
      for (let column = -1; column * pitch < 99; column++)
        page.drawCircle({
          x: (column + (row % 2) / 2) * pitch * MM,
          y: row * pitch * MM,
          size: pitch * 0.3 * MM,
          color: cmyk(0, 0.6, 0.2, 0),
        });
  };
const ends =
  (bleed: number): Draw =>
  (page) =>
    box(page, [0.4, 0.1, 0, 0], 3 - bleed, 3 - bleed, 90 + 2 * bleed, 54 + 2 * bleed);

const bleeds = (): Promise<Golden>[] => [
  ...[20, 35, 45, 60, 75].map(async (angle) => ({
    name: `stripes at ${angle} degrees`,
    expects: [],
    hasInks: true,
    bytes: await card(striped(angle)),
  })),
  ...[4, 5, 7].map(async (pitch) => ({
    name: `dots every ${pitch} mm`,
    expects: ['near-trim should near'],
    hasInks: true,
    bytes: await card(dotted(pitch)),
  })),
  ...[0.5, 1, 3].map(async (points) => ({
    name: `a line of ${points} pt across the page`,
    expects: [],
    hasInks: true,
    bytes: await card((page, document) =>
      append(page, document, `0 0 0 1 K ${points} w -5 -5 m ${101 * MM} ${65 * MM} l S`),
    ),
  })),
  (async () => ({
    name: 'white letters in the bleed',
    expects: ['near-trim must cut'],
    hasInks: true,
    bytes: await card(async (page, document) => {
      ground(page, [1, 0.6, 0, 0.2]);
      await letters(page, document, 'HHHHHHHHHHHHHHHHH', 6, 58.5, 24, 'white');
    }),
  }))(),
  ...(
    [
      [0, ['no-bleed must none']],
      [1, ['no-bleed must short']],
      [2, ['no-bleed should short']],
      [3, []],
    ] as const
  ).map(async ([bleed, expects]) => ({
    name: `a ground with ${bleed} mm of bleed`,
    expects: [...expects],
    hasInks: true,
    bytes: await card(ends(bleed)),
  })),
];

/** A page that is as large as the card. */
const CUT = { width: 90, height: 54, trim: { x: 0, y: 0, width: 90, height: 54 } };
const scannedLines: Draw = (page, document) => {
  const [width, height] = [2128, 1276];
  const bits = Uint8Array.from({ length: (width / 8) * height }, (_, at) => {
    const [x, y] = [at % (width / 8), Math.floor(at / (width / 8))];
    // A dark edge, as lids of scanners leave it, and words of a few pixels.
    if (x < 4 || x > width / 8 - 4 || y < 20 || y > height - 20) return 0;
    return y % 60 < 30 && (x * 7 + Math.floor(y / 60)) % 5 < 3 ? 0 : 255;
  });
  wholePage(page, document, bits, { Width: width, Height: height, BitsPerComponent: 1, ColorSpace: 'DeviceGray' });
};
const photograph: Draw = (page, document) => {
  const [width, height] = [1064, 638];
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    const [x, y] = [Math.floor(at / 4) % width, Math.floor(at / 4 / width)];
    const wave = Math.sin(x / 90 + (at % 4)) * Math.cos(y / 70) + Math.sin((x + y) / 23) / 3;
    return (at % 4 === 3 ? 20 : 70) * (1 + wave / 1.4);
  });
  wholePage(page, document, pixels, { Width: width, Height: height, BitsPerComponent: 8, ColorSpace: 'DeviceCMYK' });
};
/** Fills the page with a picture. */
function wholePage(page: PDFPage, document: PDFDocument, pixels: Uint8Array, entries: object): void {
  const { context } = document;
  const image = context.register(context.flateStream(pixels, { Type: 'XObject', Subtype: 'Image', ...entries }));
  addResources(page, document, 'XObject', { Im: image });
  append(page, document, `q ${page.getWidth()} 0 0 ${page.getHeight()} 0 0 cm /Im Do Q`);
}

/** Pages that end at the trim all around, and are mirrored to have bleed. */
const withoutBleed = (): Promise<Golden>[] =>
  (
    [
      ['stripes at 35 degrees', striped(35), []],
      ['dots every 5 mm', dotted(5), ['near-trim should near']],
      ['a scan of one bit a pixel', scannedLines, []],
      ['a photograph', photograph, []],
    ] as const
  ).map(async ([what, draw, more]) => ({
    name: `${what}, without bleed`,
    expects: [...more, 'no-bleed must none'],
    hasInks: true,
    trim: CUT.trim,
    bytes: await card(draw, CUT),
  }));

/** Text as shapes, as programs write it that convert text to outlines: a small row of letters of a font in the file. */
async function letters(
  page: PDFPage,
  document: PDFDocument,
  text: string,
  x: number,
  baseline: number,
  size: number,
  tone: 'black' | 'white' = 'black',
): Promise<void> {
  const { context } = document;
  // A font whose letters are drawings, which is in the file and is read as text.
  const widths = Array.from({ length: 26 }, () => 600);
  const procs = Object.fromEntries(
    widths.map((_, at) => [
      String.fromCharCode(65 + at),
      context.register(
        context.flateStream('600 0 0 0 500 700 d1 0 0 120 700 re 380 0 120 700 re 100 300 300 100 re f'),
      ),
    ]),
  );
  const font = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 600, 700],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      FirstChar: 65,
      LastChar: 90,
      Widths: widths,
      CharProcs: procs,
      Resources: {},
      Encoding: { Differences: [65, ...Object.keys(procs)] },
    } as never),
  );
  addResources(page, document, 'Font', { T: font });
  const ink = tone === 'white' ? '0 0 0 0 k' : '0 0 0 1 k';
  append(page, document, `BT ${ink} /T ${size} Tf ${x * MM} ${page.getHeight() - baseline * MM} Td (${text}) Tj ET`);
}

const texts = (): Promise<Golden>[] => [
  ...(
    [
      [0.3, ['near-trim must near']],
      [1.5, ['near-trim should near']],
      [2.5, ['near-trim should near']],
      [3.5, []],
    ] as const
  ).map(async ([inside, expects]) => ({
    name: `text ${inside} mm within the trim`,
    expects: [...expects],
    hasInks: true,
    bytes: await card(async (page, document) => {
      ground(page);
      await letters(page, document, 'HHHH', 3 + inside, 30, 9);
    }),
  })),
  ...[3, 4, 5, 9].map(async (size) => ({
    name: `text of ${size} pt`,
    expects: size < 5 ? ['small-text must only'] : size < 6 ? ['small-text should only'] : [],
    hasInks: true,
    bytes: await card(async (page, document) => {
      ground(page);
      await letters(page, document, 'HHHH', 20, 30, size);
    }),
  })),
];

const FONTS = Object.values(StandardFonts).filter((name) => !/Symbol|Dingbats/.test(name));
const standardFonts = (): Promise<Golden>[] =>
  FONTS.map(async (name) => ({
    name: `letters of ${name}`,
    expects: ['font-not-embedded must pdf'],
    bytes: await card((page, document) => {
      ground(page);
      addResources(page, document, 'Font', { F: { Type: 'Font', Subtype: 'Type1', BaseFont: name } });
      // fi, fl, a bullet, quotes and dashes of the standard encoding (ISO 32000-2, annex D).
      const content = `0 0 0 1 k BT /F 12 Tf ${8 * MM} ${30 * MM} Td (Re\\257ex o\\256ce \\267 \\252x\\272 \\320 \\261 A) Tj ET`;
      append(page, document, content);
    }),
  }));

type Space = 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK';
const CHANNELS: Readonly<Record<Space, number>> = { DeviceGray: 1, DeviceRGB: 3, DeviceCMYK: 4 };
/** A picture of 60 × 40 mm, whose levels change slowly. */
function picture(page: PDFPage, document: PDFDocument, dpi: number, space: Space): void {
  const { context } = document;
  const [width, height] = [Math.round((60 / 25.4) * dpi), Math.round((40 / 25.4) * dpi)];
  const channels = CHANNELS[space];
  const pixels = Uint8Array.from({ length: width * height * channels }, (_, at) => {
    const [x, y] = [Math.floor(at / channels) % width, Math.floor(at / channels / width)];
    return (1 + Math.sin((x / width) * 5 + (at % channels)) * Math.cos((y / height) * 4)) * 70 + 20;
  });
  const image = context.register(
    context.flateStream(pixels, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      BitsPerComponent: 8,
      ColorSpace: space,
    }),
  );
  addResources(page, document, 'XObject', { Im: image });
  append(page, document, `q ${60 * MM} 0 0 ${40 * MM} ${18 * MM} ${10 * MM} cm /Im Do Q`);
}
const pictures = (): Promise<Golden>[] =>
  ([72, 144, 200, 299, 300, 400] as const).flatMap((dpi) =>
    (['DeviceGray', 'DeviceRGB', 'DeviceCMYK'] as const).map(async (space) => ({
      name: `a picture of ${dpi} dpi in ${space}`,
      hasInks: space !== 'DeviceRGB',
      expects: [
        ...(dpi < 150 ? ['low-resolution must picture'] : dpi < 300 ? ['low-resolution should picture'] : []),
        ...(space === 'DeviceRGB' ? ['rgb-colour should pictures-no-profile'] : []),
      ],
      bytes: await card((page, document) => {
        ground(page);
        picture(page, document, dpi, space);
      }),
    })),
  );

/** Pictures of 4 mm within the content of a page. */
const inlinePictures = (): Promise<Golden>[] =>
  (
    [
      ['of 400 % of ink', 'CMYK', 'F5F5F5F5', ['ink-limit should only']],
      ['of 240 % of ink', 'CMYK', '99999999', []],
      ['in screen colours', 'RGB', '204060', ['rgb-colour should pictures-no-profile']],
    ] as const
  ).map(async ([what, space, sample, expects]) => ({
    name: `an inline picture ${what}`,
    hasInks: space === 'CMYK',
    expects: [...expects],
    bytes: await card((page, document) => {
      ground(page);
      const dict = `/W 60 /H 60 /BPC 8 /CS /${space} /F /AHx`;
      const data = `${sample.repeat(3600)}>`;
      append(page, document, `q ${4 * MM} 0 0 ${4 * MM} ${40 * MM} ${25 * MM} cm BI ${dict} ID ${data} EI Q`);
    }),
  }));

const geometry = (): Promise<Golden>[] => [
  ...[0, 90, 180, 270].map(async (turn) => ({
    name: `turned by ${turn} degrees`,
    expects: [],
    hasInks: turn === 0,
    size: (turn % 180 === 0 ? [90, 54] : [54, 90]) as [number, number],
    bytes: await card((page) => {
      ground(page);
      box(page, [0, 1, 0, 0], 10, 10, 20, 10);
      page.setRotation(degrees(turn));
    }),
  })),
  (async () => ({
    name: 'a crop box on a sheet',
    expects: ['no-bleed should object'],
    trim: { x: 60, y: 120, width: 90, height: 54 },
    size: [90, 54] as [number, number],
    bytes: await card(
      (page) => {
        ground(page);
        page.setCropBox(60 * MM, (297 - 174) * MM, 90 * MM, 54 * MM);
        page.drawRectangle({ x: 60 * MM, y: 123 * MM, width: 90 * MM, height: 54 * MM, color: cmyk(0.3, 0, 0, 0) });
      },
      { width: 210, height: 297, trim: null },
    ),
  }))(),
  (async () => ({
    name: 'units of two points',
    expects: [],
    size: [90, 54] as [number, number],
    bytes: await card(
      (page) => {
        ground(page);
        page.node.set(PDFName.of('UserUnit'), page.doc.context.obj(2));
        page.setTrimBox(1.5 * MM, 1.5 * MM, 45 * MM, 27 * MM);
      },
      { width: 48, height: 30, trim: null },
    ),
  }))(),
  (async () => ({
    name: 'a page of the wrong size',
    expects: ['size-mismatch must shape'],
    bytes: await card((page) => ground(page), { width: 126, height: 96, trim: { x: 3, y: 3, width: 120, height: 90 } }),
  }))(),
];

/** A space of spot colours, whose tints a table or a program turns into inks. */
const spotSpace = ({ context }: PDFDocument, names: string[], program: string) => {
  const pairs = (count: number) => Array.from({ length: count }, () => [0, 1]).flat();
  const form = { FunctionType: 4, Domain: pairs(names.length), Range: pairs(4) };
  const tints = context.register(context.flateStream(program, form));
  return names.length === 1 ? ['Separation', names[0], 'DeviceCMYK', tints] : ['DeviceN', names, 'DeviceCMYK', tints];
};
const spots = (): Promise<Golden>[] => [
  ...['CutContour', 'Die Line', 'Crease', 'White', 'Spot Varnish', 'Perforation'].map(async (ink) => ({
    name: `the step ${ink}`,
    expects: ['spot-colour note step'],
    hasInks: true,
    bytes: await card((page, document) => {
      ground(page);
      addResources(page, document, 'ColorSpace', { S: spotSpace(document, [ink], '{ 0 exch 0 0 }') });
      append(page, document, `/S CS 1 SCN 0.1 w ${3 * MM} ${3 * MM} ${90 * MM} ${54 * MM} re S`);
    }),
  })),
  ...[0.2, 0.6, 1].map(async (tint) => ({
    name: `a spot colour at ${tint}`,
    expects: ['spot-colour should ink'],
    hasInks: true,
    bytes: await card((page, document) => {
      ground(page);
      addResources(page, document, 'ColorSpace', {
        S: spotSpace(document, ['PANTONE 185 C'], '{ 0 exch dup 0.8 mul 0 }'),
      });
      append(page, document, `/S cs ${tint} scn ${25 * MM} ${20 * MM} ${40 * MM} ${20 * MM} re f`);
    }),
  })),
  ...[0.1, 0.5, 0.9].map(async (black) => ({
    name: `a duotone with ${black} of black`,
    expects: ['spot-colour should ink'],
    hasInks: true,
    bytes: await card((page, document) => {
      ground(page);
      const program = '{ 0 exch dup 0.8 mul 4 -1 roll }';
      addResources(page, document, 'ColorSpace', { S: spotSpace(document, ['Black', 'PANTONE 185 C'], program) });
      append(page, document, `/S cs ${black} 0.5 scn ${25 * MM} ${20 * MM} ${40 * MM} ${20 * MM} re f`);
    }),
  })),
];

/** A layer that says what it is (ISO 19593-1), with `paint` on it. */
const stepLayer = (page: PDFPage, document: PDFDocument, paint: string): void => {
  const { context } = document;
  const metadata = { GTS_ProcStepsGroup: 'Structural', GTS_ProcStepsType: 'Cutting' };
  const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('Kontur'), GTS_Metadata: metadata }));
  document.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: {} }));
  addResources(page, document, 'Properties', { L0: layer });
  addResources(page, document, 'ColorSpace', { S: spotSpace(document, ['Kontur 7'], '{ 0 exch 0 0 }') });
  append(page, document, `/OC /L0 BDC ${paint} EMC`);
};
const stepLayers = (): Promise<Golden>[] =>
  (
    [
      ['an ink of its own', '/S CS 1 SCN', [], '', 'step'],
      [
        'an ink that is printed as well',
        '/S CS 1 SCN',
        ['spot-colour should ink'],
        `/S cs 1 scn ${30 * MM} ${25 * MM} 40 40 re f`,
        'step-printed',
      ],
      ['inks of the press', '0 1 0 0 K', [], '', 'step-printed'],
      ['inks of the press, and so thin', '0 1 0 0 K 0.1 w', ['hairline should only'], '', 'step-printed'],
    ] as const
  ).map(async ([what, ink, more, besides, variant]) => ({
    name: `a layer for cutting in ${what}`,
    expects: [...more, `spot-colour ${variant === 'step' ? 'note' : 'should'} ${variant}`, 'transparency note layers'],
    hasInks: true,
    bytes: await card((page, document) => {
      ground(page);
      stepLayer(page, document, `1 w ${ink} ${15 * MM} ${15 * MM} ${60 * MM} ${30 * MM} re S`);
      append(page, document, besides);
    }),
  }));

/** Colours of screens beside inks that are not converted by themselves: a mesh of a triangle, and a picture with a key of colours. */
const staying = (): Promise<Golden>[] => {
  const corners = Buffer.from([0, 0, 0, 200, 80, 80, 0, 255, 0, 80, 200, 80, 0, 128, 255, 80, 80, 200]);
  const bits = { BitsPerCoordinate: 8, BitsPerComponent: 8, BitsPerFlag: 8 };
  const triangle = { ShadingType: 4, ColorSpace: 'DeviceRGB', ...bits, Decode: [100, 150, 60, 100, 0, 1, 0, 1, 0, 1] };
  const keyed = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 2,
    Height: 2,
    BitsPerComponent: 8,
    ColorSpace: 'DeviceRGB',
  };
  return [
    { name: 'a mesh beside inks', expects: ['rgb-colour should drawing-stay'], kind: 'Shading', content: '/Sh sh' },
    {
      name: 'a picture with a key of colours beside inks',
      expects: ['rgb-colour should pictures-stay'],
      kind: 'XObject',
      content: `q ${2 * MM} 0 0 ${2 * MM} ${40 * MM} ${25 * MM} cm /Sh Do Q`,
    },
  ].map(async ({ name, expects, kind, content }) => ({
    name,
    expects,
    hasInks: false,
    bytes: await card((page, document) => {
      ground(page);
      const { context } = document;
      const entries = kind === 'Shading' ? triangle : { ...keyed, Mask: [0, 0, 0, 0, 0, 0] };
      const bytes = kind === 'Shading' ? corners : Buffer.alloc(12, 99);
      addResources(page, document, kind, { Sh: context.register(context.stream(bytes, entries as never)) });
      append(page, document, content);
    }),
  }));
};

const fixture = (path: string): Buffer => readFileSync(new URL(`../../${path}`, import.meta.url));
/** Pictures in JPEG 2000 of 5 mm: with opacity, and of one ink. */
const jpegs2000 = (): Promise<Golden>[] =>
  (
    [
      ['with its opacity', 'opacity', ['rgb-colour should pictures-no-profile', 'transparency note transparent'], true],
      ['without its opacity', 'opacity', ['rgb-colour should pictures-no-profile'], false],
      ['of calibrated greys', 'one-channel', [], false],
      ['of one ink', 'one-channel', ['spot-colour should ink'], false],
    ] as const
  ).map(async ([what, name, expects, hasMask]) => ({
    name: `a JPEG 2000 ${what}`,
    expects: [...expects],
    hasInks: name === 'one-channel',
    bytes: await card((page, document) => {
      ground(page);
      const { context } = document;
      const greys = ['CalGray', { WhitePoint: [0.9642, 1, 0.8249] }];
      const ink =
        expects.some((code) => code.startsWith('spot')) && spotSpace(document, ['PANTONE 185 C'], '{ 0 exch 0 0 }');
      const entries = { Type: 'XObject', Subtype: 'Image', Width: 64, Height: 48, Filter: 'JPXDecode' };
      const space = name === 'opacity' ? 'DeviceRGB' : ink || greys;
      const dict = context.obj({ ...entries, ColorSpace: space, ...(hasMask ? { SMaskInData: 1 } : {}) } as never);
      const bytes = fixture(`services/artwork/src/preflight/fixtures/${name}.jp2`);
      addResources(page, document, 'XObject', { Im: context.register(PDFRawStream.of(dict as never, bytes)) });
      append(page, document, `q ${5 * MM} 0 0 ${4 * MM} ${40 * MM} ${25 * MM} cm /Im Do Q`);
    }),
  }));

/** Of pictures by their data, in pixels: 10 × 2 mm at 1,600 and 800 dpi. */
const [DATA_WIDTH, DATA_HEIGHT] = [640, 64];
const picturesByTheirData = (): Promise<Golden>[] => {
  const noise = Buffer.from('no picture, but words that a program left behind '.repeat(40));
  const pixels = Buffer.alloc(DATA_WIDTH * DATA_HEIGHT, 90);
  const bilevel = { BitsPerComponent: 1, ColorSpace: 'DeviceGray' };
  const ofFax = {
    ...bilevel,
    Filter: 'CCITTFaxDecode',
    DecodeParms: { K: -1, Columns: DATA_WIDTH, Rows: DATA_HEIGHT },
  };
  const ofJbig2 = { ...bilevel, Width: jbig2.width, Height: jbig2.height, Filter: 'JBIG2Decode' };
  const grey = { BitsPerComponent: 8, ColorSpace: 'DeviceGray' };
  const faxed = () => fax(DATA_WIDTH, DATA_HEIGHT);
  const jpeg = () =>
    sharp({ create: { width: DATA_WIDTH, height: DATA_HEIGHT, channels: 3, background: '#555' } })
      .toColourspace('b-w')
      .jpeg()
      .toBuffer();
  const cases: [string, object, () => Uint8Array | Promise<Uint8Array>, string[]][] = [
    ['a fax', ofFax, faxed, []],
    ['a fax without a word', ofFax, () => Buffer.alloc(2_000), ['corrupt must undrawn']],
    ['a JBIG2', ofJbig2, () => jbig2.bytes, []],
    ['a JBIG2 that ends too early', ofJbig2, () => jbig2.bytes.subarray(0, -5), ['corrupt should cut']],
    ['a JBIG2 of words', ofJbig2, () => noise, ['corrupt must undrawn']],
    ['a JPEG in grey', { ...grey, Filter: 'DCTDecode' }, jpeg, []],
    ['a JPEG of words', { ...grey, Filter: 'DCTDecode' }, () => noise, ['corrupt must undrawn']],
    ['a deflated picture', { ...grey, Filter: 'FlateDecode' }, () => deflateSync(pixels), []],
    ['a deflated picture of words', { ...grey, Filter: 'FlateDecode' }, () => noise, ['corrupt must undrawn']],
    [
      'half a deflated picture',
      { ...grey, Filter: 'FlateDecode' },
      () => deflateSync(pixels.subarray(0, pixels.length / 2)),
      ['corrupt should cut'],
    ],
  ];
  return cases.map(async ([name, entries, bytes, expects]) => {
    const data = await bytes();
    return {
      name,
      expects,
      hasInks: expects.length === 0,
      bytes: await card((page, document) => {
        ground(page);
        const usual = { Type: 'XObject', Subtype: 'Image', Width: DATA_WIDTH, Height: DATA_HEIGHT };
        const dict = document.context.obj({ ...usual, ...entries } as never);
        addResources(page, document, 'XObject', {
          Im: document.context.register(PDFRawStream.of(dict as never, data)),
        });
        const [width, height] = 'Width' in entries ? [2, 1.75] : [10, 2];
        append(page, document, `q ${width * MM} 0 0 ${height * MM} ${40 * MM} ${25 * MM} cm /Im Do Q`);
      }),
    };
  });
};

const overprints = (): Promise<Golden>[] =>
  (
    [
      ['no ink in mode 1', '/O gs 0 0 0 0 k', { op: true, OP: true, OPM: 1 }, ['white-overprint must only']],
      ['no tint', '/O gs /S cs 0 scn', { op: true, OP: true, OPM: 0 }, ['white-overprint must only']],
      ['no ink in mode 0', '/O gs 0 0 0 0 k', { op: true, OP: true, OPM: 0 }, []],
      ['a white grey', '/O gs 1 g', { op: true, OP: true, OPM: 1 }, []],
    ] as const
  ).map(async ([what, set, state, expects]) => ({
    name: `white of ${what}`,
    expects: [...expects],
    // It vanishes, until the file is flattened.
    looksOther: expects.length > 0,
    bytes: await card((page, document) => {
      ground(page, [1, 0.2, 0, 0]);
      addResources(page, document, 'ExtGState', { O: { Type: 'ExtGState', ...state } });
      addResources(page, document, 'ColorSpace', { S: spotSpace(document, ['PANTONE 185 C'], '{ 0 exch dup 0 }') });
      append(page, document, `q ${set} ${25 * MM} ${20 * MM} ${40 * MM} ${20 * MM} re f Q`);
    }),
  }));

const inkSums = (): Promise<Golden>[] =>
  [240, 300, 320, 400].map(async (sum) => ({
    name: `${sum} % of ink`,
    expects: sum > 300 ? ['ink-limit should only'] : [],
    hasInks: true,
    bytes: await card((page) => {
      ground(page);
      const each = sum / 400;
      box(page, [each, each, each, each]);
    }),
  }));

const documents = (): Promise<Golden>[] => [
  (async () => ({
    name: 'a transparent box',
    expects: ['transparency note transparent'],
    hasInks: true,
    bytes: await card((page) => {
      ground(page);
      page.drawRectangle({
        x: 25 * MM,
        y: 20 * MM,
        width: 40 * MM,
        height: 20 * MM,
        color: cmyk(0, 1, 1, 0),
        opacity: 0.5,
      });
    }),
  }))(),
  (async () => ({
    name: 'a program',
    expects: ['script should only'],
    hasInks: true,
    bytes: await card((page, document) => {
      ground(page);
      document.addJavaScript('main', 'app.alert(1)');
    }),
  }))(),
  (async () => ({
    name: 'a form of XFA',
    expects: ['form must xfa'],
    hasInks: true,
    bytes: await card((page, document) => {
      ground(page);
      const xfa = document.context.register(document.context.stream('<xdp/>'));
      document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ Fields: [], XFA: xfa }));
    }),
  }))(),
  (async () => ({
    name: 'an attachment',
    expects: ['page-count note attached'],
    hasInks: true,
    bytes: await card(async (page, document) => {
      ground(page);
      await document.attach(Buffer.from('a'), 'a.txt');
    }),
  }))(),
  (async () => ({
    name: 'a hairline',
    expects: ['hairline should only'],
    hasInks: true,
    bytes: await card((page, document) => {
      ground(page);
      append(page, document, `0 0 0 1 K 0.1 w ${20 * MM} ${30 * MM} m ${70 * MM} ${30 * MM} l S`);
    }),
  }))(),
  (async () => ({
    name: 'small text in rich black',
    expects: ['rich-black should only'],
    hasInks: true,
    bytes: await card(async (page, document) => {
      ground(page);
      await letters(page, document, 'HHHH', 20, 30, 8);
      const at = page.getHeight() - 40 * MM;
      append(page, document, `BT 0.5 0.4 0.4 1 k /T 8 Tf ${20 * MM} ${at} Td (HHHH) Tj ET`);
    }),
  }))(),
  (async () => ({
    name: 'a picture that nobody can draw',
    expects: ['corrupt must undrawn'],
    bytes: await card((page, document) => {
      const entries = { Type: 'XObject', Subtype: 'Image', Width: 900, Height: 600, BitsPerComponent: 8 };
      const dict = document.context.obj({ ...entries, ColorSpace: 'DeviceCMYK', Filter: 'JPXDecode' } as never);
      const image = document.context.register(PDFRawStream.of(dict as never, Buffer.from('no picture')));
      addResources(page, document, 'XObject', { Im: image });
      append(page, document, `q ${60 * MM} 0 0 ${40 * MM} ${18 * MM} ${10 * MM} cm /Im Do Q`);
    }),
  }))(),
  (async () => ({
    name: 'an indexed picture in inks',
    expects: [],
    hasInks: true,
    bytes: await card((page, document) => {
      ground(page);
      const { context } = document;
      const [width, height] = [720, 480];
      const pixels = Uint8Array.from({ length: width * height }, (_, at) => Math.floor(((at % width) / width) * 63));
      const table = Buffer.from(Array.from({ length: 256 }, (_, at) => (at % 4) * 20 + Math.floor(at / 4) * 2));
      const space = ['Indexed', 'DeviceCMYK', 63, PDFHexString.of(table.toString('hex'))];
      const entries = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 };
      const image = context.register(context.flateStream(pixels, { ...entries, ColorSpace: space } as never));
      addResources(page, document, 'XObject', { Im: image });
      append(page, document, `q ${60 * MM} 0 0 ${40 * MM} ${18 * MM} ${10 * MM} cm /Im Do Q`);
    }),
  }))(),
];

/** Photographs of a card with bleed, in each form of file. */
const photographs = (): Promise<Golden>[] =>
  (['png', 'jpeg', 'webp', 'tiff'] as const).flatMap((format) =>
    [100, 300].map(async (dpi) => {
      const [width, height] = [Math.round((96 / 25.4) * dpi), Math.round((60 / 25.4) * dpi)];
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const made = sharp({ create: { width, height, channels: 3, background: '#888', noise } }).withMetadata({
        density: dpi,
      });
      return {
        name: `a ${format} of ${dpi} dpi`,
        expects: [...(dpi < 150 ? ['low-resolution must file-unsized'] : []), 'rgb-colour note pictures'],
        bytes: await made.toFormat(format).toBuffer(),
      };
    }),
  );

/** Photographs of a card as large as its trim. */
const cutPhotographs = (): Promise<Golden>[] =>
  (['#c63', '#0a0a12'] as const).map(async (background) => {
    const noise = { type: 'gaussian', mean: background === '#c63' ? 128 : 20, sigma: 20 } as const;
    const made = sharp({ create: { width: 1063, height: 638, channels: 3, background, noise } });
    return {
      name: `a ${background === '#c63' ? 'light' : 'dark'} photograph as a file, without bleed`,
      expects: ['no-bleed must none', 'rgb-colour note pictures'],
      bytes: await made.withMetadata({ density: 300 }).jpeg().toBuffer(),
    };
  });

/** Colours that have more ink than paper takes, once they are converted as they are. */
const darkColours = (): Promise<Golden>[] => [
  (async () => ({
    name: 'a dark photograph in screen colours',
    expects: ['rgb-colour should pictures-no-profile'],
    bytes: await card(async (page, document) => {
      ground(page);
      const noise = { type: 'gaussian', mean: 18, sigma: 14 } as const;
      const made = sharp({ create: { width: 720, height: 480, channels: 3, background: '#000', noise } });
      const data = await made.jpeg().toBuffer();
      const size = { Width: 720, Height: 480, BitsPerComponent: 8, ColorSpace: 'DeviceRGB' };
      const dict = { Type: 'XObject', Subtype: 'Image', ...size, Filter: 'DCTDecode' };
      const image = document.context.register(PDFRawStream.of(document.context.obj(dict), data));
      addResources(page, document, 'XObject', { Im: image });
      append(page, document, `q ${60 * MM} 0 0 ${40 * MM} ${18 * MM} ${10 * MM} cm /Im Do Q`);
    }),
  }))(),
  (async () => ({
    name: 'a duotone of 400 % of ink',
    expects: ['spot-colour should ink'],
    bytes: await card((page, document) => {
      ground(page);
      const program = '{ dup dup 4 -1 roll }';
      addResources(page, document, 'ColorSpace', { S: spotSpace(document, ['Black', 'PANTONE 185 C'], program) });
      append(page, document, `/S cs 1 1 scn ${25 * MM} ${20 * MM} ${40 * MM} ${20 * MM} re f`);
    }),
  }))(),
];

/** SVGs of a card with bleed in each unit. */
const drawings = (): Golden[] =>
  (
    [
      ['mm', 96, 60],
      ['cm', 9.6, 6],
      ['in', 96 / 25.4, 60 / 25.4],
      ['px', (96 / 25.4) * 96, (60 / 25.4) * 96],
      ['pt', (96 / 25.4) * 72, (60 / 25.4) * 72],
      ['pc', (96 / 25.4) * 6, (60 / 25.4) * 6],
      ['Q', 384, 240],
    ] as const
  ).map(([unit, width, height]) => ({
    name: `an SVG in ${unit}`,
    expects: ['rgb-colour note drawing'],
    size: [96, 60],
    bytes: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}${unit}" height="${height}${unit}"><rect x="-10%" y="-10%" width="120%" height="120%" fill="#0af"/></svg>`,
    ),
  }));

/** It is small, square and has no size or profile. */
const OF_HEIC = [
  'low-resolution must logo',
  'no-bleed must none',
  'rgb-colour should pictures-no-profile',
  'size-mismatch should shape',
];
/** A photograph as telephones take it, whole and with an end of zeros, as a download has that was not finished. */
const heics = (): Golden[] =>
  [0, 60].map((missing) => {
    const bytes = fixture('packages/pictures/src/fixtures/two-colours.heic');
    return {
      name: missing > 0 ? 'a HEIC that ends in zeros' : 'a whole HEIC',
      expects: [...(missing > 0 ? ['corrupt should cut'] : []), ...OF_HEIC],
      bytes: bytes.fill(0, bytes.length - missing),
    };
  });

export const goldenSet = async (): Promise<Golden[]> => [
  ...(await Promise.all([
    ...[
      plainInks,
      withOverlays,
      screenColours,
      bleeds,
      withoutBleed,
      texts,
      standardFonts,
      pictures,
      geometry,
      spots,
    ].flatMap((make) => make()),
    ...inlinePictures(),
    ...stepLayers(),
    ...jpegs2000(),
    ...staying(),
    ...picturesByTheirData(),
    ...overprints(),
    ...inkSums(),
    ...documents(),
    ...photographs(),
    ...cutPhotographs(),
    ...darkColours(),
  ])),
  ...drawings(),
  ...heics(),
];
