import type { ClientRoute } from '@print-shop/contracts';
import { Button } from '@print-shop/ui';
import type { CallInput } from '@print-shop/web-kit';
import { usePermission } from '@print-shop/web-kit/permission';
import { useExport } from '../api/use-export.ts';
import { useText } from './messages/index.ts';

interface ExportButtonProps<Route extends ClientRoute> {
  contract: Route;
  query: CallInput<Route>['query'];
  filename: string;
  disabled?: boolean;
}

/** Fetches the whole list as a file and hands it to the visitor. Not there for a role that may not. */
export function ExportButton<Route extends ClientRoute>(props: ExportButtonProps<Route>) {
  const { contract, query, filename, disabled } = props;
  const text = useText();
  const download = useExport(contract, { query } as CallInput<Route>, filename, text.exportFailed);
  const isAllowed = usePermission(contract.permission);
  if (!isAllowed) return null;
  return (
    <Button
      tone="outline"
      size="small"
      disabled={disabled}
      isBusy={download.isPending}
      busyLabel={text.exporting}
      onClick={() => download.mutate()}
    >
      {text.export}
    </Button>
  );
}
