import { setTimeout as sleep } from 'node:timers/promises';

/** The pauses before what an event is about to bring is looked for again, in ms. */
const PAUSES_MS = [50, 100, 200, 400, 800, 1600];

/** Finds an object that is there, or will be within seconds: events come a little later than the person who caused them. */
export async function findSoon<Found>(find: () => Promise<Found | undefined>): Promise<Found | undefined> {
  for (const pauseMs of PAUSES_MS) {
    const found = await find();
    if (found !== undefined) return found;
    await sleep(pauseMs);
  }
  return find();
}
