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

/**
 * Keeps the answers of `routes` as new as the shop's while the page is open and seen. They are read again whenever `stream` reports a
 * change, and before the links in them end. Pass a constant array.
 */
export function useLive(stream: ClientRoute, routes: readonly ClientRoute[]): void {
  const client = useQueryClient();
  const userId = useUser()?._id;
  const { orderLink } = useOrderAccess();
  useEffect(() => {
    if (!userId && !orderLink) return;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      gathering = undefined;
      for (const { id } of routes) void client.invalidateQueries({ queryKey: [id] });
    };
    const onNews = () => {
      gathering ??= setTimeout(read, GATHER_MS);
    };
    const stop = follow(stream, onNews, orderLink);
    const renewing = setInterval(() => !document.hidden && onNews(), RENEW_MS);
    return () => {
      clearInterval(renewing);
      clearTimeout(gathering);
      stop();
    };
  }, [client, stream, routes, userId, orderLink]);
}
