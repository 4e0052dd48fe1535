import type { ProductType } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { EmptyState, ErrorState, Spinner, TabList, TabPanel, Tabs, TabTrigger } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useProductTypes } from '../../api/use-product-types.ts';
import { ChangedMeanwhile, isChangedMeanwhile } from '../../changed-meanwhile.tsx';
import { History } from '../../history/history.tsx';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { TypeForm } from './components/type-form.tsx';
import { type TypeDraft, toDraft, useDeleteType, useSaveType } from './use-type-changes.ts';

const NEW: TypeDraft = { id: '', type: '', category: [''] };
const INCOMPLETE = 'Product type and all categories are required';

export default function ProductTypesPage() {
  usePageTitle('Product types');
  const { data: types, isPending, isError, refetch } = useProductTypes();
  const [draft, setDraft] = useState(NEW);
  const { message, say, sayFailure } = useMessage();
  const saving = useSaveType();
  const deleting = useDeleteType();
  useEffect(() => {
    if (isError) say('bad', 'Error fetching product types');
  }, [isError, say]);

  const edit = (next: TypeDraft) => {
    saving.reset();
    setDraft(next);
  };
  const save = (changed: TypeDraft) => {
    if (!changed.type.trim() || changed.category.some((name) => !name.trim())) return say('bad', INCOMPLETE);
    saving.mutate(changed, {
      onSuccess: () => {
        say('good', changed.id ? 'Product type updated successfully' : 'Product type created successfully');
        edit(NEW);
      },
      onError: (error) => !isChangedMeanwhile(error) && sayFailure('Error saving product type', error),
    });
  };
  const showTheirs = async () => {
    const theirs = (await refetch()).data?.find(({ _id }) => _id === draft.id);
    if (theirs) return edit(toDraft(theirs));
    say('bad', 'This product type was deleted meanwhile.');
    edit(NEW);
  };
  const remove = ({ _id, type }: ProductType) => {
    if (!window.confirm(`Are you sure you want to delete "${type}"?`)) return;
    deleting.mutate(_id, {
      onSuccess: () => {
        say('good', 'Product type deleted successfully');
        if (draft.id === _id) edit(NEW);
      },
      onError: (error) => sayFailure('Error deleting product type', error),
    });
  };
  const columns: readonly Column<ProductType>[] = [
    { title: 'Type', cell: ({ type }) => <strong>{type}</strong> },
    { title: 'Categories', cell: ({ category }) => category.join(', ') },
    { title: 'Created At', isOneLine: true, cell: ({ createdAt }) => formatDate(createdAt) },
    { title: 'Updated At', isOneLine: true, cell: ({ updatedAt }) => formatDate(updatedAt) },
    {
      title: 'Actions',
      cell: (type) => <RowActions name={type.type} onEdit={() => edit(toDraft(type))} onDelete={() => remove(type)} />,
    },
  ];

  return (
    <>
      <PageHead title="Product types" text="What products are, and the categories of each.">
        <Link to="/admin/product-colors" className="font-semibold text-action text-small underline">
          Product colours
        </Link>
      </PageHead>
      <MessageLine message={message} />
      <Tabs defaultValue="types">
        <TabList aria-label="Kinds of settings" className="mb-4">
          <TabTrigger value="types">Product Types</TabTrigger>
        </TabList>
        <TabPanel value="types" className="grid grid-cols-1 gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
          <div className="grid gap-4">
            <TypeForm
              draft={draft}
              isBusy={saving.isPending}
              onChange={setDraft}
              onSave={() => save(draft)}
              onCancel={() => edit(NEW)}
            />
            {isChangedMeanwhile(saving.error) && (
              <ChangedMeanwhile
                what="product type"
                isBusy={saving.isPending}
                onShowTheirs={showTheirs}
                onSaveMine={() => save({ id: draft.id, type: draft.type, category: draft.category })}
              />
            )}
            {draft.id && <History key={draft.id} kind="product-type" id={draft.id} />}
          </div>
          {isPending && <Spinner label="Loading product types..." />}
          {isError && (
            <ErrorState
              title="The product types could not be loaded."
              detail="Nothing was lost."
              onRetry={() => refetch()}
            />
          )}
          {types?.length === 0 && <EmptyState title="No product types yet">Add the first one in the form.</EmptyState>}
          {types && types.length > 0 && (
            <DataTable caption="Product types" columns={columns} rows={types} keyOf={({ _id }) => _id} />
          )}
        </TabPanel>
      </Tabs>
    </>
  );
}
