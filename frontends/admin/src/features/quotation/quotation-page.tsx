import { Button } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useEffect } from 'react';
import { isEmptyPricing } from '../../api/price-entries.ts';
import { usePricing } from '../../api/use-pricing.ts';
import { PageHead } from '../../page-head.tsx';
import { Builder } from './components/builder.tsx';
import { OrderSummary } from './components/order-summary.tsx';
import { useQuotation } from './use-quotation.ts';

const EMPTY = { design: {}, lamination: {}, binding: {}, printing: [], paper: [] };

export default function QuotationPage() {
  usePageTitle('Online Quotation');
  const { data, isPending, error } = usePricing();
  const quotation = useQuotation();
  useEffect(() => {
    if (error) console.error('The prices could not be loaded', error);
  }, [error]);
  const pricing = error ? EMPTY : data;
  return (
    <>
      <PageHead title="Printing Service Admin" text="Manage complete printing service orders" />
      {isPending && (
        <p role="status" className="mb-3 text-ink-soft">
          Loading pricing data...
        </p>
      )}
      {pricing && isEmptyPricing(pricing) && (
        <p role="alert" className="mb-3 font-medium text-bad">
          Failed to load pricing data.
        </p>
      )}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] xl:items-start print:block">
        <Builder pricing={pricing} quotation={quotation} />
        {quotation.items.length > 0 && <OrderSummary quotation={quotation} />}
      </div>
      <div className="mt-5 flex gap-3 print:hidden">
        <Button tone="outline" onClick={quotation.reset}>
          Reset All
        </Button>
        <Button tone="ink" onClick={() => window.print()}>
          Print Summary
        </Button>
      </div>
    </>
  );
}
