import { Button, Spinner } from '@print-shop/ui';
import { messageOf, usePageTitle, usePermission } from '@print-shop/web-kit';
import { useEffect, useState } from 'react';
import { PRICE_SECTIONS, type PriceRow, rowsOf } from '../../api/price-entries.ts';
import { useDeletePrice, useUpdatePrice } from '../../api/use-change-price.ts';
import { usePricing } from '../../api/use-pricing.ts';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { PriceTable } from './components/price-table.tsx';

const LOAD_ERROR_MS = 5000;

/** The price list with one row at a time in edit mode. */
export default function ManagePage() {
  usePageTitle('Manage pricing');
  const mayChange = usePermission('prices:write');
  const { data, isPending, error, refetch } = usePricing();
  const { message, say } = useMessage();
  const [editing, setEditing] = useState<string>();
  const update = useUpdatePrice();
  const remove = useDeletePrice();
  const isMalformed = data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data));

  useEffect(() => {
    if (error) say('bad', messageOf(error, 'Failed to load configuration'), LOAD_ERROR_MS);
    if (isMalformed) say('bad', 'Invalid response format from server', LOAD_ERROR_MS);
  }, [error, isMalformed, say]);

  const save = (row: PriceRow, price: number) =>
    update.mutate(
      { row, price },
      {
        onSuccess: () => {
          setEditing(undefined);
          say('good', 'Updated successfully ✅');
        },
        onError: (failure) => say('bad', messageOf(failure, 'Update failed')),
      },
    );
  const drop = (row: PriceRow) => {
    if (!window.confirm(`Are you sure you want to delete "${row.name}"?`)) return;
    remove.mutate(row, {
      onSuccess: () => say('good', 'Deleted successfully ✅'),
      onError: (failure) => say('bad', messageOf(failure, 'Delete failed')),
    });
  };

  const shown = data && !isMalformed ? PRICE_SECTIONS.map((section) => ({ section, rows: rowsOf(data, section) })) : [];

  return (
    <>
      <PageHead
        title="Manage pricing"
        text={
          mayChange ? 'Every price of the quotation. Enter saves, Escape cancels.' : 'Every price of the quotation.'
        }
      />
      <MessageLine message={message} />
      {isPending && <Spinner label="Loading configuration..." />}
      {(error || isMalformed) && (
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          The prices are not shown because they could not be loaded. Nothing is lost.
          <Button tone="outline" size="small" onClick={() => refetch()}>
            Try Again
          </Button>
        </p>
      )}
      <div className="gap-6 lg:columns-2">
        {shown.map(({ section, rows }) => (
          <PriceTable
            key={section}
            section={section}
            rows={rows}
            isReadOnly={!mayChange}
            editing={editing}
            onEdit={setEditing}
            onSave={save}
            onDelete={drop}
          />
        ))}
      </div>
    </>
  );
}
