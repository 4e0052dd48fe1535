import type { ClientRoute } from '@print-shop/contracts';
import { Button } from '@print-shop/ui';
import type { CallInput } from '@print-shop/web-kit';
import { useExport } from '../../api/use-export.ts';
import { useText } from './messages/index.ts';

interface CsvButtonProps<Route extends ClientRoute> {
  route: Route;
  input: CallInput<Route>;
  /** The file that is downloaded. */
  name: string;
  file: string;
}

export function CsvButton<Route extends ClientRoute>({ route, input, name, file }: CsvButtonProps<Route>) {
  const text = useText();
  const { mutate, isPending } = useExport(route, input, file, text.csvFailed);
  return (
    <Button tone="outline" size="small" aria-label={text.csvOf(name)} isBusy={isPending} onClick={() => mutate()}>
      {text.csv}
    </Button>
  );
}
