import type { ClientRoute } from '@print-shop/contracts';
import { useUser } from '@print-shop/web-kit';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { follow } from './follow.ts';

/** News that come in quick succession are read once. */
const GATHER_MS = 250;
/** The links in answers end after ten minutes. */
const RENEW_MS = 8 * 60_000;

interface Connection {
  listeners: Set<() => void>;
  end: () => void;
}
/** The open connections of this page. All that follow the same stream share one. */
const connections = new Map<string, Connection>();

/** Calls `onNews` at each event of a stream until the returned function is called. */
function join(stream: ClientRoute, orderLink: string | undefined, userId: string | undefined, onNews: () => void) {
  const name = JSON.stringify([stream.id, userId, orderLink]);
  let connection = connections.get(name);
  if (!connection) {
    const listeners = new Set<() => void>();
    const notifyAll = () => {
      for (const listener of listeners) listener();
    };
    connection = { listeners, end: follow(stream, notifyAll, orderLink) };
    connections.set(name, connection);
  }
  const { listeners, end } = connection;
  listeners.add(onNews);
  return () => {
    listeners.delete(onNews);
    if (listeners.size > 0) return;
    connections.delete(name);
    end();
  };
}

interface LiveOptions {
  /** The time in which news are gathered before they are read, in ms. */
  gatherMs?: number;
  /** False for a role that may not follow the stream. */
  isAllowed?: boolean;
}

/**
 * Keeps the answers of `routes` as new as the shop's while the page is open and seen. They are read again whenever `stream` reports a
 * change, and before the links in them end. News that come while they are read are read afterwards. Pass a constant array.
 */
export function useLive(
  stream: ClientRoute,
  routes: readonly Pick<ClientRoute, 'id'>[],
  { gatherMs = GATHER_MS, isAllowed = true }: LiveOptions = {},
): void {
  const client = useQueryClient();
  const userId = useUser()?._id;
  const { orderLink } = useOrderAccess();
  useEffect(() => {
    if (!isAllowed || (!userId && !orderLink)) return;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    let isReading = false;
    let isNewer = false;
    let hasLeft = false;
    const read = async () => {
      gathering = undefined;
      isReading = true;
      isNewer = false;
      await Promise.all(routes.map(({ id }) => client.invalidateQueries({ queryKey: [id] })));
      isReading = false;
      if (isNewer && !hasLeft) onNews();
    };
    const onNews = () => {
      // To read again would end what is being read, and in a busy shop no answer would ever come.
      if (isReading) isNewer = true;
      else gathering ??= setTimeout(read, gatherMs);
    };
    const leave = join(stream, orderLink, userId, onNews);
    const renewing = setInterval(() => !document.hidden && onNews(), RENEW_MS);
    return () => {
      hasLeft = true;
      clearInterval(renewing);
      clearTimeout(gathering);
      leave();
    };
  }, [client, stream, routes, userId, orderLink, gatherMs, isAllowed]);
}
