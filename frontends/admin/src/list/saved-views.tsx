import type { ListView } from '@print-shop/contracts';
import { Button, Dialog, Field, FormMessage, IconButton, Input } from '@print-shop/ui';
import { messageOf, usePermission } from '@print-shop/web-kit';
import { useLeaveGuard } from '@print-shop/web-kit/leave-guard';
import { Region } from '@print-shop/web-kit/region';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useViewChange, useViews } from './api/use-views.ts';
import { useHiddenColumns } from './hidden-columns.ts';
import { useText } from './messages/index.ts';
import type { ListState } from './use-list.ts';

interface SavedViewsProps {
  /** The list that the views are of. */
  name: string;
  list: ListState;
}

const LONGEST_NAME = 60;
const NO_NAME = { name: '' };

/** Opens the person's views of a list, where the present one can be saved under a name. */
export function SavedViews(props: SavedViewsProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const mayKeep = usePermission('views');
  if (!mayKeep) return null;
  return (
    <>
      <Button tone="outline" size="small" onClick={() => setOpen(true)}>
        {text.views}
      </Button>
      {isOpen && <ViewsDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ViewsDialog({ name: of, list, onClose }: SavedViewsProps & { onClose: () => void }) {
  const text = useText();
  const query = useViews();
  const change = useViewChange();
  const [hidden, hide] = useHiddenColumns(of);
  const [renamed, setRenamed] = useState<ListView>();
  const form = useForm({ defaultValues: NO_NAME });
  const mayDrop = useLeaveGuard(form.formState.isDirty && !change.isPending);
  const beginRename = (view: ListView | undefined) => {
    form.reset({ name: view?.name ?? '' });
    setRenamed(view);
  };
  const open = (view: ListView) => {
    if (!mayDrop()) return;
    hide(view.hidden);
    list.open(view.address);
    onClose();
  };
  const remove = ({ _id, name }: ListView) => {
    if (window.confirm(text.confirmDeleteView(name))) change.mutate({ kind: 'remove', id: _id });
  };
  const rename = ({ _id, ...view }: ListView, name: string) =>
    change.mutate({ kind: 'change', id: _id, view: { ...view, name } }, { onSuccess: () => beginRename(undefined) });
  return (
    <Dialog isOpen onClose={() => mayDrop() && onClose()} title={text.views} description={text.viewsLead}>
      <Region query={query} loading={text.viewsLoading} failed={text.viewsFailed}>
        {(all) => {
          const views = all.filter(({ list: listed }) => listed === of);
          return (
            <div className="grid gap-4">
              {views.length === 0 && <p className="text-ink-soft">{text.noViews}</p>}
              <ul className="grid">
                {views.map((view) => (
                  <li key={view._id} className="border-rule border-b py-1">
                    {renamed?._id === view._id ? (
                      <ViewName
                        form={form}
                        submit={text.rename}
                        isBusy={change.isPending}
                        onSubmit={(name) => rename(view, name)}
                        onCancel={() => beginRename(undefined)}
                      />
                    ) : (
                      <span className="flex items-center gap-1">
                        <button
                          type="button"
                          className="min-h-11 grow text-left font-semibold text-action underline [overflow-wrap:anywhere]"
                          onClick={() => open(view)}
                        >
                          {view.name}
                        </button>
                        <IconButton label={text.renameView(view.name)} onClick={() => mayDrop() && beginRename(view)}>
                          <Pencil aria-hidden="true" className="size-4" />
                        </IconButton>
                        <IconButton label={text.deleteView(view.name)} onClick={() => remove(view)}>
                          <Trash2 aria-hidden="true" className="size-4" />
                        </IconButton>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
              {!renamed && (
                <ViewName
                  form={form}
                  submit={text.saveView}
                  isBusy={change.isPending}
                  onSubmit={(name) =>
                    change.mutate(
                      { kind: 'add', view: { list: of, name, address: list.address, hidden: [...hidden] } },
                      { onSuccess: () => form.reset(NO_NAME) },
                    )
                  }
                />
              )}
              <FormMessage>{change.error ? messageOf(change.error, text.viewFailed) : undefined}</FormMessage>
            </div>
          );
        }}
      </Region>
    </Dialog>
  );
}

interface ViewNameProps {
  form: UseFormReturn<typeof NO_NAME>;
  submit: string;
  isBusy: boolean;
  onSubmit: (name: string) => void;
  onCancel?: () => void;
}

/** The name of a view, and the button that saves it. */
function ViewName({ form, submit, isBusy, onSubmit, onCancel }: ViewNameProps) {
  const text = useText();
  const name = useWatch({ control: form.control, name: 'name' });
  return (
    <form className="grid gap-2 py-2" onSubmit={form.handleSubmit((typed) => onSubmit(typed.name.trim()))}>
      <Field label={text.viewName}>
        <Input maxLength={LONGEST_NAME} {...form.register('name')} />
      </Field>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="small" disabled={!name.trim()} isBusy={isBusy} busyLabel={text.saving}>
          {submit}
        </Button>
        {onCancel && (
          <Button tone="quiet" size="small" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </span>
    </form>
  );
}
