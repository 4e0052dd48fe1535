import {
  type EventData,
  hsnOf,
  quotationAccepted,
  type quotationSent,
  quoteAmounts,
  quoteName,
  toPaise,
} from '@print-shop/contracts';
import { type OutboxEntry, outboxEntry } from '@print-shop/messaging';
import type { Quotation } from './quotation.ts';

export const eventOf = ({
  id: quotationId,
  number,
  customerName: name,
  sentTo = '',
  language = 'en',
  ...rest
}: Quotation): EventData<typeof quotationSent> => ({
  quotationId,
  number,
  name,
  email: sentTo,
  language,
  totalPaise: toPaise(rest.grandTotal),
  validUntil: rest.validUntil,
});

const codeOf = (hsn: string | undefined) => (hsn ? { hsn } : {});

/** The accepted offer, as it was made. */
export function acceptedEvent(quotation: Quotation, by: string, at: Date): OutboxEntry {
  const { items, tax, bulkOrderId, buyer } = quotation;
  const { deliveryPaise, discountPaise, taxPaise, advancePaise, lines } = quoteAmounts(items, quotation);
  const added = (paise = 0) => (tax === 'added' ? paise : 0);
  return outboxEntry(quotationAccepted, {
    ...eventOf(quotation),
    by,
    acceptedAt: at.toISOString(),
    ...(bulkOrderId ? { bulkOrderId } : {}),
    ...(buyer ? { buyer } : {}),
    lines: items.map(({ details, price, quantity, hsn }, index) => ({
      name: quoteName(details),
      ...(details.type === 'product' ? { productId: details.productId } : {}),
      quantity,
      totalPaise: toPaise(price) * quantity,
      discountPaise: lines[index]?.discountPaise ?? 0,
      addedTaxPaise: added(lines[index]?.taxPaise),
      ...(tax === 'none' ? {} : { taxRate: lines[index]?.rate }),
      ...codeOf(hsnOf({ hsn, details })),
    })),
    deliveryPaise,
    discountPaise,
    advancePaise,
    addedTaxPaise: added(taxPaise),
  });
}
