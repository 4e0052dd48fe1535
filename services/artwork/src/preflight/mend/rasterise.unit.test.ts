import { cmyk, type PDFDocument, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { deadlineIn } from '../deadline.ts';
import { getName } from '../pdf/objects.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { card, facts, image, page } from '../rules/facts.fixture.ts';
import { findingsOf } from '../rules/index.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { newDocument } from './new-page.ts';
import { longestPxOf, rasterisePages } from './rasterise.ts';

/** The inks of the picture that a page of 30 × 30 points becomes, in percent, at its middle. */
async function inksOf(draw: (page: PDFPage, document: PDFDocument) => unknown): Promise<number[]> {
  const document = await newDocument();
  await draw(document.addPage([30, 30]), document);
  const bytes = await document.save();
  const flat = await openPdf(await rasterisePages(bytes, { profile: card, size: null, deadline: deadlineIn(30_000) }));
  const pictures = flat.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFRawStream && getName(object.dict, 'Subtype') === 'Image' ? [object.contents] : [],
    );
  const { data, info } = await sharp(pictures[0])
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([pictures.length, info.channels]).toEqual([1, 4]);
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(middle, middle + 4)].map((ink) => Math.round(ink / 2.55));
}

describe('a page that becomes a picture', () => {
  const whole = { x: 0, y: 0, width: 30, height: 30 };

  it.each<[string, (page: PDFPage, document: PDFDocument) => unknown, number]>([
    ['a shape in black ink', (one) => one.drawRectangle({ ...whole, color: cmyk(0, 0, 0, 1) }), 100],
    ['a tint of black ink', (one) => one.drawRectangle({ ...whole, color: cmyk(0, 0, 0, 0.4) }), 40],
    [
      'a shape in black ink whose space is named',
      (one, { context }) => {
        const content = context.flateStream('/DeviceCMYK cs 0 0 0 1 scn 0 0 30 30 re f');
        one.node.addContentStream(context.register(content));
      },
      100,
    ],
    [
      'a field that is filled in black ink',
      (one, document) => {
        const field = document.getForm().createTextField('name');
        field.addToPage(one, { ...whole, backgroundColor: cmyk(0, 0, 0, 1), borderWidth: 0 });
      },
      100,
    ],
    [
      'a form in black ink',
      async (one, document) => {
        const inner = await newDocument();
        inner.addPage([30, 30]).drawRectangle({ ...whole, color: cmyk(0, 0, 0, 1) });
        const [form] = await document.embedPdf(await inner.save());
        if (form) one.drawPage(form, whole);
      },
      100,
    ],
  ])('has %s in black ink alone', async (_, draw, black) => {
    const [cyan = 99, magenta = 99, yellow = 99, found = 0] = await inksOf(draw);
    expect(Math.max(cyan, magenta, yellow)).toBeLessThanOrEqual(2);
    expect(Math.abs(found - black)).toBeLessThanOrEqual(2);
  });

  it('has its other inks as before', async () => {
    const [cyan = 0, , , black = 99] = await inksOf((one) => one.drawRectangle({ ...whole, color: cmyk(1, 0, 0, 0) }));
    expect([cyan > 60, black < 20]).toEqual([true, true]);
  });
});

it.each([
  ['a card', 96, 60, []],
  ['A3 with its bleed', 303, 426, []],
  ['A2 with its bleed, which the check says', 426, 600, ['low-resolution']],
] as const)('gives enough pixels to %s', (_, widthMm, heightMm, codes) => {
  const dpi = (longestPxOf({ widthMm, heightMm }) / Math.max(widthMm, heightMm)) * MM_PER_INCH;
  const trim = { x: 3, y: 3, width: widthMm - 6, height: heightMm - 6 };
  const box = { x: 0, y: 0, width: widthMm, height: heightMm };
  const poster = { ...card, sizes: [{ name: 'Poster', widthMm: trim.width, heightMm: trim.height }] };
  const flat = page({ widthMm, heightMm, trim, items: [image({ dpi, box })] });
  expect(findingsOf(facts({ pages: [flat] }), poster, null).map(({ code }) => code)).toEqual(codes);
});
