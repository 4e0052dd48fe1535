import { formatDate } from '@print-shop/i18n';
import { Button, FormMessage } from '@print-shop/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRefusal } from '../../../account-frame/use-refusal.ts';
import { useAskForData, useDataExport } from '../api/use-data-export.ts';
import { useText } from '../messages/index.ts';
import { DeleteAccount } from './delete-account.tsx';

/** All that the shop holds of the customer: to be downloaded, or deleted with the account. */
export function YourData() {
  const text = useText().yourData;
  const { data, error } = useDataExport();
  const asking = useAskForData();
  const refusal = useRefusal();
  const [isDeleting, setIsDeleting] = useState(false);
  const isCollecting = data?.state === 'collecting';
  const said =
    data?.state === 'ready' && data.expiresAt
      ? text.states.ready(formatDate(data.expiresAt))
      : data && data.state !== 'ready' && text.states[data.state];
  return (
    <section aria-labelledby="your-data" className="mt-8 bg-sheet p-5 shadow-sheet sm:p-8">
      <h2 id="your-data" className="font-bold text-lead">
        {text.title}
      </h2>
      <p className="mt-2 text-ink-soft">{text.lead}</p>
      <Link to="/privacy" className="inline-flex min-h-11 items-center font-semibold text-action underline">
        {text.privacy}
      </Link>
      <div className="mt-3 grid gap-3">
        <FormMessage>{asking.error ? refusal(asking.error, text.refusals, text.failed) : undefined}</FormMessage>
        <p role="status" className="text-small">
          {error ? text.unknown : said}
        </p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          tone="outline"
          isBusy={asking.isPending || isCollecting}
          busyLabel={isCollecting ? text.collecting : text.asking}
          onClick={() => asking.mutate()}
        >
          {text.download}
        </Button>
        <Button tone="outline" onClick={() => setIsDeleting(true)}>
          {text.delete}
        </Button>
      </div>
      {asking.dialog}
      {isDeleting && <DeleteAccount onClose={() => setIsDeleting(false)} />}
    </section>
  );
}
