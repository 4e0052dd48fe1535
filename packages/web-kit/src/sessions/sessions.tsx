import type { UserSession } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, Button, FormMessage, Skeleton } from '@print-shop/ui';
import { Region } from '@print-shop/web-kit/region';
import { useSessions } from './api/use-sessions.ts';
import { useText } from './messages/index.ts';

interface RowProps {
  place: UserSession;
  isBusy: boolean;
  onEnd: () => void;
}

function Row({ place: { browser, system, address, signedInAt, isCurrent }, isBusy, onEnd }: RowProps) {
  const text = useText();
  const device = text.device(browser, system);
  const when = formatDateTime(signedInAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-t py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {isCurrent && <Badge tone="good">{text.here}</Badge>}
        </p>
        <p className="break-words text-ink-soft text-small">{text.since(when, address)}</p>
      </div>
      {!isCurrent && (
        <Button tone="outline" size="small" aria-label={text.endOf(device, when)} isBusy={isBusy} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  );
}

/** The user's sessions, newest first, each with a button to end it. */
export function Sessions() {
  const text = useText();
  const { query, endOne, endOthers } = useSessions();
  return (
    <section aria-labelledby="sessions" className="grid gap-3">
      <h2 id="sessions" className="font-bold text-lead">
        {text.title}
      </h2>
      <p className="text-ink-soft text-small">{text.lead}</p>
      <Region
        query={query}
        loading={
          <div role="status" aria-label={text.loading}>
            <Skeleton className="h-24" />
          </div>
        }
        failed={
          <>
            <FormMessage>{text.failed}</FormMessage>
            <Button tone="outline" size="small" className="justify-self-start" onClick={() => query.refetch()}>
              {text.tryAgain}
            </Button>
          </>
        }
      >
        {(places) => (
          <>
            <ul>
              {places.map((place) => (
                <Row
                  key={place._id}
                  place={place}
                  isBusy={endOne.isPending && endOne.variables === place._id}
                  onEnd={() => endOne.mutate(place._id)}
                />
              ))}
            </ul>
            {places.length > 1 && (
              <Button
                tone="outline"
                size="small"
                className="justify-self-start"
                isBusy={endOthers.isPending}
                onClick={() => endOthers.mutate()}
              >
                {text.endOthers}
              </Button>
            )}
          </>
        )}
      </Region>
    </section>
  );
}
