import { PDFDict, type PDFDocument, PDFName, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import { deadlineIn } from '../deadline.ts';
import { newDocument } from '../mend/new-page.ts';
import { becomeAsPrinted, written } from './as-printed.ts';
import { GROUND, pageWith, readingOf, worded } from './content.fixture.ts';
import { openPdf } from './open-pdf.ts';
import { contentOf } from './page-content.ts';
import { pagesOf } from './page-tree.ts';
import { openDrawn } from './pdfium-document.ts';

const HIDDEN = 2;
const PRINT = 4;
const NO_VIEW = 32;

/** A page of 100 × 100 points on which each square of ten points is numbered from its lower left corner. */
async function printed(draw: (page: PDFPage, document: PDFDocument) => unknown) {
  const made = await newDocument();
  await draw(made.addPage([100, 100]), made);
  const document = await openPdf(await made.save());
  const isChanged = await becomeAsPrinted(document, deadlineIn(30_000));
  const bytes = await written(document);
  const drawn = await openDrawn(bytes, false);
  const raster = drawn.draw(0, { longestPx: 100 });
  drawn.close();
  const reopened = await openPdf(bytes);
  const [node] = pagesOf(reopened);
  return {
    isChanged,
    catalog: reopened.catalog,
    content: Buffer.from(contentOf(node as never)).toString('latin1'),
    /** Whether something dark is in the middle of a square. */
    isInked: (column: number, row: number) =>
      (raster.data[((99 - (row * 10 + 5)) * 100 + column * 10 + 5) * raster.channels] ?? 255) < 128,
  };
}

/** Adds layers by their usage, and returns the names under which a page knows them. */
function addLayers(
  page: PDFPage,
  { context, catalog }: PDFDocument,
  layers: object[],
  config: (refs: unknown[]) => object,
) {
  const refs = layers.map((layer) => context.register(context.obj({ Type: 'OCG', ...layer } as never)));
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: refs, D: config(refs) } as never));
  page.node.set(
    PDFName.of('Resources'),
    context.obj({ Properties: Object.fromEntries(refs.map((ref, at) => [`L${at}`, ref])) } as never),
  );
}

const addContent = (page: PDFPage, { context }: PDFDocument, content: string) =>
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));

describe('layers', () => {
  it('that are off leave nothing behind but what they set', async () => {
    const { isInked, isChanged, catalog, content } = await printed((page, document) => {
      addLayers(page, document, [{}], (refs) => ({ OFF: refs }));
      addContent(
        page,
        document,
        // The hidden part sets the colour, and clips to the lower half.
        '1 1 1 rg /OC /L0 BDC 0 0 0 rg 10 10 10 10 re f 0 0 100 50 re W n 0 0 m 5 5 l S EMC 30 30 10 10 re f 30 60 10 10 re f',
      );
    });
    expect([isInked(1, 1), isInked(3, 3), isInked(3, 6)]).toEqual([false, true, false]);
    expect([isChanged, catalog.has(PDFName.of('OCProperties'))]).toEqual([true, false]);
    expect(content).toContain('BDC');
  });

  it.each([
    ['is off in print and on for screens', 'OFF', false],
    ['is on in print and off for screens', 'ON', true],
  ])('are those of print, where one %s', async (_, state, isThere) => {
    const { isInked } = await printed((page, document) => {
      addLayers(page, document, [{ Usage: { Print: { PrintState: state } } }], (refs) => ({
        ...(state === 'ON' ? { OFF: refs } : {}),
        AS: [{ Event: 'Print', Category: ['Print'], OCGs: refs }],
      }));
      addContent(page, document, '/OC /L0 BDC 10 10 10 10 re f EMC 30 30 10 10 re f');
    });
    expect([isInked(1, 1), isInked(3, 3)]).toEqual([isThere, true]);
  });

  it('hide text without moving the text after it', async () => {
    const { isInked } = await printed(async (page, document) => {
      const font = await document.embedFont(StandardFonts.ZapfDingbats);
      addLayers(page, document, [{}], (refs) => ({ OFF: refs }));
      page.node.Resources()?.set(PDFName.of('Font'), document.context.obj({ F: font.ref }));
      // Two black squares, each of which is 20 points wide.
      addContent(page, document, 'BT /F 26 Tf 0 12 Td /OC /L0 BDC (n) Tj EMC (n) Tj ET');
    });
    expect([0, 1, 2].map((column) => isInked(column, 1))).toEqual([false, false, true]);
  });
});

