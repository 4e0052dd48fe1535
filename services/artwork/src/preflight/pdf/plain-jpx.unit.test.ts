import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFRawStream } from '@cantoo/pdf-lib';
import { deadlineIn } from '../deadline.ts';
import { conversionOf } from '../mend/convert/convert.fixture.ts';
import { newDocument } from '../mend/new-page.ts';
import { card } from '../rules/facts.fixture.ts';
import { becomeDrawable, written } from './as-printed.ts';
import { type Entries, GROUND, MM, pageWith, type Resources, readingOf, worded } from './content.fixture.ts';
import { get } from './objects.ts';
import { openPdf } from './open-pdf.ts';
import { openDrawn } from './pdfium-document.ts';
import { plainJpx } from './plain-jpx.ts';

const jpx = (name: string) => readFileSync(join(import.meta.dirname, `../fixtures/${name}.jp2`));
const opacity = jpx('opacity');
const tints = jpx('one-channel');
const five = jpx('five-channels');
type Context = Parameters<Exclude<Resources, Entries>>[0];

const image = (context: Context, bytes: Uint8Array, entries: Entries) => {
  const picture = { Type: 'XObject', Subtype: 'Image', Width: 64, Height: 48, Filter: 'JPXDecode', ...entries };
  return PDFRawStream.of(context.obj(picture as never) as never, bytes);
};
/** A colour space of inks, whose tints a program turns into colours of a device. */
const inks = (context: Context, names: string[], device: string, program: string) => {
  const pairs = (count: number) => Array.from({ length: count }, () => [0, 1]).flat();
  const numbers = { DeviceRGB: 3, DeviceCMYK: 4 }[device] ?? 1;
  const form = { FunctionType: 4, Domain: pairs(names.length), Range: pairs(numbers) };
  const made = context.register(context.stream(program, form as never));
  return names.length === 1 ? ['Separation', names[0], device, made] : ['DeviceN', names, device, made];
};
const profiled = (context: Context) => ['ICCBased', context.register(context.stream('x', { N: 1 }))];

/** A page with the picture on a light ground. */
const paged = (bytes: Uint8Array, entries: (context: Context) => Entries) =>
  pageWith(`${GROUND}q ${60 * MM} 0 0 ${40 * MM} ${18 * MM} ${10 * MM} cm /Im Do Q`, {
    resources: (context) => ({ XObject: { Im: context.register(image(context, bytes, entries(context))) } }),
  });

describe('the plain pixels of a picture in JPEG 2000', () => {
  const plainOf = async (bytes: Uint8Array, entries: (context: Context) => Entries) => {
    const { context } = await newDocument();
    const plain = await plainJpx(image(context, bytes, entries(context)));
    const mask = plain && get(plain.dict, 'SMask');
    const ends = (pixels: Uint8Array, channels: number) => [
      [...pixels.subarray(0, channels)],
      [...pixels.subarray(-channels)],
    ];
    return {
      pixels: plain && ends(plain.contents, plain.contents.length / 64 / 48),
      opaque: mask instanceof PDFRawStream ? ends(mask.contents, 1) : undefined,
    };
  };

  it.each<[string, Uint8Array, (context: Context) => Entries, number[][], number[][] | undefined]>([
    [
      'one ink',
      tints,
      (context) => ({ ColorSpace: inks(context, ['A'], 'DeviceCMYK', '{ 0 exch 0 0 }') }),
      [[255], [51]],
      undefined,
    ],
    [
      'five inks',
      five,
      (context) => ({ ColorSpace: inks(context, ['A', 'B', 'C', 'D', 'E'], 'DeviceCMYK', '{ pop }') }),
      [
        [255, 128, 0, 51, 200],
        [255, 128, 0, 51, 200],
      ],
      undefined,
    ],
    [
      'colours beside their opacity',
      opacity,
      () => ({ ColorSpace: 'DeviceRGB', SMaskInData: 1 }),
      [
        [200, 40, 60],
        [200, 40, 60],
      ],
      [[255], [128]],
    ],
    [
      'colours multiplied with their opacity, in a space that the file names itself',
      opacity,
      () => ({ SMaskInData: 2 }),
      [
        [200, 40, 60],
        [255, 80, 120],
      ],
      [[255], [128]],
    ],
    [
      'an opacity that does not count',
      opacity,
      () => ({ ColorSpace: 'DeviceRGB' }),
      [
        [200, 40, 60],
        [200, 40, 60],
      ],
      undefined,
    ],
    [
      'inks beside an opacity that is not named',
      five,
      () => ({ ColorSpace: 'DeviceCMYK', SMaskInData: 1 }),
      [
        [255, 128, 0, 51],
        [255, 128, 0, 51],
      ],
      [[200], [200]],
    ],
  ])('are known of %s', async (_, bytes, entries, pixels, opaque) =>
    expect(await plainOf(bytes, entries)).toEqual({ pixels, opaque }),
  );

  it.each<[string, Uint8Array, Entries]>([
    ['in other bytes', Buffer.from('no picture'), { ColorSpace: 'DeviceRGB' }],
    ['whose header ends', tints.subarray(0, 90), { ColorSpace: 'DeviceGray' }],
    ['with fewer channels than colours', tints, { ColorSpace: 'DeviceRGB' }],
  ])('are not known of one %s', async (_, bytes, entries) =>
    expect(await plainOf(bytes, () => entries)).toEqual({ pixels: undefined, opaque: undefined }),
  );
});

