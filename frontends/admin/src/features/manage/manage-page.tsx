import { LoadFailure } from '@print-shop/ui';
import { messageOf, usePageTitle, usePermission } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useEffect } from 'react';
import { PRICE_SECTIONS, type PriceRow, rowsOf } from '../../api/price-entries.ts';
import { useDeletePrice, useUpdatePrice } from '../../api/use-change-price.ts';
import { usePricing } from '../../api/use-pricing.ts';
import type { Column } from '../../list/data-table.tsx';
import { TableExport } from '../../list/table-export.tsx';
import { MessageLine } from '../../message-line.tsx';
import { type StaffText, useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useDraft } from '../../use-draft.ts';
import { useMessage } from '../../use-message.ts';
import { PriceTable } from './components/price-table.tsx';
import { useText } from './messages/index.ts';

const LOAD_ERROR_MS = 5000;
const NO_PRICE = { id: '', price: '' };

/** The columns of the file of the list. */
const columnsIn = ({ columns }: ReturnType<typeof useText>, { sections }: StaffText): readonly Column<PriceRow>[] => [
  { id: 'section', title: columns.section, value: ({ section }) => sections[section] },
  { id: 'name', title: columns.name, value: ({ name }) => name },
  { id: 'detail', title: columns.detail, value: ({ detail }) => detail },
  { id: 'price', title: columns.price, value: ({ price }) => price },
];

/** The price list with one row at a time in edit mode. */
export default function ManagePage() {
  const text = useText();
  const staffText = useStaffText();
  usePageTitle(text.title);
  const mayChange = usePermission('prices:write');
  const query = usePricing();
  const { data, error, refetch } = query;
  const { message, say } = useMessage();
  const editing = useDraft(NO_PRICE);
  const update = useUpdatePrice();
  const remove = useDeletePrice();
  const isMalformed = data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data));

  useEffect(() => {
    if (error) say('bad', messageOf(error, text.loadFailed), LOAD_ERROR_MS);
    if (isMalformed) say('bad', text.malformed, LOAD_ERROR_MS);
  }, [error, isMalformed, say, text]);

  const save = (row: PriceRow, price: number) =>
    update.mutate(
      { row, price },
      {
        onSuccess: () => {
          editing.clear();
          say('good', staffText.priceSaved);
        },
        onError: (failure) => say('bad', messageOf(failure, staffText.priceFailed)),
      },
    );
  const drop = (row: PriceRow) => {
    if (!window.confirm(staffText.confirmDelete(row.name))) return;
    remove.mutate(row, {
      onSuccess: () => say('good', staffText.priceDeleted),
      onError: (failure) => say('bad', messageOf(failure, staffText.priceDeleteFailed)),
    });
  };

  return (
    <>
      <PageHead title={text.title} text={mayChange ? text.leadForEditors : text.lead} />
      <MessageLine message={message} />
      <Region
        query={{ ...query, data: isMalformed ? undefined : data }}
        loading={text.loading}
        failed={<LoadFailure onRetry={() => refetch()}>{text.notShown}</LoadFailure>}
      >
        {(pricing) => {
          const all = PRICE_SECTIONS.map((section) => ({
            section,
            rows: rowsOf(pricing, section, staffText.sides),
          }));
          return (
            <>
              <div className="mb-4 flex justify-end print:hidden">
                <TableExport
                  name="prices"
                  rows={all.flatMap(({ rows }) => rows)}
                  columns={columnsIn(text, staffText)}
                  hidden={[]}
                />
              </div>
              <div className="gap-6 lg:columns-2">
                {all.map(({ section, rows }) => (
                  <PriceTable
                    key={section}
                    section={section}
                    rows={rows}
                    isReadOnly={!mayChange}
                    editing={editing}
                    isSaving={update.isPending}
                    onSave={save}
                    onDelete={drop}
                  />
                ))}
              </div>
            </>
          );
        }}
      </Region>
    </>
  );
}
