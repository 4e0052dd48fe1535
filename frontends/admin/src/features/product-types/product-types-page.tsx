import type { ProductType } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Button, Spinner, TabList, TabPanel, Tabs, TabTrigger } from '@print-shop/ui';
import { messageOf, usePageTitle } from '@print-shop/web-kit';
import { useEffect, useState } from 'react';
import { useProductTypes } from '../../api/use-product-types.ts';
import { type Column, DataTable } from '../../data-table.tsx';
import { MessageLine } from '../../message-line.tsx';
import { PageHead } from '../../page-head.tsx';
import { useMessage } from '../../use-message.ts';
import { TypeForm } from './components/type-form.tsx';
import { type TypeDraft, useDeleteType, useSaveType } from './use-type-changes.ts';

const NEW: TypeDraft = { id: '', type: '', category: [''] };
const INCOMPLETE = 'Product type and all categories are required';

export default function ProductTypesPage() {
  usePageTitle('Product types');
  const { data: types = [], isPending, isError } = useProductTypes();
  const [draft, setDraft] = useState(NEW);
  const { message, say } = useMessage();
  const saving = useSaveType();
  const deleting = useDeleteType();
  useEffect(() => {
    if (isError) say('bad', 'Error fetching product types');
  }, [isError, say]);

  const save = () => {
    if (!draft.type.trim() || draft.category.some((name) => !name.trim())) return say('bad', INCOMPLETE);
    saving.mutate(draft, {
      onSuccess: () => {
        say('good', draft.id ? 'Product type updated successfully' : 'Product type created successfully');
        setDraft(NEW);
      },
      onError: (error) => say('bad', messageOf(error, 'Error saving product type')),
    });
  };
  const remove = ({ _id, type }: ProductType) => {
    if (!window.confirm(`Are you sure you want to delete "${type}"?`)) return;
    deleting.mutate(_id, {
      onSuccess: () => say('good', 'Product type deleted successfully'),
      onError: (error) => say('bad', messageOf(error, 'Error deleting product type')),
    });
  };
  const columns: readonly Column<ProductType>[] = [
    { title: 'Type', cell: ({ type }) => <strong>{type}</strong> },
    { title: 'Categories', cell: ({ category }) => category.join(', ') },
    { title: 'Created At', cell: ({ createdAt }) => formatDate(createdAt) },
    { title: 'Updated At', cell: ({ updatedAt }) => formatDate(updatedAt) },
    {
      title: 'Actions',
      cell: (type) => (
        <span className="flex gap-1">
          <Button
            tone="quiet"
            size="small"
            aria-label={`Edit ${type.type}`}
            onClick={() => setDraft({ id: type._id, type: type.type, category: [...type.category] })}
          >
            Edit
          </Button>
          <Button
            tone="quiet"
            size="small"
            className="text-bad"
            aria-label={`Delete ${type.type}`}
            onClick={() => remove(type)}
          >
            Delete
          </Button>
        </span>
      ),
    },
  ];

  return (
    <>
      <PageHead title="Product types" text="What the shop's shelves are called." />
      <MessageLine message={message} />
      <Tabs defaultValue="types">
        <TabList aria-label="Kinds of settings" className="mb-4">
          <TabTrigger value="types">Product Types</TabTrigger>
        </TabList>
        <TabPanel value="types" className="grid grid-cols-1 gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
          <TypeForm
            draft={draft}
            isBusy={saving.isPending}
            onChange={setDraft}
            onSave={save}
            onCancel={() => setDraft(NEW)}
          />
          {isPending ? (
            <Spinner />
          ) : (
            <DataTable caption="Product types" columns={columns} rows={types} keyOf={({ _id }) => _id} />
          )}
        </TabPanel>
      </Tabs>
    </>
  );
}
