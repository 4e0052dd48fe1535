import { readFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { aDocument } from '../../returns/document.fixture.ts';
import { shop } from '../../shop.fixture.ts';
import type { Invoice } from '../invoice.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { rollPdf } from './roll-pdf.ts';

type Box = [left: number, bottom: number, right: number, top: number];
const rounded = (numbers: readonly number[]): string => numbers.map((number) => number.toFixed(1)).join(' ');

/** Lists the texts of the first page in the order in which they are drawn, its rules and its squares, with their places in points. */
async function layoutOf(parts: Uint8Array[]): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(Buffer.concat(parts)) }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    return [`${rounded([item.transform[4], item.transform[5], item.height])} ${item.str}`];
  });
  const rules: string[] = [];
  const squares: Box[] = [];
  let lineWidth = 0;
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index];
    if (operator === OPS.setLineWidth) lineWidth = args[0];
    if (operator !== OPS.constructPath) continue;
    const box = Array.from(args[2] as Float32Array) as Box;
    if (args[0] === OPS.stroke) rules.push(`rule ${rounded([...box, lineWidth])}`);
    else squares.push(box);
  }
  const bounds = [0, 1].map((n) => Math.min(...squares.map((box) => box[n] ?? 0)));
  const ends = [2, 3].map((n) => Math.max(...squares.map((box) => box[n] ?? 0)));
  const code = squares.length > 0 ? [`${squares.length} squares ${rounded([...bounds, ...ends])}`] : [];
  const { width, height } = page.getViewport({ scale: 1 });
  return [`paper ${rounded([width, height])}`, ...texts, ...rules, ...code, ''].join('\n');
}

const GSTIN = '27AAPFU0939F1ZV';
const numbered = (document: Invoice, number: string): Invoice => ({ ...document, number });
const invoice = numbered(
  aDocument({ lines: [[1180, 18]], part: { due: { paise: 680_00, upi: 'upi://pay?pa=shop@bank&am=680' } } }),
  'INV/26-27/00001',
);
const note = numbered(
  aDocument({
    lines: [
      [1180, 18],
      [500, 0],
    ],
    gstin: GSTIN,
    placeOfSupply: '27',
    kind: 'credit-note',
    corrects: invoice,
    part: { reason: 'Deficiency of goods' },
  }),
  'CN/26-27/00001',
);
const receipt = numbered(
  aDocument({ lines: [], kind: 'receipt', corrects: invoice, part: { reason: 'Received by cash on 23/11/2026' } }),
  'RC/26-27/00001',
);
const nameless = { ...note, buyer: { ...note.buyer, name: '', address: '' } };

// A sample is changed together with the layout, by somebody who has looked at the new PDF.
it.each<[sample: string, draw: () => Promise<Uint8Array[]>]>([
  ['invoice', () => invoicePdf(invoice, shop)],
  ['credit-note', () => invoicePdf(note, shop)],
  ['receipt', () => invoicePdf(receipt, shop)],
  ['nameless', () => invoicePdf(nameless, shop)],
  ['roll-invoice', () => rollPdf(invoice, shop)],
  ['roll-credit-note', () => rollPdf(note, shop)],
  ['roll-receipt', () => rollPdf(receipt, shop)],
  ['roll-nameless', () => rollPdf(nameless, shop)],
])('the layout of a document is that of the sample %s', async (sample, draw) => {
  const layout = await layoutOf(await draw());
  expect(layout).toBe(readFileSync(new URL(`./samples/${sample}.txt`, import.meta.url), 'utf8'));
});