describe('notes', () => {
  const note = ({ context }: PDFDocument, F: number, column: number, more: object = {}) => {
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 5, 5] };
    const shown = context.register(context.flateStream('0 0 0 1 k 0 0 5 5 re f', form));
    const [x, y] = [column * 10, 10];
    return context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Stamp',
        F,
        Rect: [x, y, x + 10, y + 10],
        AP: { N: shown },
        ...more,
      } as never),
    );
  };

  it('are printed as their flags say, in their own inks, whatever the content of the page leaves behind', async () => {
    const { isInked, content, catalog } = await printed((page, document) => {
      addContent(page, document, 'q 2 0 0 2 50 50 cm 1 1 1 rg');
      const flags = [PRINT, 0, HIDDEN, PRINT | HIDDEN, PRINT | NO_VIEW];
      const notes = flags.map((F, at) => note(document, F, at * 2));
      notes.push(note(document, PRINT, 9, { Subtype: 'Popup' }));
      page.node.set(PDFName.of('Annots'), document.context.obj(notes));
    });
    expect([0, 2, 4, 6, 8, 9].map((column) => isInked(column, 1))).toEqual([true, false, false, false, true, false]);
    expect(content.match(/Do/g)).toHaveLength(2);
    expect(catalog.has(PDFName.of('AcroForm'))).toBe(false);
  });

  it('are shown in the state that they have, turned by their own matrix', async () => {
    const { isInked } = await printed((page, document) => {
      const { context } = document;
      const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 10, 20], Matrix: [0, 1, -1, 0, 0, 0] };
      // The lower half of the form, which lies on the right once it is turned.
      const on = context.register(context.flateStream('0 0 10 10 re f', form));
      const off = context.register(context.flateStream('0 0 10 20 re f', form));
      const box = { Type: 'Annot', Subtype: 'Widget', F: PRINT, Rect: [20, 20, 40, 30], AS: 'Yes' };
      const annotation = context.register(context.obj({ ...box, AP: { N: { Yes: on, Off: off } } } as never));
      page.node.set(PDFName.of('Annots'), context.obj([annotation]));
    });
    expect([isInked(2, 2), isInked(3, 2)]).toEqual([false, true]);
  });

  it('on a layer that is off are not printed', async () => {
    const { isInked } = await printed((page, document) => {
      const layers = document.context.register(document.context.obj({ Type: 'OCG' }));
      document.catalog.set(PDFName.of('OCProperties'), document.context.obj({ OCGs: [layers], D: { OFF: [layers] } }));
      const notes = [note(document, PRINT, 1, { OC: layers }), note(document, PRINT, 3)];
      page.node.set(PDFName.of('Annots'), document.context.obj(notes));
    });
    expect([isInked(1, 1), isInked(3, 1)]).toEqual([false, true]);
  });

  it('leave a page as it is that has none', async () => {
    for (const hasList of [false, true]) {
      const { isChanged } = await printed((page, document) => {
        addContent(page, document, '0 0 10 10 re f');
        if (hasList) page.node.set(PDFName.of('Annots'), document.context.obj([]));
        else page.node.delete(PDFName.of('Annots'));
      });
      expect(isChanged).toBe(false);
    }
  });

  it('of pages that share their resources stay apart', async () => {
    const { content } = await printed((page, document) => {
      const other = document.addPage([100, 100]);
      const shared = document.context.register(PDFDict.withContext(document.context));
      for (const [at, one] of [page, other].entries()) {
        one.node.set(PDFName.of('Resources'), shared);
        one.node.set(PDFName.of('Annots'), document.context.obj([note(document, PRINT, at)]));
      }
    });
    expect(content.match(/Do/g)).toHaveLength(1);
  });
});

it('shows what was typed into a field whose look was left to the viewer', async () => {
  const { isInked } = await printed((page, document) => {
    const field = document.getForm().createTextField('name');
    field.setText('MMMM');
    field.addToPage(page, { x: 10, y: 10, width: 60, height: 20, borderWidth: 0 });
    for (const annotation of page.node.Annots()?.asArray() ?? [])
      document.context.lookup(annotation, PDFDict).delete(PDFName.of('AP'));
  });
  expect([1, 2, 3, 4, 5].some((column) => isInked(column, 1))).toBe(true);
});

it('offers to mend nothing for layers, notes and transparency alone', async () => {
  const { findings } = await readingOf(
    await pageWith(`${GROUND}/Half gs 0 0 0 1 k 110 60 40 40 re f`, {
      resources: { ExtGState: { Half: { Type: 'ExtGState', ca: 0.5 } } },
      change: (page, document) => {
        const { context, catalog } = document;
        const layer = context.register(context.obj({ Type: 'OCG' }));
        catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: {} }));
        const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 10, 10] };
        const shown = context.register(context.flateStream('0 1 0 0 k 0 0 10 10 re f', form));
        const stamp = { Type: 'Annot', Subtype: 'Stamp', F: PRINT, Rect: [100, 80, 110, 90], AP: { N: shown } };
        page.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(stamp))]));
      },
    }),
  );
  expect(findings.map(worded).sort()).toEqual([
    'transparency note annotations',
    'transparency note layers',
    'transparency note transparent',
  ]);
  for (const finding of findings) expect(finding).not.toHaveProperty('mend');
});
