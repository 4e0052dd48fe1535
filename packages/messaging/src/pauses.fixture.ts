import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

/** A loop of pauses that end at once would leave no time for anything else. */
const MOST_PAUSES = 100;

/** Ends every pause of `node:timers/promises` at once until `keepPauses`. Returns the list of their lengths in milliseconds. */
export function skipPauses(): number[] {
  const pauses: number[] = [];
  jest.spyOn(timers, 'setTimeout').mockImplementation(async (ms = 0, value) => {
    if (pauses.push(ms) > MOST_PAUSES) throw new Error('The pauses do not end.');
    return value as never;
  });
  syncBuiltinESMExports();
  return pauses;
}

/** Ends what `skipPauses` began, and all other spies. */
export function keepPauses(): void {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
}
