import { PDFDocument } from '@cantoo/pdf-lib';
import { openPdf } from './open-pdf.ts';

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
