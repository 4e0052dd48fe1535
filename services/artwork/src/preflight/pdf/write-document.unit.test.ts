import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { cmyk, type PDFDocument, PDFName, PDFObjectCopier, PDFStream } from '@cantoo/pdf-lib';
import { newDocument } from '../mend/new-page.ts';
import { written } from './as-printed.ts';
import { openPdf } from './open-pdf.ts';
import { deflatedStream, storedStream } from './stored-stream.ts';
import { writeDocument } from './write-document.ts';

const place = mkdtempSync(join(tmpdir(), 'write-'));
afterAll(() => rmSync(place, { recursive: true }));

async function aDocument(): Promise<PDFDocument> {
  const document = await newDocument();
  for (const black of [0.2, 0.8]) document.addPage([200, 100]).drawSquare({ size: 50, color: cmyk(0, 0, 0, black) });
  document.setTitle('पोस्टर');
  return document;
}

it('writes the bytes that pdf-lib makes in memory', async () => {
  const path = join(place, 'document.pdf');
  const document = await aDocument();
  const expected = await written(document);
  await writeDocument(document, path);
  expect(readFileSync(path).equals(expected)).toBe(true);
  // Also of a document that was read, and of one that was copied from it.
  const opened = await openPdf(readFileSync(path));
  const other = await newDocument();
  const [page] = await other.copyPages(opened, [1]);
  if (page) other.addPage(page);
  for (const [at, one] of [opened, other].entries()) {
    const bytes = await written(one);
    await writeDocument(one, join(place, `${at}.pdf`));
    expect(readFileSync(join(place, `${at}.pdf`)).equals(bytes)).toBe(true);
  }
});

it('writes data that lie in files, also those of a document that was copied', async () => {
  const folder = mkdtempSync(join(place, 'data-'));
  const document = await aDocument();
  const { context } = document;
  const data = Buffer.alloc(300_000, 'artwork ');
  const named = {
    Plain: await storedStream(context.obj({}) as never, data, folder),
    Flate: await deflatedStream(context.obj({ Filter: 'FlateDecode' }) as never, [data, data], folder),
  };
  expect(readdirSync(folder)).toHaveLength(2);
  for (const [name, stream] of Object.entries(named)) document.catalog.set(PDFName.of(name), context.register(stream));
  const copy = await aDocument();
  const copier = PDFObjectCopier.for(context, copy.context);
  for (const name of Object.keys(named)) {
    const ref = document.catalog.get(PDFName.of(name));
    if (ref) copy.catalog.set(PDFName.of(name), copier.copy(ref));
  }
  for (const [at, one] of [document, copy].entries()) {
    const path = join(place, `stored-${at}.pdf`);
    await writeDocument(one, path);
    const { catalog } = await openPdf(readFileSync(path));
    const [plain, flate] = ['Plain', 'Flate'].map((name) => catalog.lookup(PDFName.of(name), PDFStream).getContents());
    expect(data.equals(plain ?? Buffer.of())).toBe(true);
    expect(inflateSync(flate ?? Buffer.of()).equals(Buffer.concat([data, data]))).toBe(true);
  }
});

it('says where a file cannot be written', async () => {
  await expect(writeDocument(await aDocument(), join(place, 'nowhere', 'document.pdf'))).rejects.toThrow('ENOENT');
});