describe('a page with a picture in JPEG 2000', () => {
  /** The colours on the left half of the picture, and at the bottom of the right one. */
  const drawnOf = async (bytes: Uint8Array, entries: (context: Context) => Entries) => {
    const document = await openPdf(await (await paged(bytes, entries)).save());
    await becomeDrawable(document, deadlineIn(60_000));
    const drawn = await openDrawn(await written(document), false);
    const { data, width, height } = drawn.draw(0, { longestPx: 192 });
    drawn.close();
    return [0.3, 0.7].map((x) => {
      const at = (Math.round(0.7 * height) * width + Math.round(x * width)) * 4;
      return [...data.subarray(at, at + 3)];
    });
  };

  it.each<[string, Uint8Array, (context: Context) => Entries, number[][]]>([
    [
      'of one ink',
      tints,
      (context) => ({ ColorSpace: inks(context, ['A'], 'DeviceRGB', '{ dup dup }') }),
      [
        [255, 255, 255],
        [51, 51, 51],
      ],
    ],
    [
      'of greys with a profile',
      tints,
      (context) => ({ ColorSpace: profiled(context) }),
      [
        [255, 255, 255],
        [51, 51, 51],
      ],
    ],
    [
      // Half of it, and half of the ground, which is 223 204 227.
      'that is half transparent by itself',
      opacity,
      () => ({ ColorSpace: 'DeviceRGB', SMaskInData: 1 }),
      [
        [200, 40, 60],
        [211, 121, 143],
      ],
    ],
  ])('is drawn as it is printed: %s', async (_, bytes, entries, colours) =>
    expect(await drawnOf(bytes, entries)).toEqual(colours),
  );

  it('is known to be transparent by itself', async () => {
    const { findings } = await readingOf(await paged(opacity, () => ({ ColorSpace: 'DeviceRGB', SMaskInData: 1 })));
    expect(findings.map(worded)).toContain('transparency note transparent');
  });

  it('is told not to be shown where the picture cannot be read, whatever else is on it', async () => {
    const { findings } = await readingOf(await paged(Buffer.from('no picture'), () => ({ ColorSpace: 'DeviceRGB' })));
    expect(findings.map(worded)).toContain('corrupt must undrawn');
  });

  it.each<[string, Uint8Array, (context: Context) => Entries]>([
    ['colours of screens', opacity, () => ({ ColorSpace: 'DeviceRGB' })],
    ['colours of screens beside their opacity', opacity, () => ({ SMaskInData: 1 })],
    ['a spot colour', tints, (context) => ({ ColorSpace: inks(context, ['A'], 'DeviceCMYK', '{ 0 exch 0 0 }') })],
    [
      'five inks',
      five,
      (context) => ({ ColorSpace: inks(context, ['Cyan', 'Black', 'A', 'B', 'C'], 'DeviceCMYK', '{ pop }') }),
    ],
  ])('is converted with it, and stays no picture itself: %s', async (_, bytes, entries) => {
    const context = { profile: card, size: null, deadline: deadlineIn(60_000) };
    const { bytes: converted, pictures } = await conversionOf(await (await paged(bytes, entries)).save(), context);
    expect(pictures).toEqual([]);
    const { findings } = await readingOf(converted);
    expect(findings.map(({ code }) => code).filter((code) => code === 'rgb-colour' || code === 'spot-colour')).toEqual(
      [],
    );
  });

  it('keeps what is transparent of a picture that is converted', async () => {
    const context = { profile: card, size: null, deadline: deadlineIn(60_000) };
    const { bytes } = await conversionOf(await (await paged(opacity, () => ({ SMaskInData: 1 }))).save(), context);
    const { findings } = await readingOf(bytes);
    expect(findings.map(worded)).toContain('transparency note transparent');
  });
});
