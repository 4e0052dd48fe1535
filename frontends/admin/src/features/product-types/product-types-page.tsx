import type { ProductType } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { EmptyState, ErrorState, TabList, TabPanel, Tabs, TabTrigger } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { Region } from '@print-shop/web-kit/region';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useProductTypes } from '../../api/use-product-types.ts';
import { ChangedMeanwhile, isChangedMeanwhile } from '../../changed-meanwhile.tsx';
import { History } from '../../history/history.tsx';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { dayValue } from '../../list/day-value.ts';
import { RowActions } from '../../list/row-actions.tsx';
import { MessageLine } from '../../message-line.tsx';
import { useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useDraft } from '../../use-draft.ts';
import { useMessage } from '../../use-message.ts';
import { type TypeDraft, toDraft, useDeleteType, useSaveType } from './api/use-type-changes.ts';
import { TypeForm } from './components/type-form.tsx';
import { useText } from './messages/index.ts';

const NEW: TypeDraft = { id: '', type: '', category: [{ name: '' }] };

export default function ProductTypesPage() {
  const text = useText();
  const { confirmDelete } = useStaffText();
  usePageTitle(text.title);
  const query = useProductTypes();
  const { isError, refetch } = query;
  const { form, id, open, replace, clear } = useDraft(NEW);
  const { message, say, sayFailure } = useMessage();
  const saving = useSaveType();
  const deleting = useDeleteType();
  useEffect(() => {
    if (isError) say('bad', text.fetchFailed);
  }, [isError, say, text]);

  const edit = (next: TypeDraft) => open(next) && saving.reset();
  const close = () => {
    saving.reset();
    clear();
  };
  const saveBy = (mutate: typeof saving.mutate) =>
    sendForm(
      form,
      { mutate },
      {
        onInvalid: () => say('bad', text.incomplete),
        onSuccess: (_, sent) => {
          say('good', sent.id ? text.updated : text.created);
          close();
        },
        onError: (error) => !isChangedMeanwhile(error) && sayFailure(text.saveFailed, error),
      },
    );
  const showTheirs = async () => {
    const theirs = (await refetch()).data?.find(({ _id }) => _id === id);
    close();
    if (theirs) return replace(toDraft(theirs));
    say('bad', text.goneMeanwhile);
  };
  const remove = ({ _id, type }: ProductType) => {
    if (!window.confirm(confirmDelete(type))) return;
    deleting.mutate(_id, {
      onSuccess: () => {
        say('good', text.deleted);
        if (id === _id) close();
      },
      onError: (error) => sayFailure(text.deleteFailed, error),
    });
  };
  const columns: readonly Column<ProductType>[] = [
    { id: 'type', title: text.columns.type, value: ({ type }) => type, cell: ({ type }) => <strong>{type}</strong> },
    { id: 'categories', title: text.columns.categories, value: ({ category }) => category.join(', ') },
    {
      id: 'createdAt',
      title: text.columns.createdAt,
      value: ({ createdAt }) => dayValue(createdAt),
      isOneLine: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      id: 'updatedAt',
      title: text.columns.updatedAt,
      value: ({ updatedAt }) => dayValue(updatedAt),
      isOneLine: true,
      cell: ({ updatedAt }) => formatDate(updatedAt),
    },
    {
      id: 'actions',
      title: text.columns.actions,
      cell: (type) => <RowActions name={type.type} onEdit={() => edit(toDraft(type))} onDelete={() => remove(type)} />,
    },
  ];

  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <Link to="/admin/product-colors" className="font-semibold text-action text-small underline">
          {text.colors}
        </Link>
        <Link to="/admin/synonyms" className="font-semibold text-action text-small underline">
          {text.searchWords}
        </Link>
        <Link to="/admin/artwork/profiles" className="font-semibold text-action text-small underline">
          {text.printProfiles}
        </Link>
      </PageHead>
      <MessageLine message={message} />
      <Tabs defaultValue="types">
        <TabList aria-label={text.tabs} className="mb-4">
          <TabTrigger value="types">{text.tab}</TabTrigger>
        </TabList>
        <TabPanel value="types" className="grid grid-cols-1 gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
          <div className="grid gap-4">
            <TypeForm form={form} id={id} isBusy={saving.isPending} onSubmit={saveBy(saving.mutate)} onCancel={close} />
            {isChangedMeanwhile(saving.error) && (
              <ChangedMeanwhile
                what={text.what}
                isBusy={saving.isPending}
                onShowTheirs={showTheirs}
                onSaveMine={saveBy(({ expectedUpdatedAt: _, ...mine }, outcomes) => saving.mutate(mine, outcomes))}
              />
            )}
            {id && <History key={id} kind="product-type" id={id} />}
          </div>
          <Region
            query={query}
            loading={text.loading}
            failed={<ErrorState title={text.failed} detail={text.nothingLost} onRetry={() => refetch()} />}
            empty={<EmptyState title={text.none}>{text.addFirst}</EmptyState>}
          >
            {(types) => (
              <DataTable
                name="product-types"
                caption={text.title}
                columns={columns}
                rows={types}
                keyOf={({ _id }) => _id}
              />
            )}
          </Region>
        </TabPanel>
      </Tabs>
    </>
  );
}
