import { ABROAD, isPinOf, toRupees } from '@print-shop/contracts';
import { z } from 'zod';
import { type Consignee, type Invoice, type InvoiceLine, isSale, writtenDay } from '../invoice/invoice.ts';

// The document as the invoice registration portal reads it (form GST INV-1; schema 1.1 at https://einvoice1.gst.gov.in).

/** The portal's PIN code for a place without one, like those abroad. */
const NO_PIN = 999999;

/** A text without the signs that the schema forbids: inches are written out, other quotes single, backslashes as slashes. */
export const cleanText = (text: string): string =>
  text
    .replaceAll(/(\d)\s*["”]/g, '$1 in')
    .replaceAll(/["“”]/g, "'")
    .replaceAll('\\', '/')
    .replaceAll(/\s+/g, ' ')
    .trim();
/** A text of 3 letters at least, and `most` at most. */
const fitted = (text: string, most: number): string =>
  cleanText(text)
    .slice(0, most)
    .trim()
    .padEnd(text.trim() ? 3 : 0, '.');

/** Address, place and PIN code of a party, whose address ends with city and PIN code. */
function placeOf({ address, stateCode }: Pick<Consignee, 'address' | 'stateCode'>) {
  const pin = /\b\d{6}\b(?!.*\b\d{6}\b)/.exec(address)?.[0];
  const parts = address
    .replace(pin ?? '', '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const street = cleanText(parts.slice(0, -1).join(', ') || parts[0] || 'Not known');
  const more = street.slice(100).trim();
  return {
    Addr1: street.slice(0, 100),
    ...(more.length >= 3 ? { Addr2: more.slice(0, 100) } : {}),
    Loc: fitted(parts.at(-1) ?? 'Not known', 50),
    Pin: stateCode === ABROAD ? NO_PIN : Number(pin ?? NO_PIN),
    Stcd: stateCode,
  };
}

/**
 * An item of the list. The price of a piece has three decimals: it is rounded up, and what that adds to the amount of many pieces is
 * a discount.
 */
function itemOf(line: InvoiceLine, index: number) {
  const { name, hsn, quantity, unit, rate, taxablePaise, igstPaise, cgstPaise, sgstPaise, totalPaise } = line;
  const price = Math.ceil((taxablePaise / quantity) * 10) / 1000;
  const totalOfPieces = Math.round(price * quantity * 100);
  return {
    SlNo: String(index + 1),
    PrdDesc: fitted(name, 300),
    IsServc: hsn.startsWith('99') ? 'Y' : 'N',
    HsnCd: hsn,
    Qty: quantity,
    Unit: unit,
    UnitPrice: price,
    TotAmt: toRupees(totalOfPieces),
    ...(totalOfPieces > taxablePaise ? { Discount: toRupees(totalOfPieces - taxablePaise) } : {}),
    AssAmt: toRupees(taxablePaise),
    GstRt: rate,
    IgstAmt: toRupees(igstPaise),
    CgstAmt: toRupees(cgstPaise),
    SgstAmt: toRupees(sgstPaise),
    TotItemVal: toRupees(totalPaise),
  };
}

/** Whether a document is one that the portal registers: to a business or abroad, with tax. */
export const isRegistrable = ({ kind, buyer, placeOfSupply, totals }: Invoice): boolean =>
  isSale({ kind }) &&
  (buyer.gstin !== '' || placeOfSupply === ABROAD) &&
  totals.cgstPaise + totals.sgstPaise + totals.igstPaise > 0;

/** A document as the portal takes it, as far as its data allow; `faultsOf` says what the portal would refuse. */
export function eInvoice(document: Invoice): object {
  const { kind, number, issuedAt, seller, buyer, consignee, placeOfSupply, lines, totals, corrects } = document;
  const isExport = placeOfSupply === ABROAD;
  const buyerGstin = isExport ? 'URP' : buyer.gstin;
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: isExport ? 'EXPWP' : 'B2B', RegRev: 'N' },
    DocDtls: { Typ: kind === 'credit-note' ? 'CRN' : 'INV', No: number, Dt: writtenDay(issuedAt) },
    SellerDtls: { Gstin: seller.gstin, LglNm: fitted(seller.name, 100), ...placeOf(seller) },
    BuyerDtls: {
      Gstin: buyerGstin,
      LglNm: fitted(buyer.name, 100),
      Pos: placeOfSupply,
      ...placeOf(buyer),
      ...(isExport ? { Pin: NO_PIN, Stcd: ABROAD } : {}),
    },
    ...(consignee ? { ShipDtls: { LglNm: fitted(consignee.name, 100), ...placeOf(consignee) } } : {}),
    ItemList: lines.map(itemOf),
    ValDtls: {
      AssVal: toRupees(totals.taxablePaise),
      CgstVal: toRupees(totals.cgstPaise),
      SgstVal: toRupees(totals.sgstPaise),
      IgstVal: toRupees(totals.igstPaise),
      TotInvVal: toRupees(totals.totalPaise),
    },
    ...(corrects
      ? { RefDtls: { PrecDocDtls: [{ InvNo: corrects.number, InvDt: writtenDay(corrects.issuedAt) }] } }
      : {}),
  };
}

const text = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[^"\\]*$/);
const amount = z.number().min(0).max(999_999_999_999.99);
const date = z.string().regex(/^[0-3]\d\/[01]\d\/20[12]\d$/);
const number = z.string().regex(/^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/);
/** A PIN code stands for its state: the portal refuses another. */
const place = z
  .object({
    Addr1: text(1, 100),
    Addr2: text(3, 100).optional(),
    Loc: text(3, 50),
    Pin: z.number().int().min(100_000).max(999_999),
    Stcd: z.string().regex(/^\d{2}$/),
  })
  .refine(({ Pin, Stcd }) => (Pin === NO_PIN ? Stcd === ABROAD : isPinOf(String(Pin), Stcd)), {
    path: ['Pin'],
    error: 'no PIN code of that state',
  });
const party = (gstin: RegExp) => z.object({ Gstin: z.string().regex(gstin), LglNm: text(3, 100) }).and(place);

/** The part of schema 1.1 that the documents of a shop use. */
const schema = z.object({
  DocDtls: z.object({ No: number, Dt: date }),
  SellerDtls: party(/^\d{2}[0-9A-Z]{13}$/),
  BuyerDtls: party(/^(\d{2}[0-9A-Z]{13}|URP)$/).and(z.object({ Pos: z.string().regex(/^\d{2}$/) })),
  ShipDtls: z
    .object({ LglNm: text(3, 100) })
    .and(place)
    .optional(),
  ItemList: z
    .array(
      z.object({
        PrdDesc: text(3, 300),
        HsnCd: z.string().regex(/^(?!0+$)(\d{4}|\d{6}|\d{8})$/),
        Qty: z.number().min(0),
        Unit: z.string().regex(/^[A-Za-z]{3,8}$/),
        UnitPrice: z.number().min(0),
        TotAmt: amount,
        AssAmt: amount,
        TotItemVal: amount,
      }),
    )
    .min(1)
    .max(1000),
  ValDtls: z.object({ AssVal: amount, TotInvVal: amount }),
  RefDtls: z.object({ PrecDocDtls: z.array(z.object({ InvNo: number, InvDt: date })) }).optional(),
});

/** The faults for which the portal would refuse an e-invoice, by field: `BuyerDtls.Pin: no PIN code of that state`. */
export const faultsOf = (document: object): string[] =>
  (schema.safeParse(document).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
