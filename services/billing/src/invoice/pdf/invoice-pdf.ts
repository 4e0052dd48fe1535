import {
  amountInWords,
  type BankAccount,
  DOCUMENT_NAMES,
  type InvoiceKind,
  orderNumber,
  placeName,
  type Shop,
  supplyKind,
  toRupees,
} from '@print-shop/contracts';
import { openPdf, type Pen, SOFT, type Style } from '@print-shop/pdf';
import { readFonts } from '@print-shop/pdf/fonts';
import { type Invoice, type InvoiceLine, writtenDay } from '../invoice.ts';
import { drawQr } from './qr.ts';

/** A4 in points, with 14 mm of margin. */
const PAPER = { width: 595, height: 842, margin: 40 };
/** The marks of the copies: rules 48(1) and 55(2). The customer's is the one of an invoice that leaves the shop as PDF. */
const COPIES: Partial<Record<InvoiceKind, readonly string[]>> = {
  'tax-invoice': ['Original for recipient'],
  'bill-of-supply': ['Original for recipient'],
  'delivery-challan': ['Original for consignee', 'Duplicate for transporter', 'Triplicate for consigner'],
};
/** The name of the last sum of each. */
const SUMS: Partial<Record<InvoiceKind, string>> = {
  'credit-note': 'Total credited',
  'refund-voucher': 'Refunded',
  'receipt-voucher': 'Received in advance',
  receipt: 'Received',
};
/** The text below the sums. */
const NOTES: Partial<Record<InvoiceKind, string>> = {
  'receipt-voucher': 'For an advance. The invoice follows with the goods.',
  'delivery-challan': 'Goods sent for supply. The tax invoice follows.',
  proforma: 'This is not a tax invoice. No input tax credit can be claimed on it.',
};
/** Side of the QR code to pay, in points: 25 mm. */
const QR_SIDE = 71;
const SMALL = { size: 8 } as const;
const FAINT = { size: 8, color: SOFT } as const;
/** Where the columns of figures end, from the right margin. */
const COLUMNS = { hsn: 335, quantity: 285, taxable: 215, tax: 75, total: 0 };

const inRupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const money = (paise: number): string => inRupees.format(toRupees(paise));
const stateName = (code: string): string => `${placeName(code)} (${code})`;

/**
 * A document as A4 pages with what rule 46, 49 or 53 of the CGST Rules asks for. It is in English, as accountants file it; names
 * may be in either script.
 */
export async function invoicePdf(invoice: Invoice, shop: Shop): Promise<Uint8Array[]> {
  const { seller, number } = invoice;
  const title = `${DOCUMENT_NAMES.en[invoice.kind]} ${number} · ${seller.name}`;
  const { pen, finish } = openPdf({ title, author: seller.name, fonts: readFonts(), paper: PAPER });
  for (const [index, copy] of (COPIES[invoice.kind] ?? ['']).entries()) {
    if (index > 0) pen.nextPage();
    head(pen, invoice, shop, copy);
    parties(pen, invoice);
    if (invoice.lines.length > 0) table(pen, invoice);
    sums(pen, invoice);
    foot(pen, invoice);
  }
  return finish();
}

/** Writes texts one below the other. */
function column(pen: Pen, x: number, width: number, texts: readonly (readonly [string, Style?])[]): void {
  for (const [text, style = {}] of texts) {
    for (const line of pen.wrap(text, width, style)) {
      pen.write(line, x, style);
      pen.down((style.size ?? 10) * 1.4);
    }
  }
}

