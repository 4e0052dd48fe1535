import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Quotation, shopSchema } from '@print-shop/contracts';
import { language } from '@print-shop/i18n';
import { readFonts } from '@print-shop/pdf/fonts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { quotationPdf } from './quotation-pdf.ts';

const fonts = readFonts();
const shop = shopSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../../deploy/demo/shop.json'), 'utf8')),
);
const logo: Quotation['items'][number] = {
  details: { type: 'design', designType: 'Logo' },
  price: 1500,
  quantity: 100,
};
const quotation: Quotation = {
  _id: 'a'.repeat(24),
  number: 'Q-2026-0007',
  customerName: 'Sharma Sweets',
  validUntil: '2026-12-31',
  items: [logo],
  grandTotal: 150_000,
  totalItems: 100,
  createdAt: '2026-12-01T06:30:00.000Z',
  revision: 1,
  offeredAt: '2026-12-01T06:30:00.000Z',
  discount: { unit: 'percent', value: 0 },
  delivery: 0,
  tax: 'none',
  advance: 0,
  terms: '',
  bulkOrderId: null,
  notes: [],
  replaced: [],
  amounts: { items: 150_000, discount: 0, delivery: 0, tax: 0, total: 150_000, advance: 0 },
  createdBy: { id: 'b'.repeat(24), name: 'Meera' },
  state: 'draft',
  sentTo: '',
  sentAt: null,
  seenAt: null,
  lastSeenAt: null,
  seenCount: 0,
  decidedAt: null,
  decidedBy: '',
  reason: '',
  orderId: null,
};

/** The text of each page as a reader can select it, without its spaces. */
async function read(file: File): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.map(({ items }) =>
    items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .replaceAll(/\s/g, ''),
  );
}

describe('the PDF of a quotation', () => {
  it('names the shop, the customer, the lines and the sums, in Indian figures', async () => {
    const file = await quotationPdf(quotation, shop, fonts);
    expect(file).toMatchObject({ name: 'Q-2026-0007.pdf', type: 'application/pdf' });
    const [page = '', ...others] = await read(file);
    expect(others).toEqual([]);
    for (const text of [
      shop.name,
      `GSTIN${shop.gstin}`,
      'Q-2026-0007',
      'SharmaSweets',
      'Date:1Dec2026',
      'Validuntil:31Dec2026',
      'Logo',
      '100×₹1,500.00',
      '₹1,50,000.00',
    ])
      expect(page).toContain(text);
  });

  it('goes on to further pages, each with a head, and loses no line', async () => {
    const items = Array.from({ length: 80 }, (_, index) => ({
      ...logo,
      details: { type: 'design' as const, designType: `Design ${index + 1}!` },
    }));
    const pages = await read(await quotationPdf({ ...quotation, items }, shop, fonts));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain('ItemQty×price');
    for (const index of items.keys()) expect(pages.join('')).toContain(`Design${index + 1}!`);
  });

  it('is in English also for staff who chose Hindi', async () => {
    language.choose('hi');
    const [page] = await read(await quotationPdf(quotation, shop, fonts));
    language.choose('en');
    expect(page).toContain('Date:1Dec2026');
    expect(page).toContain('until31Dec2026.');
  });

  it('writes a customer’s name in Devanagari', async () => {
    const [page] = await read(await quotationPdf({ ...quotation, customerName: 'शर्मा Sweets' }, shop, fonts));
    expect(page).toMatch(/श[मार्]+Sweets/);
  });
});
