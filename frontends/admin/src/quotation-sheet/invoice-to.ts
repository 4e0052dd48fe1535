import type { Buyer } from '@print-shop/contracts';
import { billingLine, buyerAddressLine } from '@print-shop/contracts/client';

/** The buyer and, if the goods go to another place, that place; in one line of a document in English. */
export function invoiceTo(buyer: Buyer): string {
  const delivery = buyerAddressLine(buyer);
  const billing = billingLine(buyer);
  const to = [buyer.name, billing || delivery, buyer.gstin && `GSTIN ${buyer.gstin}`].filter(Boolean).join(', ');
  return billing && delivery ? `${to}. Delivered to ${delivery}` : to;
}

/** The code of a line with its name, empty where it has none: services have one of chapter 99 (SAC), goods another (HSN). */
export const codeName = (hsn: string | undefined): string =>
  hsn ? `${hsn.startsWith('99') ? 'SAC' : 'HSN'} ${hsn}` : '';
