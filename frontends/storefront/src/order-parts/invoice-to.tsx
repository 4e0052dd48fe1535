import type { Buyer } from '@print-shop/contracts';
import { billingLine, buyerAddressLine } from '@print-shop/contracts/client';
import { useText } from './messages/index.ts';

interface InvoiceToProps {
  name?: string | undefined;
  gstin?: string | undefined;
  /** In one line; empty where it says nothing new. */
  address?: string;
}

/** The buyer on the invoice; nothing where that is the customer. */
export function InvoiceTo({ name, gstin, address }: InvoiceToProps) {
  const text = useText();
  const parts = [name, address, gstin && `GSTIN ${gstin}`].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <div>
      <h2 className="font-bold">{text.invoiceTo}</h2>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{parts.join(', ')}</p>
    </div>
  );
}

/** The buyer on the invoice and, if the business is in another state, the place of the delivery. */
export function BuyerFacts({ buyer }: { buyer: Buyer }) {
  const text = useText();
  const { name, gstin } = buyer;
  const delivery = buyerAddressLine(buyer);
  const billing = billingLine(buyer);
  return (
    <>
      <InvoiceTo name={name} gstin={gstin} address={billing || delivery} />
      {billing && delivery && (
        <div className="mt-4">
          <h2 className="font-bold">{text.deliveredTo}</h2>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{delivery}</p>
        </div>
      )}
    </>
  );
}