function head(
  pen: Pen,
  { kind, number, issuedAt, seller, corrects }: Invoice,
  { phone, email }: Shop,
  copy: string,
): void {
  const top = pen.at();
  const right = { align: 'right' } as const;
  pen.write(DOCUMENT_NAMES.en[kind], pen.right, { ...right, size: 16, weight: 'bold' });
  pen.down(22);
  pen.write(number, pen.right, { ...right, size: 12, weight: 'bold' });
  pen.down(17);
  pen.write(`Date ${writtenDay(issuedAt)}`, pen.right, right);
  pen.down(14);
  if (corrects) {
    pen.write(`For ${corrects.number} of ${writtenDay(corrects.issuedAt)}`, pen.right, right);
    pen.down(14);
  }
  if (copy) {
    pen.write(copy, pen.right, { ...right, ...FAINT });
    pen.down(12);
  }
  const end = pen.at();
  pen.to(top);
  column(pen, pen.left, 300, [
    [seller.name, { size: 16, weight: 'bold' }],
    [seller.address, FAINT],
    [`${phone} · ${email}`, FAINT],
    [`GSTIN ${seller.gstin} · ${stateName(seller.stateCode)}`, { size: 8, weight: 'bold' }],
  ]);
  pen.to(Math.max(pen.at(), end) + 8);
  pen.rule(1.2);
  pen.down(10);
}

function parties(pen: Pen, { kind, buyer, consignee, orderId, orderKind, placeOfSupply, reason }: Invoice): void {
  const top = pen.at();
  const middle = (pen.left + pen.right) / 2 + 20;
  column(pen, middle, pen.right - middle, [
    [`Order ${orderNumber(orderId, orderKind)}`],
    [`Place of supply: ${stateName(placeOfSupply)}`],
    ['Tax payable on reverse charge: no'],
    ...(reason ? ([[kind === 'credit-note' ? `Reason: ${reason}` : reason]] as const) : []),
  ]);
  const end = pen.at();
  pen.to(top);
  column(pen, pen.left, middle - pen.left - 20, [
    [consignee ? 'Billed to' : 'Billed and delivered to', FAINT],
    [buyer.name || 'Customer', { size: 12, weight: 'bold' }],
    ...(buyer.address ? ([[buyer.address]] as const) : []),
    [`State: ${stateName(buyer.stateCode)}`],
    [buyer.gstin ? `GSTIN ${buyer.gstin}` : 'GSTIN: not registered'],
    ...(consignee
      ? ([['Delivered to', FAINT], [consignee.address], [`State: ${stateName(consignee.stateCode)}`]] as const)
      : []),
  ]);
  pen.to(Math.max(pen.at(), end) + 12);
}

function table(pen: Pen, { lines, ...invoice }: Invoice): void {
  tableHead(pen);
  const ofState = stateTaxOf(invoice);
  for (const [index, line] of lines.entries()) {
    const names = pen.wrap(`${index + 1}. ${line.name}`, 165, SMALL);
    const taxes = taxesOf(line, ofState);
    const rows = Math.max(names.length, taxes.length, 1);
    if (pen.makeRoom(rows * 11 + 10)) tableHead(pen);
    const top = pen.at();
    const right = { ...SMALL, align: 'right' } as const;
    const at = (from: number) => pen.right - from;
    pen.write(line.hsn, at(COLUMNS.hsn), right);
    pen.write(`${line.quantity.toLocaleString('en-IN')} ${line.unit}`, at(COLUMNS.quantity), right);
    pen.write(money(line.taxablePaise), at(COLUMNS.taxable), right);
    pen.write(money(line.totalPaise), at(COLUMNS.total), right);
    for (const tax of taxes) {
      pen.write(tax, at(COLUMNS.tax), right);
      pen.down(11);
    }
    pen.to(top);
    for (const name of names) {
      pen.write(name, pen.left, SMALL);
      pen.down(11);
    }
    pen.to(top + rows * 11 + 3);
    pen.rule(0.25);
    pen.down(4);
  }
}

/** The name of the state's part there. */
const stateTaxOf = ({ seller, placeOfSupply }: Pick<Invoice, 'seller' | 'placeOfSupply'>): string =>
  supplyKind(seller.stateCode, placeOfSupply) === 'territory' ? 'UTGST' : 'SGST';

