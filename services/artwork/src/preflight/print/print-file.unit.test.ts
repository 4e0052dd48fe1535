import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cmyk,
  concatTransformationMatrix,
  degrees,
  drawObject,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { createPreflight } from '../index.ts';
import { dictOf, get, getDict, getName, nameOf } from '../pdf/objects.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { contentOf } from '../pdf/page-content.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { card } from '../rules/facts.fixture.ts';
import { aCard, drawn, images, MARGIN, MM, print, printJob } from './print-file.fixture.ts';

const place = mkdtempSync(join(tmpdir(), 'print-'));
afterAll(() => rmSync(place, { recursive: true }));

const mmOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x, y, width, height].map((pt) => Math.round((pt / MM) * 100) / 100);
/** The content of the form that holds a page of the customer. */
function formOf(document: PDFDocument): string {
  const forms = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter(
      (object): object is PDFRawStream => object instanceof PDFRawStream && getName(object.dict, 'Subtype') === 'Form',
    );
  const dict = PDFDict.withContext(document.context);
  if (forms[0]) dict.set(PDFName.of('Contents'), forms[0]);
  return Buffer.from(contentOf({ dict })).toString('latin1');
}
/** The greatest difference of a channel between the trim of the print file and that of its source, at places off the edges of shapes. */
async function worstDifference(printed: Uint8Array, source: Uint8Array, left = 3, top = 3): Promise<number> {
  const [a, b] = [await drawn(printed), await drawn(source)];
  let worst = 0;
  for (let x = 1.05; x < 90; x += 1.9)
    for (let y = 1.05; y < 54; y += 1.9) {
      const other = b(left + x, top + y);
      worst = Math.max(worst, ...a(MARGIN + x, MARGIN + y).map((part, at) => Math.abs(part - (other[at] ?? 0))));
    }
  return worst;
}

