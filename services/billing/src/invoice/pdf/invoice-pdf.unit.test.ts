import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { aDocument } from '../../returns/document.fixture.ts';
import { shop } from '../../shop.fixture.ts';
import type { Invoice } from '../invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { rollPdf } from './roll-pdf.ts';

const address = '12, नेहरू मार्ग, क्षेत्र 4, भोपाल 462001';
const invoice = aDocument({
  lines: [[499, 18]],
  part: { buyer: { name: 'श्री कृष्णा प्रिंटर्स', gstin: '', stateCode: '23', address }, placeOfSupply: '23' },
});
const document: Invoice = { ...invoice, lines: invoice.lines.map((line) => ({ ...line, name: 'विज़िटिंग कार्ड' })) };

/** The text that a reader can select, without spaces, and its fonts. */
async function read(parts: Uint8Array[]): Promise<{ text: string; fonts: string[] }> {
  const pdf = await getDocument({
    data: new Uint8Array(Buffer.concat(parts)),
    fontExtraProperties: true,
  }).promise;
  const page = await pdf.getPage(1);
  await page.getOperatorList();
  const { items } = await page.getTextContent();
  const words = items.filter((item) => 'str' in item);
  const fonts = new Set(words.map(({ fontName }) => (page.commonObjs.get(fontName) as { name: string }).name));
  return {
    text: words
      .map(({ str }) => str)
      .join('')
      .replaceAll(/\s/g, ''),
    fonts: [...fonts],
  };
}

// Selected text comes in the order of the glyphs. That they are shaped shows where the sign of i stands before its consonant,
// and the hook of r after its syllable.
it.each([
  ['on A4', () => invoicePdf(document, shop)],
  ['for a thermal printer', () => rollPdf(document, shop)],
])('names buyer and goods in Devanagari, in a font that has its letters, %s', async (_, draw) => {
  const { text, fonts } = await read(await draw());
  expect(text).toContain('श्रीकृष्णािप्रंटसर्');
  expect(text).toContain('िविज़िटंगकाडर्');
  expect(fonts.some((name) => /Devanagari/i.test(name))).toBe(true);
});

it('sets the address in both scripts', async () => {
  expect((await read(await invoicePdf(document, shop))).text).toContain('12,नेहरूमागर्,क्षेत्र4,भोपाल462001');
});

it.each([
  ['on A4', invoicePdf],
  ['for a thermal printer', rollPdf],
])('names the bank account of the shop, %s', async (_, draw) => {
  const bank = { holder: 'Chhaap Prints', bank: 'State Bank of India', account: '00123456789', ifsc: 'SBIN0001234' };
  const { text } = await read(await draw({ ...document, bank }, shop));
  expect(text).toContain('BanktransfertoChhaapPrintsStateBankofIndiaAccountnumber00123456789·IFSCSBIN0001234');
  expect((await read(await draw(document, shop))).text).not.toContain('IFSC');
});

it('keeps each line of a long invoice on one page, inside the margins and below the names of the columns', async () => {
  const lengths = Array.from({ length: 120 }, (_, index) => 1 + (index % 7));
  const many = aDocument({ lines: lengths.map(() => [499, 18]) });
  const lines = many.lines.map((line, index) => ({
    ...line,
    name: 'Visiting cards '.repeat(lengths[index] ?? 1).trim(),
  }));
  const data = new Uint8Array(Buffer.concat(await invoicePdf({ ...many, lines }, shop)));
  const pdf = await getDocument({ data }).promise;
  const numbers: number[] = [];
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    const texts = items.filter((item) => 'str' in item).filter(({ str }) => str.trim());
    for (const { transform, width } of texts) {
      const [x, y] = transform.slice(4);
      expect([x >= 39.9, x + width <= 595 - 39.9, y >= 40, y <= 842 - 40]).toEqual([true, true, true, true]);
    }
    const names = texts.filter(({ transform }) => Math.abs(transform[4] - 40) < 0.1);
    const first = names.findIndex(({ str }) => /^\d+\. /.test(str));
    if (first < 0) continue;
    expect(names[first - 1]?.str).toBe('Description');
    const heights = names.map(({ transform }) => transform[5]);
    expect(heights.every((height, n) => n === 0 || height <= heights[n - 1] - 8)).toBe(true);
    numbers.push(...names.flatMap(({ str }) => /^(\d+)\. /.exec(str)?.[1] ?? []).map(Number));
  }
  expect(numbers).toEqual(lines.map((_, index) => index + 1));
});

it('keeps the sums and the signature of an invoice inside the margins, however far its lines reach', async () => {
  for (let count = 18; count < 32; count++) {
    const one = aDocument({ lines: Array.from({ length: count }, () => [499, 18]) });
    const due = { paise: 499_00, upi: 'upi://pay?pa=shop@bank' };
    const bank = { holder: 'Chhaap '.repeat(25), bank: 'SBI', account: '123456789', ifsc: 'SBIN0001234' };
    const data = new Uint8Array(Buffer.concat(await invoicePdf({ ...one, due, bank }, shop)));
    const pdf = await getDocument({ data }).promise;
    const lowest: number[] = [];
    for (let page = 1; page <= pdf.numPages; page++) {
      const { items } = await (await pdf.getPage(page)).getTextContent();
      lowest.push(...items.flatMap((item) => ('str' in item && item.str.trim() ? [item.transform[5]] : [])));
    }
    expect(Math.min(...lowest)).toBeGreaterThanOrEqual(40);
  }
});
