import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { openPdf } from './open-pdf.ts';
import { contentOf } from './page-content.ts';

it('takes the catalog that the trailer names, also where its type is missing, and gives it one', async () => {
  const made = await PDFDocument.create();
  made.addPage([90, 54]);
  const bytes = Buffer.from(await made.save({ useObjectStreams: false }));
  const without = Buffer.from(bytes.toString('latin1').replace('/Type /Catalog', '              '), 'latin1');
  expect(without.equals(bytes)).toBe(false);
  const document = await openPdf(without);
  expect(document.getPages().map((page) => page.getSize())).toEqual([{ width: 90, height: 54 }]);
  const again = Buffer.from(await document.save({ useObjectStreams: false }));
  expect(again.toString('latin1')).toContain('/Type /Catalog');
});

describe('a file that is encrypted and opens without a password', () => {
  const restricted = (name: string) => readFile(new URL(`../fixtures/${name}`, import.meta.url));

  it.each([
    [2, 'card-without-id.pdf'],
    [3, 'card-restricted-r3.pdf'],
    [4, 'card-restricted-objects.pdf'],
    [5, 'card-restricted-r5.pdf'],
    [6, 'card-restricted.pdf'],
  ])('is written again without its encryption of revision %d: %s', async (_, name) => {
    const document = await openPdf(await restricted(name));
    const again = await document.save({ updateFieldAppearances: false });
    expect(Buffer.from(again).toString('latin1')).not.toContain('/Encrypt');
    const [page] = (await openPdf(again)).getPages();
    expect(page?.getSize()).toEqual(document.getPage(0).getSize());
    const content = page && Buffer.from(contentOf({ dict: page.node })).toString('latin1');
    expect(content).toMatch(/\b(re|Tj|Do)\b/);
  });
});

it('says of a file for the owners of certificates that it cannot be opened by others', async () => {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n',
    '3 0 obj\n<< /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s5 /V 4 >>\nendobj\n',
  ];
  const trailer = 'trailer\n<< /Root 1 0 R /Encrypt 3 0 R /ID [<00><00>] >>\n%%EOF\n';
  await expect(openPdf(Buffer.from(`%PDF-1.4\n${objects.join('')}${trailer}`))).rejects.toMatchObject({
    code: 'encrypted',
    reason: { en: expect.stringContaining('certificate') },
  });
});
