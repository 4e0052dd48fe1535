import type { ProductColor } from '@print-shop/contracts';
import { EmptyState } from '@print-shop/ui';
import { messageOf, usePageTitle } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import { Region } from '@print-shop/web-kit/region';
import { Link } from 'react-router';
import { useProductColors } from '../../api/use-product-colors.ts';
import { History } from '../../history/history.tsx';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { RowActions } from '../../list/row-actions.tsx';
import { MessageLine } from '../../message-line.tsx';
import { useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useDraft } from '../../use-draft.ts';
import { useMessage } from '../../use-message.ts';
import { type ColorDraft, useDeleteColor, useSaveColor } from './api/use-color-changes.ts';
import { ColorForm } from './components/color-form.tsx';
import { useText } from './messages/index.ts';

const NEW: ColorDraft = { id: '', name: '', hexCode: '#c2185b' };

/** The colours that products come in; staff reach it from the settings and from the product form. */
export default function ProductColorsPage() {
  const text = useText();
  const { confirmDelete } = useStaffText();
  usePageTitle(text.title);
  const query = useProductColors();
  const { form, id, open, clear } = useDraft(NEW);
  const { message, say } = useMessage();
  const saving = useSaveColor();
  const deleting = useDeleteColor();

  const save = sendForm(form, saving, {
    onSuccess: (_, sent) => {
      say('good', sent.id ? text.updated : text.created);
      clear();
    },
    onError: (error) => say('bad', messageOf(error, text.saveFailed)),
  });
  const remove = ({ _id, name }: ProductColor) => {
    if (!window.confirm(confirmDelete(name))) return;
    deleting.mutate(_id, {
      onSuccess: () => {
        say('good', text.deleted);
        if (id === _id) clear();
      },
      onError: (error) => say('bad', messageOf(error, text.deleteFailed)),
    });
  };
  const columns: readonly Column<ProductColor>[] = [
    {
      id: 'color',
      title: text.columns.color,
      value: ({ name }) => name,
      cell: ({ name, hexCode }) => (
        <span className="flex items-baseline gap-2 font-semibold">
          <span
            aria-hidden="true"
            className="size-6 shrink-0 self-center rounded-sm border border-rule-strong"
            style={{ background: hexCode }}
          />
          {name}
        </span>
      ),
    },
    {
      id: 'hexCode',
      title: text.columns.hexCode,
      value: ({ hexCode }) => hexCode,
      cell: ({ hexCode }) => <code>{hexCode}</code>,
    },
    {
      id: 'actions',
      title: text.columns.actions,
      cell: (color) => (
        <RowActions
          name={color.name}
          onEdit={() => open({ id: color._id, name: color.name, hexCode: color.hexCode })}
          onDelete={() => remove(color)}
        />
      ),
    },
  ];

  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <Link to="/admin/product-type" className="font-semibold text-action text-small underline">
          {text.types}
        </Link>
      </PageHead>
      <MessageLine message={message} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start">
        <div className="grid gap-4">
          <ColorForm form={form} id={id} isBusy={saving.isPending} onSubmit={save} onCancel={clear} />
          {id && <History key={id} kind="product-color" id={id} />}
        </div>
        <Region query={query} loading={text.loading} failed={text.failed} empty={<EmptyState title={text.none} />}>
          {(colors) => (
            <DataTable name="colors" caption={text.title} columns={columns} rows={colors} keyOf={({ _id }) => _id} />
          )}
        </Region>
      </div>
    </>
  );
}
