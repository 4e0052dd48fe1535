import type { ClientRoute } from '@print-shop/contracts';
import { LIVE_BEAT_MS } from '@print-shop/contracts/client';
import { callerHeaders, checkSession } from '@print-shop/web-kit';
import { createParser } from 'eventsource-parser';

/** A connection without a sign of life for this long is given up, as after a phone has slept. */
const SILENT_MS = 2.5 * LIVE_BEAT_MS;
const RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

/** Waits longer after each failure, with some spread, so that not all pages come back at the same moment. */
export const retryAfterMs = (failures: number, random = Math.random()): number =>
  Math.min(RETRY_MS * 2 ** failures, LONGEST_RETRY_MS) * (0.5 + random / 2);

/**
 * Follows a stream of events and calls `onNews` at each, also at the `open` that begins every connection, before which
 * something may have been missed. Connects again after breaks, at once when the network is back, and lets go while the page is hidden. Ends when the shop
 * refuses the caller, or by the returned function. A guest follows an order by its link.
 */
export function follow(route: ClientRoute, onNews: () => void, orderLink?: string): () => void {
  let failures = 0;
  let isOver = false;
  let connection: AbortController | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const connect = async () => {
    clearTimeout(retry);
    if (isOver || connection || document.hidden) return;
    const own = new AbortController();
    connection = own;
    const isRefused = await listen({ route, orderLink }, own, () => {
      failures = 0;
      onNews();
    }).catch(() => false);
    if (connection === own) connection = undefined;
    if (isRefused) isOver = true;
    else if (!own.signal.aborted || !document.hidden) retry = setTimeout(connect, retryAfterMs(failures++));
  };
  const disconnect = () => {
    clearTimeout(retry);
    connection?.abort();
    connection = undefined;
  };
  const onVisibility = () => {
    failures = 0;
    if (document.hidden) disconnect();
    else void connect();
  };
  // A connection of the network before may seem open for a long time.
  const onOnline = () => {
    failures = 0;
    disconnect();
    void connect();
  };

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  void connect();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    disconnect();
  };
}

/** Reads one connection to its end; true when the shop has refused it for good. Rejects when the connection breaks. */
async function listen(
  { route, orderLink }: { route: ClientRoute; orderLink: string | undefined },
  connection: AbortController,
  onNews: () => void,
): Promise<boolean> {
  const { headers, token } = callerHeaders(route, orderLink);
  headers.set('accept', 'text/event-stream');
  let silence: ReturnType<typeof setTimeout> | undefined;
  const isAlive = () => {
    clearTimeout(silence);
    silence = setTimeout(() => connection.abort(), SILENT_MS);
  };
  isAlive();
  try {
    const response = await fetch(route.path, {
      method: route.method.toUpperCase(),
      headers,
      signal: connection.signal,
    });
    checkSession(response.status, token);
    if (!response.ok || !response.body) return [401, 403, 404].includes(response.status);
    const parser = createParser({ onEvent: onNews });
    const text = new TextDecoder();
    const reader = response.body.getReader();
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      isAlive();
      parser.feed(text.decode(value, { stream: true }));
    }
    return false;
  } finally {
    clearTimeout(silence);
  }
}
