import type { SynonymGroup } from '@print-shop/contracts';
import { EmptyState, Field, Input } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { Region } from '@print-shop/web-kit/region';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DraftForm } from '../../draft-form.tsx';
import { History } from '../../history/history.tsx';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import { MessageLine } from '../../message-line.tsx';
import { useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useDraft } from '../../use-draft.ts';
import { useMessage } from '../../use-message.ts';
import { type SynonymsDraft, synonymsQuery, useDeleteSynonyms, useSaveSynonyms, wordsOf } from './api/use-synonyms.ts';
import { useText } from './messages/index.ts';

const NEW: SynonymsDraft = { id: '', typed: '' };

export default function SynonymsPage() {
  const text = useText();
  const { confirmDelete } = useStaffText();
  usePageTitle(text.title);
  const query = useQuery(synonymsQuery);
  const { form, id, open, clear } = useDraft(NEW);
  const { message, say, sayFailure } = useMessage();
  const saving = useSaveSynonyms();
  const deleting = useDeleteSynonyms();

  const save = sendForm(form, saving, {
    onInvalid: () => say('bad', text.tooFew),
    onSuccess: (_, sent) => {
      say('good', sent.id ? text.updated : text.created);
      clear();
    },
    onError: (error) => sayFailure(text.saveFailed, error),
    fieldOf: () => 'typed',
  });
  const remove = ({ _id, words }: SynonymGroup) => {
    if (!window.confirm(confirmDelete(words.join(', ')))) return;
    deleting.mutate(_id, {
      onSuccess: () => {
        say('good', text.deleted);
        if (id === _id) clear();
      },
      onError: (error) => sayFailure(text.deleteFailed, error),
    });
  };
  const columns: readonly Column<SynonymGroup>[] = [
    { id: 'words', title: text.words, value: ({ words }) => words.join(', ') },
    {
      id: 'actions',
      title: text.actions,
      cell: (group) => (
        <RowActions
          name={group.words.join(', ')}
          onEdit={() => open({ id: group._id, typed: group.words.join(', ') })}
          onDelete={() => remove(group)}
        />
      ),
    },
  ];

  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <Link to="/admin/product-type" className="font-semibold text-action text-small underline">
          {text.productTypes}
        </Link>
      </PageHead>
      <MessageLine message={message} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
        <div className="grid gap-4">
          <DraftForm
            title={id ? text.edit : text.add}
            submit={id ? text.update : text.create}
            id={id}
            isBusy={saving.isPending}
            onSubmit={save}
            onCancel={clear}
          >
            <Field label={text.words} hint={text.hint} error={form.formState.errors.typed?.message}>
              <Input
                maxLength={1_000}
                {...form.register('typed', { validate: (typed) => wordsOf(typed).length >= 2 })}
              />
            </Field>
          </DraftForm>
          {id && <History key={id} kind="product-synonyms" id={id} />}
        </div>
        <Region
          query={query}
          loading={text.loading}
          failed={text.failed}
          empty={<EmptyState title={text.none}>{text.addFirst}</EmptyState>}
        >
          {(groups) => (
            <DataTable name="synonyms" caption={text.title} columns={columns} rows={groups} keyOf={({ _id }) => _id} />
          )}
        </Region>
      </div>
    </>
  );
}
