import type { Buyer } from '@print-shop/contracts';
import { buyerAddressLine } from '@print-shop/contracts/client';

/** Whom the invoice is for, in one line of a document in English. */
export const invoiceTo = (buyer: Buyer): string =>
  [buyer.name, buyerAddressLine(buyer), buyer.gstin && `GSTIN ${buyer.gstin}`].filter(Boolean).join(', ');

/** The code of a line with its name, empty where it has none: services have one of chapter 99 (SAC), goods another (HSN). */
export const codeName = (hsn: string | undefined): string =>
  hsn ? `${hsn.startsWith('99') ? 'SAC' : 'HSN'} ${hsn}` : '';
