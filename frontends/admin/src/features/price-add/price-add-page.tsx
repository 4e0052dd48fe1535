import { Button, EmptyState, Spinner } from '@print-shop/ui';
import { messageOf, usePageTitle } from '@print-shop/web-kit';
import type { PriceRow } from '../../api/price-entries.ts';
import { useDeletePrice, useUpdatePrice } from '../../api/use-change-price.ts';
import { usePricing } from '../../api/use-pricing.ts';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { PriceEntryForm } from './components/price-entry-form.tsx';
import { PriceSections } from './components/price-sections.tsx';

/** Every price on one screen, each to be changed in place, and the form that adds one. */
export default function PriceAddPage() {
  usePageTitle('Add pricing');
  const { data, isPending, isError } = usePricing();
  const { message, say } = useMessage();
  const update = useUpdatePrice();
  const remove = useDeletePrice();
  const save = async (row: PriceRow, price: number): Promise<boolean> => {
    try {
      await update.mutateAsync({ row, price });
      say('good', 'Updated successfully ✅');
      return true;
    } catch (error) {
      say('bad', messageOf(error, 'Update failed'));
      return false;
    }
  };
  if (isPending) return <Spinner label="Loading configuration..." />;
  if (isError)
    return (
      <EmptyState
        level={1}
        title="Configuration Load Failed"
        action={<Button onClick={() => window.location.reload()}>Try Again</Button>}
      >
        Unable to load pricing configuration. Please try again.
      </EmptyState>
    );
  return (
    <>
      <PageHead title="Price Configuration Manager" text="Change a price in its field and press Enter." />
      <MessageLine message={message} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <PriceEntryForm pricing={data} />
        <PriceSections
          pricing={data}
          onSave={save}
          onDelete={(row) =>
            window.confirm(`Are you sure you want to delete "${row.name}"?`) &&
            remove.mutate(row, {
              onSuccess: () => say('good', 'Deleted successfully ✅'),
              onError: (error) => say('bad', messageOf(error, 'Delete failed')),
            })
          }
        />
      </div>
    </>
  );
}
