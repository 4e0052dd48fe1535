import { dayOf } from '@print-shop/contracts';
import type { Invoice } from '../invoice/invoice.ts';

// What Tally imports as vouchers (https://help.tallysolutions.com/xml-integration). Debits are below 0, and "deemed positive".

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Text of an XML element: escaped, without control characters, most of which XML 1.0 forbids. */
export const asXml = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, '').replaceAll(/[&<>"]/g, (found) => ESCAPES[found] ?? '');

const amount = (paise: number): string => (paise / 100).toFixed(2);

/** Ledgers that a voucher moves. The customer without a GSTIN is one of many. */
function ledgersOf({ kind, buyer, totals }: Invoice): [name: string, paise: number][] {
  const sign = kind === 'credit-note' ? -1 : 1;
  const party = buyer.gstin ? buyer.name : 'Cash customers';
  const all: [string, number][] = [
    [party || 'Cash customers', -totals.totalPaise],
    ['Sales', totals.taxablePaise],
    ['CGST', totals.cgstPaise],
    ['SGST', totals.sgstPaise],
    ['IGST', totals.igstPaise],
  ];
  return all.filter(([, paise]) => paise !== 0).map(([name, paise]) => [name, sign * paise]);
}

export function voucherOf(document: Invoice): string {
  const { kind, number, issuedAt, buyer, corrects } = document;
  const type = kind === 'credit-note' ? 'Credit Note' : 'Sales';
  const ledgers = ledgersOf(document);
  const [party = ''] = ledgers[0] ?? [];
  const entries = ledgers.map(
    ([name, paise]) =>
      `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${asXml(name)}</LEDGERNAME><ISDEEMEDPOSITIVE>${paise < 0 ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE><AMOUNT>${amount(paise)}</AMOUNT></ALLLEDGERENTRIES.LIST>`,
  );
  return [
    `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER VCHTYPE="${type}" ACTION="Create">`,
    `<DATE>${dayOf(issuedAt).replaceAll('-', '')}</DATE><VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>`,
    `<VOUCHERNUMBER>${asXml(number)}</VOUCHERNUMBER><PARTYLEDGERNAME>${asXml(party)}</PARTYLEDGERNAME>`,
    `<PARTYGSTIN>${asXml(buyer.gstin)}</PARTYGSTIN><PLACEOFSUPPLY>${asXml(document.placeOfSupply)}</PLACEOFSUPPLY>`,
    `<NARRATION>${asXml(corrects ? `For ${corrects.number}` : `Order ${document.orderId}`)}</NARRATION>`,
    ...entries,
    '</VOUCHER></TALLYMESSAGE>\n',
  ].join('');
}

/** The vouchers of documents, as they are read. */
export async function* tallyXml(documents: AsyncIterable<Invoice>): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>';
  yield '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>\n';
  for await (const document of documents) yield voucherOf(document);
  yield '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n';
}
