import type { Quotation, Shop } from '@print-shop/contracts';
import { hsnOf, quoteName, quoteSums, USUAL_TAX_RATE } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { type Fonts, openPdf, type Pen, SOFT } from '@print-shop/pdf';
import { dateInEnglish } from '../../../quotation-sheet/date-in-english.ts';
import { codeName, invoiceTo } from '../../../quotation-sheet/invoice-to.ts';
import { SUM_NAMES } from '../../../quotation-sheet/sum-names.ts';

/** A4 in points, with 18 mm of margin. */
const PAGE = { width: 595, height: 842, margin: 51 };
const RIGHT = PAGE.width - PAGE.margin;
const COLUMN = { item: PAGE.margin, itemWidth: 270, each: RIGHT - 90, amount: RIGHT };

/** A kept quotation as an A4 document that the customer can be sent: letterhead, lines, sums. */
export async function quotationPdf(quotation: Quotation, shop: Shop, fonts: Fonts): Promise<File> {
  const title = `${quotation.number} · ${shop.name}`;
  const { pen, finish } = openPdf({ title, author: shop.name, fonts, paper: PAGE });
  draw(pen, quotation, shop);
  return new File(await finish(), `${quotation.number}.pdf`, { type: 'application/pdf' });
}

function draw(pen: Pen, quotation: Quotation, shop: Shop): void {
  letterhead(pen, quotation, shop);
  tableHead(pen);
  for (const line of quotation.items) {
    const rate = quotation.tax === 'none' ? [] : [`GST ${line.taxRate ?? USUAL_TAX_RATE} %`];
    const codes = [...rate, codeName(hsnOf(line))].filter(Boolean).join(', ');
    const names = pen.wrap(`${quoteName(line.details)}${codes && ` (${codes})`}`, COLUMN.itemWidth);
    if (pen.makeRoom(names.length * 14 + 10)) tableHead(pen);
    pen.write(`${line.quantity.toLocaleString('en-IN')} × ${formatRupees(line.price)}`, COLUMN.each, {
      align: 'right',
    });
    pen.write(formatRupees(line.price * line.quantity), COLUMN.amount, { align: 'right' });
    for (const name of names) {
      pen.write(name, COLUMN.item);
      pen.down(14);
    }
    pen.down(4);
    pen.rule(0.25);
    pen.down(6);
  }
  sums(pen, quotation);
}

function letterhead(pen: Pen, quotation: Quotation, shop: Shop): void {
  const { number, revision, customerName, offeredAt, validUntil } = quotation;
  const { street, city, state, postalCode } = shop.address;
  pen.write(shop.name, PAGE.margin, { size: 22, weight: 'bold' });
  pen.write(revision > 1 ? `${number} · revision ${revision}` : number, RIGHT, {
    size: 14,
    weight: 'bold',
    align: 'right',
  });
  pen.down(30);
  for (const text of [
    `${street}, ${city}, ${state} ${postalCode}`,
    `${shop.phone} · ${shop.email} · GSTIN ${shop.gstin}`,
  ]) {
    pen.write(text, PAGE.margin, { color: SOFT, size: 9 });
    pen.down(13);
  }
  pen.down(6);
  pen.rule(1.5);
  pen.down(14);
  pen.write(`Date: ${dateInEnglish(offeredAt)}`, RIGHT, { align: 'right' });
  pen.write('Quotation for', PAGE.margin, { color: SOFT, size: 9 });
  pen.down(14);
  pen.write(`Valid until: ${dateInEnglish(validUntil)}`, RIGHT, { align: 'right' });
  for (const line of pen.wrap(customerName, 320, { size: 13, weight: 'bold' })) {
    pen.write(line, PAGE.margin, { size: 13, weight: 'bold' });
    pen.down(18);
  }
  if (quotation.buyer)
    for (const line of pen.wrap(invoiceTo(quotation.buyer), 320, { size: 9 })) {
      pen.write(line, PAGE.margin, { size: 9, color: SOFT });
      pen.down(13);
    }
  pen.down(16);
}

function tableHead(pen: Pen): void {
  const style = { color: SOFT, size: 9 } as const;
  pen.write('Item', COLUMN.item, style);
  pen.write('Qty × price', COLUMN.each, { ...style, align: 'right' });
  pen.write('Amount', COLUMN.amount, { ...style, align: 'right' });
  pen.down(15);
  pen.rule();
  pen.down(6);
}

function sums(pen: Pen, quotation: Quotation): void {
  const { totalItems, validUntil, terms } = quotation;
  const rows = quoteSums(quotation);
  if (pen.makeRoom(70 + rows.length * 20)) tableHead(pen);
  pen.down(8);
  pen.write('Total items', COLUMN.each, { align: 'right', color: SOFT });
  pen.write(totalItems.toLocaleString('en-IN'), COLUMN.amount, { align: 'right' });
  pen.down(20);
  for (const [name, rupees] of rows) {
    const style = name === 'total' ? ({ size: 13, weight: 'bold' } as const) : {};
    pen.write(SUM_NAMES[name], COLUMN.each, { ...style, align: 'right' });
    pen.write(`${name === 'discount' ? '-' : ''}${formatRupees(rupees)}`, COLUMN.amount, { ...style, align: 'right' });
    pen.down(20);
  }
  pen.down(12);
  for (const paragraph of terms.split('\n').filter(Boolean))
    for (const line of pen.wrap(paragraph, RIGHT - PAGE.margin)) {
      pen.makeRoom(14);
      pen.write(line, PAGE.margin);
      pen.down(14);
    }
  pen.makeRoom(30);
  pen.down(6);
  pen.write(`Prices in Indian rupees. This offer is valid until ${dateInEnglish(validUntil)}.`, PAGE.margin, {
    color: SOFT,
    size: 9,
  });
}
