import { useText } from './messages/index.ts';

interface InvoiceToProps {
  name?: string | undefined;
  gstin?: string | undefined;
  /** In one line; empty where it says nothing new. */
  address?: string;
}

/** Whom the invoice is for; nothing where it is for the customer. */
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
