import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { type Finding, sentenceOf } from '../preflight/index.ts';
import { openPdf } from '../preflight/pdf/open-pdf.ts';
import { contentOf } from '../preflight/pdf/page-content.ts';
import { pagesOf } from '../preflight/pdf/page-tree.ts';
import { shop } from '../shop.fixture.ts';
import type { Proof, Version } from './proof.ts';
import { type ProofPdfInput, proofPdf } from './proof-pdf.ts';

const AT = new Date('2026-11-24T10:00:00Z');
const page = { widthMm: 90, heightMm: 54, whole: { widthMm: 96, heightMm: 60 } };
const script: Finding = { code: 'script', level: 'should', page: null, box: null, values: {} };
const version: Version = {
  version: 2,
  fileId: '4'.repeat(24),
  fileName: 'card.pdf',
  sha256: 'ab'.repeat(32),
  pages: [page, page],
  findings: [script],
  pictures: 2,
  note: 'फ़ोन नंबर देख लीजिए',
  by: 'Meera',
  sentAt: AT,
  seenAt: null,
  decision: null,
};
const proof: Proof = {
  id: '1'.repeat(24),
  orderId: '2'.repeat(24),
  orderKind: 'order' as const,
  lineId: '3'.repeat(24),
  name: 'विज़िटिंग कार्ड',
  productType: 'Business Cards',
  quantity: 500,
  details: 'Matt',
  fileId: null,
  design: '',
  state: 'waiting',
  customer: { userId: null, name: 'Asha', email: 'asha@example.com', language: 'hi' },
  since: AT,
  versions: [version],
  notes: [],
  reminded: 0,
};
const picture = async () =>
  Readable.from(
    await sharp({ create: { width: 960, height: 600, channels: 3, background: '#0097c4' } })
      .webp()
      .toBuffer(),
  );
const input = { proof, version, onProduct: [], profile: { safeMm: 4, bleedMm: 3 }, shop };
const draw = async (pages: readonly (Readable | undefined)[], of: Partial<ProofPdfInput> = {}) =>
  buffer(proofPdf({ ...input, openPage: async (at) => pages[at], ...of }));
const inEnglish = { ...proof, customer: { ...proof.customer, language: 'en' } } as const;

it('has a page for each page of the file, named by version and line', async () => {
  const bytes = await draw([await picture(), await picture()]);
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(2);
  expect(pdf.getTitle()).toBe('प्रूफ़ 2 · विज़िटिंग कार्ड');
  expect(pdf.getAuthor()).toBe(shop.name);
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2);
});

it('gives its first page before the others are read, as a book takes long', async () => {
  const second = Promise.withResolvers<Readable | undefined>();
  const bytes = proofPdf({ ...input, openPage: async (at) => (at === 0 ? picture() : second.promise) });
  const parts = [(await bytes.next()).value];
  second.resolve(await picture());
  for await (const part of bytes) parts.push(part);
  const all = Buffer.concat(parts.filter((part) => part !== undefined));
  expect(all.toString('latin1', 0, 5)).toBe('%PDF-');
  expect((await PDFDocument.load(all)).getPageCount()).toBe(2);
});

it('begins with the product as it will be printed, where there are pictures of it', async () => {
  const bytes = await draw([undefined, undefined], { onProduct: [await picture(), await picture()] });
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(3);
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2);
});

it('shows white letters for a blue shirt on its blue', async () => {
  const letters = sharp({
    create: { width: 960, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const area = { id: 'a', name: 'Front', widthMm: 90, heightMm: 54, hasShading: true };
  const shape = { kind: 'box', x: 0, y: 0, width: 1, height: 1, turnedDegrees: 0 } as const;
  const view = {
    id: 'front',
    name: 'Front',
    picture: 'tee-front',
    aspect: 1,
    variants: [],
    areas: [{ ...area, shape }],
  };
  const shownOn = { color: 'Navy', hex: '#0f2547', views: [view], areas: [{ view: 'front', area: 'a' }] };
  const bytes = await draw([Readable.from(await letters.webp().toBuffer()), undefined], {
    proof: { ...proof, shownOn },
  });
  const library = await PDFiumLibrary.init();
  const shown = await library.loadDocument(new Uint8Array(bytes));
  const { data, width, height } = await shown.getPage(0).render({ scale: 1, render: 'bitmap' });
  shown.destroy();
  library.destroy();
  const middle = (Math.floor(height * 0.3) * width + Math.floor(width / 2)) * 4;
  const [red = 255, green = 255, blue = 255] = data.subarray(middle, middle + 3);
  expect([red < 40, green < 60, blue < 95]).toEqual([true, true, true]);
});

it('is drawn without the picture of a page that is gone', async () => {
  const bytes = await draw([undefined, await picture()]);
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
  expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
});

it('says what is ordered, how large it is, what was left, and which file is printed', async () => {
  const bytes = await draw([await picture(), await picture()], { proof: inEnglish });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const text = document.getPage(1).getText().replaceAll(/\s+/g, ' ');
  document.destroy();
  library.destroy();
  expect(text).toContain('Proof 2, page 2 of 2');
  expect(text).toContain('Matt · 500 pieces · order #222222');
  expect(text).toContain('90.0 × 54.0 mm');
  expect(text).toContain('green: bleed · cyan: where it is cut · red: keep text inside');
  expect(text).toContain(`Fingerprint of the print file (SHA-256): ${'ab'.repeat(32)}`);
  expect(text).toContain(sentenceOf(script, 'en').slice(0, 30));
});

/** The boxes that are drawn on the first page, in millimetres of the page that it shows. */
async function framesOf(bytes: Buffer, widthMm: number): Promise<number[][]> {
  const [node] = pagesOf(await openPdf(bytes));
  const content = Buffer.from(node ? contentOf(node) : []).toString('latin1');
  const numbers = (found: RegExpMatchArray | null) => (found ?? []).slice(1).map(Number);
  const [across = 0, high = 0, left = 0, bottom = 0] = numbers(
    /(\S+) 0 0 (\S+) (\S+) (\S+) cm\n\/I\d+ Do/.exec(content),
  );
  const perMm = across / widthMm;
  return [...content.matchAll(/(\S+) (\S+) (\S+) (\S+) re/g)].map((box) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers(box);
    return [x - left, y - (bottom + high), width, height].map((points) => Math.round((points / perMm) * 10) / 10);
  });
}

it('draws bleed, trim and safe margin where they are, also on a page whose trim is not in its middle', async () => {
  const off = {
    widthMm: 90,
    heightMm: 54,
    whole: { widthMm: 120, heightMm: 80 },
    trim: { x: 5, y: 10, width: 90, height: 54 },
  };
  const bytes = await draw([await picture()], { version: { ...version, pages: [off] } });
  expect(await framesOf(bytes, 120)).toEqual([
    [2, 7, 96, 60],
    [5, 10, 90, 54],
    [9, 14, 82, 46],
  ]);
  // A page without bleed has its line all the same, around it.
  const bare = { widthMm: 90, heightMm: 54 };
  expect((await framesOf(await draw([await picture()], { version: { ...version, pages: [bare] } }), 90))[0]).toEqual([
    -3, -3, 96, 60,
  ]);
});
