import type { ImportKind } from '@print-shop/contracts/client';
import { Button, FileDrop, FormMessage } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStartImport } from '../api/use-imports.ts';
import { acceptFor, fileFault } from '../import-kinds.ts';
import { useText } from '../messages/index.ts';

/** Takes the file of an import, shows how far it is sent, and opens the page of the import. */
export function FileField({ kind }: { kind: ImportKind }) {
  const text = useText();
  const navigate = useNavigate();
  const { mutate, reset, cancel, isPending, variables: file, error, percent } = useStartImport(kind);
  const [fault, setFault] = useState<string>();
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const found = fileFault(chosen, kind);
    setFault(found && text.fileFaults[found](chosen.name));
    if (found) reset();
    else
      mutate(chosen, {
        onSuccess: ({ _id }) => navigate(`/admin/imports/${_id}`, { state: { list: `?kind=${kind}` } }),
      });
  };
  if (isPending && file)
    return (
      <div className="grid gap-3 rounded border border-rule-strong p-4">
        <p className="font-semibold [overflow-wrap:anywhere]">{text.sending(file.name)}</p>
        <progress max={100} value={percent} aria-label={text.sending(file.name)} className="h-2 w-full accent-action" />
        <p role="status" className="text-ink-soft">
          {text.sent(percent)}
        </p>
        <div>
          <Button tone="outline" size="small" onClick={cancel}>
            {text.cancel}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="grid gap-3">
      <FormMessage>{fault ?? (error ? messageOf(error, text.sendFailed) : undefined)}</FormMessage>
      <FileDrop label={text.drop} hint={text.dropHint(kind)} accept={acceptFor(kind)} onFiles={choose} />
    </div>
  );
}
