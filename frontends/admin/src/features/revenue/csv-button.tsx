import type { ClientRoute } from '@print-shop/contracts';
import { Button, toast } from '@print-shop/ui';
import { type CallInput, callForFile, messageOf } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../save-file.ts';
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
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(file, await callForFile(route, input)),
    onError: (error) => toast(messageOf(error, text.csvFailed), 'bad'),
  });
  return (
    <Button tone="outline" size="small" aria-label={text.csvOf(name)} isBusy={isPending} onClick={() => mutate()}>
      {text.csv}
    </Button>
  );
}
