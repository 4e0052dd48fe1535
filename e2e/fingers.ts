import type { Page } from 'playwright-core';

interface Spot {
  x: number;
  y: number;
}

const STEPS = 8;

/** Moves fingers over the screen, each from its first spot to its second, by real touches: all go down, move and lift together. */
export async function moveFingers(page: Page, ...ways: readonly (readonly [from: Spot, to: Spot])[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map((spot, id) => ({ ...spot, id })) });
  const at = (share: number) =>
    ways.map(([from, to]) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  await touch('touchStart', at(0));
  for (let step = 1; step <= STEPS; step++) await touch('touchMove', at(step / STEPS));
  await touch('touchEnd', []);
  await devtools.detach();
}
