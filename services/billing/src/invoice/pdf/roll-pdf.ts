import { amountInWords, DOCUMENT_NAMES, type Shop } from '@print-shop/contracts';
import { openPdf, type Pen, SOFT, type Style } from '@print-shop/pdf';
import { readFonts } from '@print-shop/pdf/fonts';
import { type Invoice, writtenDay } from '../invoice.ts';
import { bankLines, money, partsOf, sumOf } from './invoice-pdf.ts';
import { drawQr } from './qr.ts';

/** A roll of 80 mm in points. Thermal printers print 72 mm of it. */
const WIDTH = 227;
const MARGIN = 11;
/** The most that a PDF page can be high (ISO 32000-1, annex C.2). */
const LONGEST = 14_400;
const QR_SIDE = 100;

/** A document for a thermal printer with paper of 80 mm, cut where it ends. */
export async function rollPdf(invoice: Invoice, shop: Shop): Promise<Uint8Array[]> {
  const open = (height: number) =>
    openPdf({
      title: `${DOCUMENT_NAMES.en[invoice.kind]} ${invoice.number}`,
      author: invoice.seller.name,
      fonts: readFonts(),
      paper: { width: WIDTH, height, margin: MARGIN },
    });
  // It is written twice: once to see how long it gets.
  const trial = open(LONGEST);
  write(trial.pen, invoice, shop);
  const height = Math.min(LONGEST, trial.pen.at() + MARGIN);
  await trial.finish();
  const { pen, finish } = open(height);
  write(pen, invoice, shop);
  return finish();
}

function write(pen: Pen, invoice: Invoice, { phone }: Shop): void {
  const { kind, number, issuedAt, seller, buyer, consignee, lines, totals, corrects, reason, due, bank } = invoice;
  const paragraph = (text: string, style: Style = {}) => {
    const x = style.align === 'center' ? WIDTH / 2 : pen.left;
    for (const line of pen.wrap(text, WIDTH - 2 * MARGIN, style)) {
      pen.write(line, x, style);
      pen.down((style.size ?? 8) * 1.4);
    }
  };
  const pair = (name: string, value: string, style: Style = {}) => {
    pen.write(name, pen.left, style);
    pen.write(value, pen.right, { ...style, align: 'right' });
    pen.down((style.size ?? 8) * 1.5);
  };
  const rule = () => {
    pen.down(3);
    pen.rule();
    pen.down(5);
  };
  const small = { size: 8 } as const;
  const middle = { size: 8, align: 'center' } as const;

  paragraph(seller.name, { size: 13, weight: 'bold', align: 'center' });
  paragraph(seller.address, middle);
  paragraph(phone, middle);
  paragraph(`GSTIN ${seller.gstin}`, middle);
  rule();
  paragraph(DOCUMENT_NAMES.en[kind], { size: 11, weight: 'bold', align: 'center' });
  pair(number, writtenDay(issuedAt), small);
  if (corrects) paragraph(`For ${corrects.number} of ${writtenDay(corrects.issuedAt)}`, small);
  paragraph(`${buyer.name || 'Customer'}${buyer.gstin ? `, GSTIN ${buyer.gstin}` : ''}`, small);
  if (consignee) paragraph(`Delivered to ${consignee.address}`, small);
  if (reason) paragraph(reason, small);
  rule();
  for (const { name, hsn, quantity, unit, rate, totalPaise } of lines) {
    paragraph(name, { size: 8, weight: 'bold' });
    pair(`${quantity.toLocaleString('en-IN')} ${unit} · HSN ${hsn} · ${rate}%`, money(totalPaise), small);
  }
  if (lines.length > 0) rule();
  for (const [name, paise] of partsOf(invoice)) pair(name, money(paise), { size: 8, color: SOFT });
  pair(sumOf(kind), `₹${money(totals.totalPaise)}`, { size: 12, weight: 'bold' });
  paragraph(amountInWords(totals.totalPaise), small);
  if (due) {
    rule();
    paragraph(`₹${money(due.paise)} is due. Scan to pay by UPI:`, middle);
    pen.down(4);
    drawQr(pen, due.upi, (WIDTH - QR_SIDE) / 2, QR_SIDE);
    pen.down(QR_SIDE + 6);
  }
  if (bank) {
    rule();
    for (const line of bankLines(bank)) paragraph(line, small);
  }
  rule();
  paragraph('Thank you.', middle);
}
