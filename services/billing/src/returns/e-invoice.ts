import { toRupees } from '@print-shop/contracts';
import { type Invoice, isSale, type Party } from '../invoice/invoice.ts';

// The document as the invoice registration portal reads it (form GST INV-1; schema 1.1 at https://einvoice1.gst.gov.in).

/** Address, place and PIN code of a party, whose address ends with city and PIN code. */
function placeOf({ address, stateCode }: Party) {
  const pin = /\b\d{6}\b(?!.*\b\d{6}\b)/.exec(address)?.[0];
  const parts = address
    .replace(pin ?? '', '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return {
    Addr1: (parts.slice(0, -1).join(', ') || parts[0] || 'Not known').slice(0, 100),
    Loc: (parts.at(-1) ?? 'Not known').slice(0, 50),
    Pin: Number(pin ?? 999999),
    Stcd: stateCode,
  };
}

const dayOnPortal = (at: Date): string => new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(at);

/** Whether a document is one that the portal registers: to a business, with tax. */
export const isRegistrable = ({ kind, buyer, totals: { cgstPaise, sgstPaise, igstPaise } }: Invoice): boolean =>
  isSale({ kind }) && buyer.gstin !== '' && cgstPaise + sgstPaise + igstPaise > 0;

export function eInvoice(document: Invoice): object {
  const { kind, number, issuedAt, seller, buyer, placeOfSupply, lines, totals, corrects } = document;
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
    DocDtls: { Typ: kind === 'credit-note' ? 'CRN' : 'INV', No: number, Dt: dayOnPortal(issuedAt) },
    SellerDtls: { Gstin: seller.gstin, LglNm: seller.name, ...placeOf(seller) },
    BuyerDtls: { Gstin: buyer.gstin, LglNm: buyer.name, Pos: placeOfSupply, ...placeOf(buyer) },
    ItemList: lines.map((line, index) => ({
      SlNo: String(index + 1),
      PrdDesc: line.name.slice(0, 300),
      IsServc: line.hsn.startsWith('99') ? 'Y' : 'N',
      HsnCd: line.hsn,
      Qty: line.quantity,
      Unit: line.unit,
      UnitPrice: Math.round((line.taxablePaise / line.quantity) * 10) / 1000,
      TotAmt: toRupees(line.taxablePaise),
      AssAmt: toRupees(line.taxablePaise),
      GstRt: line.rate,
      IgstAmt: toRupees(line.igstPaise),
      CgstAmt: toRupees(line.cgstPaise),
      SgstAmt: toRupees(line.sgstPaise),
      TotItemVal: toRupees(line.totalPaise),
    })),
    ValDtls: {
      AssVal: toRupees(totals.taxablePaise),
      CgstVal: toRupees(totals.cgstPaise),
      SgstVal: toRupees(totals.sgstPaise),
      IgstVal: toRupees(totals.igstPaise),
      TotInvVal: toRupees(totals.totalPaise),
    },
    ...(corrects
      ? { RefDtls: { PrecDocDtls: [{ InvNo: corrects.number, InvDt: dayOnPortal(corrects.issuedAt) }] } }
      : {}),
  };
}