function tableHead(pen: Pen): void {
  const right = { ...FAINT, align: 'right' } as const;
  pen.write('Description', pen.left, FAINT);
  for (const [name, from] of [
    ['HSN/SAC', COLUMNS.hsn],
    ['Quantity', COLUMNS.quantity],
    ['Taxable value', COLUMNS.taxable],
    ['Rate and tax', COLUMNS.tax],
    ['Amount ₹', COLUMNS.total],
  ] as const)
    pen.write(name, pen.right - from, right);
  pen.down(12);
  pen.rule();
  pen.down(5);
}

/** The taxes of a line: `CGST 9% 76.19`. */
function taxesOf({ rate, cgstPaise, sgstPaise, igstPaise }: InvoiceLine, ofState: string): string[] {
  if (rate === 0) return ['0%'];
  if (igstPaise > 0) return [`IGST ${rate}% ${money(igstPaise)}`];
  return [`CGST ${rate / 2}% ${money(cgstPaise)}`, `${ofState} ${rate / 2}% ${money(sgstPaise)}`];
}

/** The sums above the total: the value and its taxes. */
export function partsOf({ totals, lines, ...invoice }: Invoice): readonly (readonly [name: string, paise: number])[] {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = totals;
  if (lines.length === 0) return [];
  const taxes: [string, number][] =
    igstPaise > 0
      ? [['IGST', igstPaise]]
      : [
          ['CGST', cgstPaise],
          [stateTaxOf(invoice), sgstPaise],
        ];
  return [['Taxable value', taxablePaise], ...taxes];
}
export const sumOf = (kind: InvoiceKind): string => SUMS[kind] ?? 'Total';

function sums(pen: Pen, invoice: Invoice): void {
  const { totalPaise } = invoice.totals;
  const rows = partsOf(invoice);
  pen.makeRoom(rows.length * 15 + 70);
  pen.down(6);
  for (const [name, paise] of rows) {
    pen.write(name, pen.right - 110, { align: 'right', color: SOFT });
    pen.write(money(paise), pen.right, { align: 'right' });
    pen.down(15);
  }
  const total = { size: 13, weight: 'bold', align: 'right' } as const;
  pen.write(sumOf(invoice.kind), pen.right - 110, total);
  pen.write(`₹${money(totalPaise)}`, pen.right, total);
  pen.down(22);
  column(pen, pen.left, pen.right - pen.left, [[amountInWords(totalPaise), { weight: 'bold' }]]);
  pen.down(8);
}

export const bankLines = ({ holder, bank, account, ifsc }: BankAccount): string[] => [
  'Bank transfer to',
  holder,
  bank,
  `Account number ${account} · IFSC ${ifsc}`,
];

function foot(pen: Pen, { seller, kind, due, bank }: Invoice): void {
  const transfer = (bank ? bankLines(bank) : []).flatMap((line) => pen.wrap(line, 300, SMALL));
  pen.makeRoom((due ? 130 : 70) + transfer.length * 12);
  const top = pen.at();
  const right = { align: 'right' } as const;
  pen.write(`For ${seller.name}`, pen.right, right);
  pen.down(38);
  pen.write('Authorised signatory', pen.right, { ...right, color: SOFT });
  pen.down(14);
  const end = pen.at();
  pen.to(top);
  const note = NOTES[kind] ?? (SUMS[kind] ? '' : 'Amounts are in Indian rupees and include the tax.');
  column(pen, pen.left, 300, note ? [[note, FAINT]] : []);
  if (due) {
    pen.down(6);
    const below = pen.at() + QR_SIDE;
    const side = drawQr(pen, due.upi, pen.left, QR_SIDE);
    pen.down(QR_SIDE / 2 - 12);
    column(pen, pen.left + side + 12, 220, [
      [`₹${money(due.paise)} is due`, { size: 12, weight: 'bold' }],
      ['Scan with any UPI app to pay', FAINT],
    ]);
    if (bank) pen.to(below);
  }
  if (bank) pen.down(6);
  column(
    pen,
    pen.left,
    300,
    transfer.map((line, index) => [line, index === 0 ? FAINT : SMALL]),
  );
  pen.to(Math.max(end, pen.at()));
}
