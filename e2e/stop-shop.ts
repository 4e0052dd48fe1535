import { running } from './start-shop.ts';

/** Jest's global teardown of the end-to-end tests: ends the shop and removes what it ran on. */
export default async function stopShop(): Promise<void> {
  const { process: shop } = running;
  if (!shop || shop.exitCode !== null) return;
  const ended = new Promise((resolve) => shop.removeAllListeners('exit').once('exit', resolve));
  shop.disconnect();
  await ended;
}
