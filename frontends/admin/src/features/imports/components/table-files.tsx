import type { ImportKind } from '@print-shop/contracts/client';
import { Button } from '@print-shop/ui';
import { usePermission } from '@print-shop/web-kit';
import { useExport } from '../../../api/use-export.ts';
import { ROUTES } from '../api/routes.ts';
import { useText } from '../messages/index.ts';

/** The files with the columns of an import: an empty one, and one of all that the shop has. */
export function TableFiles({ kind }: { kind: ImportKind }) {
  const text = useText();
  const { template, exported } = ROUTES[kind];
  const mayExport = usePermission(exported.permission);
  const empty = useExport(template, {}, `${kind}-template.csv`, text.templateFailed);
  const all = useExport(exported, {}, `${kind}.csv`, text.exportFailed);
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">{text.templateHint}</p>
      <p className="flex flex-wrap gap-2">
        <Button
          tone="outline"
          size="small"
          isBusy={empty.isPending}
          busyLabel={text.downloading}
          onClick={() => empty.mutate()}
        >
          {text.template}
        </Button>
        {mayExport && (
          <Button
            tone="outline"
            size="small"
            isBusy={all.isPending}
            busyLabel={text.exporting}
            onClick={() => all.mutate()}
          >
            {text.kinds[kind].exportAll}
          </Button>
        )}
      </p>
    </div>
  );
}
