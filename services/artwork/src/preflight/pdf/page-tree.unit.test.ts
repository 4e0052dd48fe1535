import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { boxNamed, pagesOf } from './page-tree.ts';
import { boxOf, shownSize, toShown } from './shown-page.ts';

type Entries = Record<string, unknown>;

/** The one page of a document whose page and node above it have these entries, which replace those of the page and its size. */
async function pageOf(entries: Entries, above: Entries = {}) {
  const document = await PDFDocument.create();
  const { context, catalog } = document;
  const { node } = document.addPage([96, 60]);
  node.delete(PDFName.of('MediaBox'));
  const set = (dict: PDFDict, more: Entries) => {
    for (const [key, value] of Object.entries(more)) dict.set(PDFName.of(key), context.obj(value as never));
  };
  set(node, entries);
  set(catalog.lookup(PDFName.of('Pages'), PDFDict), above);
  const [page] = pagesOf(document);
  if (!page) throw new Error('there is a page');
  return page;
}

describe('the boxes of a page', () => {
  it.each([
    ['from its upper right corner', [96, 60, 0, 0], { x0: 0, y0: 0, x1: 96, y1: 60 }],
    ['from its upper left corner', [0, 60, 96, 0], { x0: 0, y0: 0, x1: 96, y1: 60 }],
    ['around its origin', [-48, -30, 48, 30], { x0: -48, y0: -30, x1: 48, y1: 30 }],
    ['far off its origin', [900, 700, 996, 760], { x0: 900, y0: 700, x1: 996, y1: 760 }],
  ])('may be written %s', async (_, MediaBox, media) => {
    const page = await pageOf({ MediaBox });
    expect(page).toMatchObject({ media, crop: media });
    const { widthMm, heightMm } = shownSize(page);
    expect([widthMm, heightMm].map((mm) => Math.round((mm / 25.4) * 72))).toEqual([96, 60]);
    const shown = boxOf(toShown(page), page.media);
    expect([shown.x, shown.y].map(Math.abs)).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  });

  it('are inherited, but for those of print, which belong to a page alone', async () => {
    const page = await pageOf(
      {},
      { MediaBox: [0, 0, 96, 60], CropBox: [6, 6, 90, 54], TrimBox: [9, 9, 87, 51], BleedBox: [6, 6, 90, 54] },
    );
    expect(page).toMatchObject({ media: { x1: 96, y1: 60 }, crop: { x0: 6, y0: 6, x1: 90, y1: 54 } });
    expect([boxNamed(page, 'TrimBox'), boxNamed(page, 'BleedBox')]).toEqual([undefined, undefined]);
  });

  it('of its own go before those that it inherits', async () => {
    const page = await pageOf({ MediaBox: [0, 0, 96, 60], Rotate: 0 }, { MediaBox: [0, 0, 595, 842], Rotate: 90 });
    expect(page).toMatchObject({ media: { x1: 96, y1: 60 }, rotate: 0 });
  });

  it.each([
    ['no size', undefined],
    ['no height', [0, 0, 96, 0]],
    ['three numbers', [0, 0, 96]],
    ['a size beyond all limits', [0, 0, 1e9, 60]],
  ])('are those of A4 where a page has %s', async (_, MediaBox) => {
    const page = await pageOf(MediaBox ? { MediaBox } : {});
    expect(page.media).toEqual({ x0: 0, y0: 0, x1: 595, y1: 842 });
  });

  it('for screens end where the page ends, and do not count where they lie beside it', async () => {
    const MediaBox = [0, 0, 96, 60];
    expect(await pageOf({ MediaBox, CropBox: [-9, 6, 50, 99] })).toMatchObject({
      crop: { x0: 0, y0: 6, x1: 50, y1: 60 },
    });
    expect(await pageOf({ MediaBox, CropBox: [200, 0, 296, 60] })).toMatchObject({ crop: { x0: 0, y0: 0, x1: 96 } });
  });
});

it.each([
  [-90, 270],
  [450, 90],
  [-450, 270],
  [360, 0],
  [89, 90],
])('turns a page by %d degrees as by %d, also where it inherits that', async (Rotate, rotate) => {
  const MediaBox = [0, 0, 96, 60];
  expect(await pageOf({ MediaBox, Rotate })).toMatchObject({ rotate });
  const page = await pageOf({ MediaBox }, { Rotate });
  expect(page).toMatchObject({ rotate });
  expect(shownSize(page).widthMm > shownSize(page).heightMm).toBe(rotate % 180 === 0);
});

it('takes for a page nothing that says it is a node, and goes in no circle', async () => {
  const document = await PDFDocument.create();
  document.addPage([96, 60]);
  const { context, catalog } = document;
  const root = catalog.Pages();
  root.Kids().push(context.register(context.obj({ Type: 'Pages' })));
  root.Kids().push(catalog.get(PDFName.of('Pages')) as never);
  expect(pagesOf(document)).toHaveLength(1);
});
