import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { shop } from '../shop.fixture.ts';
import type { Proof, Version } from './proof.ts';
import { proofPdf } from './proof-pdf.ts';

const AT = new Date('2026-11-24T10:00:00Z');
const page = { widthMm: 90, heightMm: 54, whole: { widthMm: 96, heightMm: 60 } };
const version: Version = {
  ...{ version: 2, fileId: '4'.repeat(24), fileName: 'card.pdf', sha256: 'ab'.repeat(32), pages: [page, page] },
  findings: [{ code: 'script', level: 'should', page: null, box: null, values: {} }],
  ...{ pictures: 2, note: 'फ़ोन नंबर देख लीजिए', by: 'Meera', sentAt: AT, seenAt: null, decision: null },
};
const proof: Proof = {
  ...{ id: '1'.repeat(24), orderId: '2'.repeat(24), isBulk: false, lineId: '3'.repeat(24), name: 'विज़िटिंग कार्ड' },
  ...{ productType: 'Business Cards', quantity: 500, details: 'Matt', fileId: null, design: '', state: 'waiting' },
  customer: { userId: null, name: 'Asha', email: 'asha@example.com', language: 'hi' },
  ...{ since: AT, versions: [version], notes: [], reminded: 0 },
};
const picture = async () =>
  Readable.from(
    await sharp({ create: { width: 960, height: 600, channels: 3, background: '#0097c4' } })
      .webp()
      .toBuffer(),
  );
const draw = async (pages: readonly (Readable | undefined)[]) =>
  buffer(await proofPdf({ proof, version, pages, profile: { safeMm: 3 }, shop }));

it('has a page for each page of the file, named by version and line', async () => {
  const bytes = await draw([await picture(), await picture()]);
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(2);
  expect(pdf.getTitle()).toBe('Proof 2 · विज़िटिंग कार्ड');
  expect(pdf.getAuthor()).toBe(shop.name);
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2);
});

it('is drawn without the picture of a page that is gone', async () => {
  const bytes = await draw([undefined, await picture()]);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
});
