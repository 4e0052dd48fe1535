import type { DeliveryFault } from '@print-shop/contracts';
import { DeliveryError } from './channel.ts';

const TIMEOUT_MS = 15_000;

/** Statuses that say that the server takes nothing now, or not from this shop: keys, limits, outages. */
const isAway = (status: number): boolean => status === 401 || status === 403 || status === 429 || status >= 500;

/**
 * Posts JSON and returns the answer. Throws a DeliveryError; `faultOf` decides about refusals that are about the message,
 * from the body of the answer.
 */
export async function post(
  url: string,
  {
    headers,
    body,
    faultOf,
  }: { headers: Record<string, string>; body: object; faultOf(answer: unknown): DeliveryFault },
): Promise<unknown> {
  let status: number;
  let text: string;
  try {
    const res = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    [status, text] = [res.status, await res.text()];
  } catch (error) {
    throw new DeliveryError('away', error instanceof Error ? error.message : String(error), error);
  }
  const answer = parse(text);
  if (status < 300) return answer;
  throw new DeliveryError(isAway(status) ? 'away' : faultOf(answer), `${status} ${text.slice(0, 300)}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // an answer that is no JSON says nothing more than its status
  }
}
