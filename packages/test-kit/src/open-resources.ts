import { setTimeout as sleep } from 'node:timers/promises';

/** The process opens its own output at first use. A child process that is left shows as a process, not only by its pipes. */
const OWN_OUTPUT = new Set(['PipeWrap', 'TTYWrap']);

/** How many resources of each kind there are, by the names that `process.getActiveResourcesInfo()` uses. */
function countKinds(kinds: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** The kinds of which there are more now than before, with how many more, like "2 TCPSocketWrap". */
export function leftOpen(before: readonly string[], now: readonly string[]): string[] {
  const earlier = countKinds(before);
  return [...countKinds(now)]
    .map(([kind, count]) => ({ kind, more: count - (earlier.get(kind) ?? 0) }))
    .filter(({ kind, more }) => more > 0 && !OWN_OUTPUT.has(kind))
    .map(({ kind, more }) => `${more} ${kind}`);
}

/**
 * Waits until this process has not more sockets, servers, child processes and timers than `before`, the answer of an earlier
 * `process.getActiveResourcesInfo()`. Returns what is still open after `limitMs` milliseconds; an empty list when all is closed.
 */
export async function stillOpen(before: readonly string[], limitMs: number): Promise<string[]> {
  const end = Date.now() + limitMs;
  for (;;) {
    const left = leftOpen(before, process.getActiveResourcesInfo());
    if (left.length === 0 || Date.now() >= end) return left;
    await sleep(20);
  }
}
