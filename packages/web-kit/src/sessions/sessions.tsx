import type { UserSession } from '@print-shop/contracts';
import { endOtherSessions, endSession, listSessions } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, Button, FormMessage, Skeleton, toast } from '@print-shop/ui';
import { call, queryFor, session, useUser } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from './messages/index.ts';

const list = queryFor(listSessions, {});

/** The list of sessions, and functions to end them. */
function useSessions() {
  const text = useText();
  const user = useUser();
  const queries = useQueryClient();
  // The list depends on the user and on the token.
  const options = { ...list, queryKey: [...list.queryKey, user?.token ?? ''] };
  const ending = {
    onSettled: () => queries.invalidateQueries({ queryKey: list.queryKey }),
    onError: () => toast(text.endFailed, 'bad'),
  };
  const endOne = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: () => toast(text.ended),
    ...ending,
  });
  const endOthers = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: ({ token }) => {
      const { currentUser } = session.read();
      if (currentUser) session.updateUser(currentUser, token);
      toast(text.endedOthers);
    },
    ...ending,
  });
  return { ...useQuery({ ...options, enabled: user !== null }), endOne, endOthers };
}

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
  const { data, isPending, error, refetch, endOne, endOthers } = useSessions();
  return (
    <section aria-labelledby="sessions" className="grid gap-3">
      <h2 id="sessions" className="font-bold text-lead">
        {text.title}
      </h2>
      <p className="text-ink-soft text-small">{text.lead}</p>
      {isPending && (
        <div role="status" aria-label={text.loading}>
          <Skeleton className="h-24" />
        </div>
      )}
      {error && (
        <>
          <FormMessage>{text.failed}</FormMessage>
          <Button tone="outline" size="small" className="justify-self-start" onClick={() => refetch()}>
            {text.tryAgain}
          </Button>
        </>
      )}
      {data && (
        <ul>
          {data.map((place) => (
            <Row
              key={place._id}
              place={place}
              isBusy={endOne.isPending && endOne.variables === place._id}
              onEnd={() => endOne.mutate(place._id)}
            />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
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
    </section>
  );
}