describe('a print file', () => {
  it('shows what was typed into a field whose look was left to the viewer', async () => {
    const path = await aCard(place, 1, (document) => {
      const [page] = document.getPages();
      const field = document.getForm().createTextField('name');
      field.setText('MMMMMM');
      const box = { x: 33 * MM, y: 25 * MM, width: 40 * MM, height: 12 * MM, borderWidth: 0 };
      if (page) field.addToPage(page, box);
      for (const annotation of page?.node.Annots()?.asArray() ?? [])
        document.context.lookup(annotation, PDFDict).delete(PDFName.of('AP'));
    });
    const { bytes } = await print(path);
    const at = await drawn(bytes);
    const places = Array.from({ length: 200 }, (_, step) => at(MARGIN + 30 + step / 5, MARGIN + 54 - 28));
    expect(places.some((colour) => Math.max(...colour) < 90)).toBe(true);
    const fonts = (await openPdf(bytes)).context
      .enumerateIndirectObjects()
      .filter(([, object]) => object instanceof PDFDict && getName(object, 'Type') === 'Font');
    expect(fonts).toHaveLength(1);
  });

  it('has the trim of the card, bleed around it, and room for marks', async () => {
    const { bytes, pages } = await print(await aCard(place, 2));
    const document = await openPdf(bytes);
    expect(document.getPageCount()).toBe(2);
    for (const page of document.getPages()) {
      expect(mmOf(page.getTrimBox())).toEqual([MARGIN, 14, 90, 54]);
      expect(mmOf(page.getBleedBox())).toEqual([7, 11, 96, 60]);
      expect(mmOf(page.getMediaBox())).toEqual([0, 0, 110, 78]);
    }
    const trim = { x: 3, y: 3, width: 90, height: 54 };
    expect(pages).toEqual(Array(2).fill({ widthMm: 90, heightMm: 54, whole: { widthMm: 96, heightMm: 60 }, trim }));
  });

  it('says that it is PDF/X-4: version, output intent with its profile, metadata and an id', async () => {
    const { bytes } = await print(await aCard(place));
    expect(Buffer.from(bytes.subarray(0, 8)).toString('latin1')).toBe('%PDF-1.6');
    const { catalog, context } = await openPdf(bytes);
    const intent = dictOf(catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0));
    expect(intent && getName(intent, 'S')).toBe('GTS_PDFX');
    const icc = intent && get(intent, 'DestOutputProfile');
    const profile = icc instanceof PDFRawStream ? Buffer.from(contentOf({ dict: withContents(icc) })) : Buffer.alloc(0);
    // ICC.1, section 7.2: an output profile for CMYK.
    expect([profile.toString('latin1', 12, 20), profile.toString('latin1', 36, 40)]).toEqual(['prtrCMYK', 'acsp']);
    const metadata = catalog.lookup(PDFName.of('Metadata'), PDFStream).getContentsString();
    expect(metadata).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>');
    expect(metadata).toMatch(/<xmpMM:DocumentID>uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}</);
    const info = dictOf(context.lookup(context.trailerInfo.Info));
    expect(info?.lookup(PDFName.of('GTS_PDFXVersion'), PDFString).asString()).toBe('PDF/X-4');
    expect(info && getName(info, 'Trapped')).toBe('False');
    expect(context.trailerInfo.ID).toBeDefined();
  });

  it('has screen colours as inks, spot colours as they are, and says what screen colours are left', async () => {
    const path = await aCard(place, 1, (document) => {
      const { context } = document;
      const [page] = document.getPages();
      const tint = { FunctionType: 2, N: 1, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0] };
      const spaces = { Spot: ['Separation', 'CutContour', 'DeviceCMYK', context.register(context.obj(tint))] };
      page?.node.Resources()?.set(PDFName.of('ColorSpace'), context.obj(spaces as never));
      page?.node.addContentStream(
        context.register(
          context.flateStream('1 0 0 rg 9 9 9 9 re f 0 0 0 rg 20 9 9 9 re f /Spot cs 1 scn 40 9 9 9 re f'),
        ),
      );
    });
    const document = await openPdf((await print(path)).bytes);
    const content = formOf(document);
    expect(content).not.toMatch(/\brg\b/);
    expect(content).toMatch(/0 0\.[89]\d* 0\.9\d* 0 k\s+9 9 9 9 re f\s+0 g/);
    expect(content).toMatch(/\/Spot cs 1 scn 40 9/);
    const resources = document.context
      .enumerateIndirectObjects()
      .map(([, object]) => getDict(dictOf(object), 'Resources'))
      .filter((dict) => dict !== undefined);
    expect(resources.length).toBeGreaterThan(0);
    for (const dict of resources) expect(getDict(dict, 'ColorSpace')?.has(PDFName.of('DefaultRGB'))).toBe(true);
  });

  it('keeps vectors, and shows within its trim what its source shows', async () => {
    const path = await aCard(place);
    const { bytes } = await print(path);
    const document = await openPdf(bytes);
    expect(images(document)).toEqual([]);
    expect(formOf(document)).toMatch(/0\.5 0 0 0 k/);
    expect(await worstDifference(bytes, readFileSync(path))).toBeLessThanOrEqual(3);
  });

  it('prints the bleed up to its box and no further; marks and the slug lie outside of it', async () => {
    const path = await aCard(place, 1, (document) => {
      const [page] = document.getPages();
      // Content far beyond the bleed.
      page?.setMediaBox(-20 * MM, -20 * MM, 136 * MM, 100 * MM);
      page?.drawRectangle({ x: -20 * MM, y: -20 * MM, width: 136 * MM, height: 100 * MM, color: cmyk(0, 1, 1, 0) });
    });
    const at = await drawn((await print(path)).bytes);
    expect(at(7.5, 7.5)).not.toEqual([255, 255, 255]);
    expect(at(6.5, 20.3)).toEqual([255, 255, 255]);
    const isDark = (parts: number[]) => Math.max(...parts) < 200;
    const darkIn = (x0: number, y0: number, x1: number, y1: number) => {
      for (let x = x0; x <= x1; x += 0.1) for (let y = y0; y <= y1; y += 0.1) if (isDark(at(x, y))) return true;
      return false;
    };
    expect(darkIn(2, 9.8, 5, 10.2)).toBe(true); // a crop mark
    expect(darkIn(53, 2, 57, 5)).toBe(true); // registration
    expect(darkIn(3, 75, 60, 77.5)).toBe(true); // the slug
    expect(darkIn(6.2, 6.2, 6.8, 71)).toBe(false);
  });

  it('draws its marks in all inks', async () => {
    const document = await openPdf((await print(await aCard(place))).bytes);
    const [node] = pagesOf(document);
    const all = getDict(getDict(node?.dict, 'Resources'), 'ColorSpace')?.lookup(PDFName.of('All'), PDFArray);
    expect([nameOf(all?.lookup(0)), nameOf(all?.lookup(1))]).toEqual(['Separation', 'All']);
    expect(node && Buffer.from(contentOf(node)).toString('latin1')).toMatch(/\/All CS\s+1 SCN/);
  });

  it('is the same, byte for byte, when it is made again; another version is another file', async () => {
    const path = await aCard(place, 2);
    const hashOf = async (label?: string) =>
      createHash('sha256')
        .update((await print(path, label ? { label } : {})).bytes)
        .digest('hex');
    const first = await hashOf();
    expect(await hashOf()).toBe(first);
    expect(await hashOf('version 3')).not.toBe(first);
  });

  it.each([90, 180, 270])('of a page that is shown turned by %d degrees shows what is shown', async (turn) => {
    const path = await aCard(place, 1, (document) => document.getPages()[0]?.setRotation(degrees(turn)));
    const { bytes, pages } = await print(path);
    const isAcross = turn === 180;
    expect(pages[0]).toMatchObject(isAcross ? { widthMm: 90, heightMm: 54 } : { widthMm: 54, heightMm: 90 });
    const [a, b] = [await drawn(bytes), await drawn(readFileSync(path))];
    for (const [x, y] of [[5, 5], [10, 40], [45, 30], [50, 50]] as const) expect(a(MARGIN + x, MARGIN + y)).toEqual(b(3 + x, 3 + y)); // biome-ignore format: a list of places
  });

  it('shows what a form without resources takes from its page', async () => {
    const path = await aCard(place, 1, (document) => {
      const [page] = document.getPages();
      const { context } = document;
      const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 400, 400] };
      const shown = context.register(context.flateStream('/Ink cs 1 scn 100 60 60 60 re f', form));
      const tint = { FunctionType: 2, N: 1, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.9, 0.9, 0] };
      const ink = ['Separation', 'PANTONE 485 C', 'DeviceCMYK', tint];
      page?.node.Resources()?.set(PDFName.of('ColorSpace'), context.obj({ Ink: ink } as never));
      page?.node.setXObject(PDFName.of('Form'), shown);
      page?.node.addContentStream(context.register(context.flateStream('/Form Do')));
    });
    const { bytes } = await print(path);
    expect(await worstDifference(bytes, readFileSync(path))).toBeLessThanOrEqual(3);
  });

  it('is trimmed at the ordered size in the middle of a page without a trim box', async () => {
    const path = await aCard(place, 1, (document) => document.getPages()[0]?.node.delete(PDFName.of('TrimBox')));
    const { bytes, pages } = await print(path, { size: { widthMm: 90, heightMm: 54 } });
    expect(pages[0]).toMatchObject({ widthMm: 90, heightMm: 54 });
    expect(await worstDifference(bytes, readFileSync(path))).toBeLessThanOrEqual(3);
  });

  it('has its marks where the file has no bleed', async () => {
    const path = await aCard(place, 1, (document) => {
      document.removePage(0);
      document.addPage([90 * MM, 54 * MM]).drawRectangle({ x: 0, y: 0, width: 90 * MM, height: 54 * MM });
    });
    const { bytes } = await print(path);
    const [page] = (await openPdf(bytes)).getPages();
    expect(page && mmOf(page.getTrimBox())).toEqual([MARGIN, 14, 90, 54]);
    const at = await drawn(bytes);
    expect([at(8, 30), at(11, 30)]).toEqual([
      [255, 255, 255],
      [0, 0, 0],
    ]);
  });

  it('leaves scripts, forms and annotations behind, also those that hide in resources', async () => {
    const path = await aCard(place, 1, (document) => {
      document.addJavaScript('main', 'app.alert(1)');
      const [page] = document.getPages();
      const action = document.context.obj({ S: 'JavaScript' });
      action.set(PDFName.of('JS'), PDFString.of('app.alert(2)'));
      page?.node.Resources()?.set(
        PDFName.of('Properties'),
        document.context.obj({
          MC0: document.context.register(document.context.obj({ AA: { O: action }, Next: action })),
        }),
      );
      page?.node.set(PDFName.of('AA'), document.context.obj({ O: action }));
    });
    const { bytes } = await print(path);
    const { catalog, context } = await openPdf(bytes);
    const written = context
      .enumerateIndirectObjects()
      .map(([, object]) => object.toString())
      .join('\n');
    expect(written).not.toMatch(/JavaScript|app\.alert|\/AA|\/Annots|\/AcroForm/);
    for (const key of ['Names', 'OpenAction', 'AcroForm', 'AA']) expect(catalog.has(PDFName.of(key))).toBe(false);
  });

  it('prints a drawing that is named like an entry of scripts', async () => {
    const path = await aCard(place, 1, (document) => {
      const { context } = document;
      const [page] = document.getPages();
      const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] };
      page?.node.setXObject(PDFName.of('AA'), context.register(context.flateStream('0 1 0 0 k 0 0 9 9 re f', form)));
      page?.pushOperators(
        pushGraphicsState(),
        concatTransformationMatrix((20 * MM) / 9, 0, 0, (10 * MM) / 9, 40 * MM, 26 * MM),
        drawObject('AA'),
        popGraphicsState(),
      );
    });
    const [red = 0, green = 0] = (await drawn((await print(path)).bytes))(MARGIN + 47, MARGIN + 25.5);
    expect(red).toBeGreaterThan(green + 60);
  });

  it('prints what is filled into a form, without a picture of the page', async () => {
    const path = await aCard(place, 1, (document) => {
      const [page] = document.getPages();
      const field = document.getForm().createTextField('name');
      field.setText('Asha');
      if (page)
        field.addToPage(page, {
          x: 40 * MM,
          y: 26 * MM,
          width: 20 * MM,
          height: 10 * MM,
          backgroundColor: cmyk(0, 1, 0, 0),
          borderWidth: 0,
        });
    });
    const { bytes } = await print(path);
    expect(images(await openPdf(bytes))).toHaveLength(0);
    const [red = 0, green = 0] = (await drawn(bytes))(MARGIN + 38, MARGIN + 25.5);
    expect(red).toBeGreaterThan(green + 60);
  });

  it('prints stamps and other notes in their own inks', async () => {
    const path = await aCard(place, 1, (document) => {
      const { context } = document;
      const [page] = document.getPages();
      const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] };
      const note = {
        Type: 'Annot',
        Subtype: 'Stamp',
        F: 4,
        Rect: [40 * MM, 26 * MM, 60 * MM, 36 * MM],
        AP: { N: context.register(context.flateStream('0 1 0 0 k 0 0 9 9 re f', form)) },
      };
      page?.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(note))]));
    });
    const { bytes } = await print(path);
    expect(images(await openPdf(bytes))).toHaveLength(0);
    const [red = 0, green = 0] = (await drawn(bytes))(MARGIN + 47, MARGIN + 25.5);
    expect(red).toBeGreaterThan(green + 60);
  });

  it.each([
    ['as large as the trim', 3],
    ['smaller than the trim', 5],
  ])('prints the bleed of a page whose crop box is %s', async (_, inset) => {
    const path = await aCard(place, 1, (document) => {
      const [page] = document.getPages();
      page?.setCropBox(inset * MM, inset * MM, (96 - 2 * inset) * MM, (60 - 2 * inset) * MM);
    });
    const { bytes, pages } = await print(path);
    expect(pages[0]).toMatchObject({ widthMm: 90, heightMm: 54 });
    const at = await drawn(bytes);
    const bleed = [at(MARGIN - 1.5, MARGIN + 25), at(MARGIN + 45, MARGIN - 1.5), at(MARGIN + 91.5, MARGIN + 25)];
    for (const [red = 255, , blue = 0] of bleed) expect([red < 200, blue > 200]).toEqual([true, true]);
  });

  it('blends in the group of the page', async () => {
    const path = await aCard(place, 1, (document) => {
      const [page] = document.getPages();
      page?.node.set(PDFName.of('Group'), document.context.obj({ S: 'Transparency', CS: 'DeviceCMYK', I: true }));
    });
    const document = await openPdf((await print(path)).bytes);
    expect(
      document.context
        .enumerateIndirectObjects()
        .some(
          ([, object]) =>
            getName(getDict(dictOf(object), 'Group') ?? PDFDict.withContext(document.context), 'CS') === 'DeviceCMYK',
        ),
    ).toBe(true);
  });

  it('of a banner longer than a page may be has its size by a larger unit', async () => {
    const path = join(place, 'banner.pdf');
    const banner = await PDFDocument.create();
    const page = banner.addPage([3000 * MM, 600 * MM]);
    page.node.set(PDFName.of('UserUnit'), banner.context.obj(2));
    page.drawRectangle({ x: 0, y: 0, width: 3000 * MM, height: 600 * MM, color: cmyk(1, 0, 0, 0) });
    writeFileSync(path, await banner.save());
    const { bytes, pages } = await print(path, { profile: { ...card, sizes: [], bleedMm: 0 } });
    expect(pages[0]).toMatchObject({ widthMm: 6000, heightMm: 1200 });
    const [node] = pagesOf(await openPdf(bytes));
    expect(node?.userUnit).toBe(2);
    expect((node?.media.x1 ?? 0) * 2).toBeCloseTo((6000 + 2 * 9) * MM, 0);
  });

  it.each(['card-turned.pdf', 'card-restricted.pdf', 'card-ghostscript.pdf', 'card-pdfkit.pdf'])(
    'of %s from another program shows what that shows',
    async (name) => {
      const path = join(import.meta.dirname, '../fixtures', name);
      const { bytes, pages } = await print(path);
      const [page] = pages;
      if (!page?.whole) throw new Error('there is a page');
      const left = (page.whole.widthMm - page.widthMm) / 2;
      const top = (page.whole.heightMm - page.heightMm) / 2;
      const [a, b] = [await drawn(bytes), await drawn(readFileSync(path))];
      let differing = 0;
      for (let x = 1; x < page.widthMm; x += 2)
        for (let y = 1; y < page.heightMm; y += 2) {
          const other = b(left + x, top + y);
          if (a(MARGIN + x, MARGIN + y).some((part, at) => Math.abs(part - (other[at] ?? 0)) > 40)) differing++;
        }
      expect(differing / ((page.widthMm * page.heightMm) / 4)).toBeLessThan(0.02);
    },
  );
});

it('is made in the process that reads files', async () => {
  const preflight = createPreflight({ deadlineMs: 60_000, memoryMb: 900 });
  const [path, outPath] = [await aCard(place), join(place, 'out.pdf')];
  const result = await preflight.print({ ...printJob(path), outPath });
  const refused = await preflight.print({
    ...printJob(join(import.meta.dirname, '../fixtures/card-locked.pdf')),
    outPath: join(place, 'x.pdf'),
  });
  await preflight.close();
  expect(result).toMatchObject({ state: 'printed', pages: [{ widthMm: 90, heightMm: 54 }] });
  expect(Buffer.from((await print(path)).bytes).equals(readFileSync(outPath))).toBe(true);
  expect(refused).toMatchObject({ state: 'refused', code: 'encrypted' });
});

function withContents(stream: PDFRawStream): PDFDict {
  const dict = PDFDict.withContext(stream.dict.context);
  dict.set(PDFName.of('Contents'), stream);
  return dict;
}
