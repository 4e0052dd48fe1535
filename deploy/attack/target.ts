import type { RunState } from '../local/run-state.ts';

const OWN = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * The address to attack: SHOP_URL, or that of the local run. Throws for every host but this machine, because the attack
 * leaves orders behind and nobody may run it against somebody else's shop.
 */
export function targetOf(given: string | undefined, run: RunState | undefined): string {
  const gateway = run?.components.find(({ name }) => name === 'gateway');
  const text = given || (gateway && `http://127.0.0.1:${gateway.port}`);
  if (!text) throw new Error('No shop runs here. Start one with `npm start -- --detach`.');
  const { protocol, hostname, origin } = new URL(text);
  if (protocol !== 'http:' || !OWN.has(hostname)) {
    throw new Error(`This attacks only a shop on this machine, not ${hostname}.`);
  }
  return origin;
}
