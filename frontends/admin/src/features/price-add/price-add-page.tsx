import { Button, EmptyState } from '@print-shop/ui';
import { messageOf, usePageTitle } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import type { PriceRow } from '../../api/price-entries.ts';
import { useDeletePrice, useUpdatePrice } from '../../api/use-change-price.ts';
import { usePricing } from '../../api/use-pricing.ts';
import { MessageLine } from '../../message-line.tsx';
import { useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { PriceEntryForm } from './components/price-entry-form.tsx';
import { PriceSections } from './components/price-sections.tsx';
import { useText } from './messages/index.ts';

/** Every price on one screen, each to be changed in place, and the form that adds one. */
export default function PriceAddPage() {
  const text = useText();
  const staffText = useStaffText();
  usePageTitle(text.pageTitle);
  const query = usePricing();
  const { message, say } = useMessage();
  const update = useUpdatePrice();
  const remove = useDeletePrice();
  const save = async (row: PriceRow, price: number): Promise<boolean> => {
    try {
      await update.mutateAsync({ row, price });
      say('good', staffText.priceSaved);
      return true;
    } catch (error) {
      say('bad', messageOf(error, staffText.priceFailed));
      return false;
    }
  };
  const failed = (
    <EmptyState
      title={text.loadFailed}
      action={<Button onClick={() => window.location.reload()}>{staffText.tryAgain}</Button>}
    >
      {text.loadFailedDetail}
    </EmptyState>
  );
  return (
    <>
      <PageHead title={text.title} text={text.lead} />
      <MessageLine message={message} />
      <Region query={query} loading={text.loading} failed={failed}>
        {(pricing) => (
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
            <PriceEntryForm pricing={pricing} />
            <PriceSections
              pricing={pricing}
              onSave={save}
              onDelete={(row) =>
                window.confirm(staffText.confirmDelete(row.name)) &&
                remove.mutate(row, {
                  onSuccess: () => say('good', staffText.priceDeleted),
                  onError: (error) => say('bad', messageOf(error, staffText.priceDeleteFailed)),
                })
              }
            />
          </div>
        )}
      </Region>
    </>
  );
}
