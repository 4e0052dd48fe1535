import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { readState, requireLinux, say, step } from '@print-shop/machine';
import { currentRun } from '../local/run-state.ts';
import type { Account } from '../local/secrets.ts';
import { addressAttacks } from './attacks/addresses.ts';
import { bodyAttacks } from './attacks/bodies.ts';
import { connectionAttacks } from './attacks/connections.ts';
import { malformedAttacks } from './attacks/malformed-requests.ts';
import { orderingAttacks } from './attacks/ordering.ts';
import { signInAttacks } from './attacks/sign-in.ts';
import { uploadAttacks } from './attacks/uploads.ts';
import { startBystander } from './bystander.ts';
import { attackTable, type Figures, hasHeld, merge, totals } from './figures.ts';
import { type Memory, memoryOf, memoryTable, restarted } from './memory.ts';
import { newPerson, prepare, removePerson } from './people.ts';
import { replay } from './replay.ts';
import { targetOf } from './target.ts';
import type { Attack } from './types.ts';

requireLinux('npm run attack');

// `npm run attack`: everything hostile that the shop has to stand, against a shop that runs on this machine.

const { values: options } = parseArgs({
  options: { requests: { type: 'string', default: '50000' }, minutes: { type: 'string', default: '20' } },
});
const requests = Number(options.requests);
const until = Date.now() + Number(options.minutes) * 60_000;

const run = await currentRun();
const url = targetOf(process.env.SHOP_URL, run);
const accounts = readState<{ admin: Account }>('demo-accounts.json');
if (!accounts) throw new Error('`.local/demo-accounts.json` is missing. Start the shop with `npm start` first.');

const shop = await prepare(url, accounts.admin);
const visitor = await newPerson(url);
const before = memory();
const bystander = startBystander(url, visitor.token);
const all = new Map<string, Figures>();
await attackOnce([
  ...[connectionAttacks, bodyAttacks, addressAttacks, signInAttacks, orderingAttacks, uploadAttacks].flat(),
]);
await fillUp(malformedAttacks);
await bystander.stop();
const after = memory();
await removePerson(url, shop.customer);
await removePerson(url, visitor);
report([...all.values()]);

/** The processes of the local run, if that is what is attacked. */
function memory(): Memory[] {
  const isOwn = run?.components.some(({ name, port }) => name === 'gateway' && url.endsWith(`:${port}`));
  return run && isOwn ? memoryOf(run) : [];
}

async function attackOnce(attacks: readonly Attack[], most = Number.POSITIVE_INFINITY): Promise<void> {
  for (const attack of attacks) {
    if (Date.now() > until) return;
    bystander.watch(attack.name);
    const figures = await step(attack.name, () => replay(attack, shop, { until, most }));
    all.set(attack.name, merge(all.get(attack.name), figures));
  }
}

/** Sends round after round of the malformed requests until there are as many requests as asked for. */
async function fillUp(attacks: readonly Attack[]): Promise<void> {
  const missing = () => requests - totals([...all.values()]).sent;
  while (missing() > 0 && Date.now() < until) {
    for (const attack of attacks) if (missing() > 0) await attackOnce([attack], missing());
  }
}

function report(figures: readonly Figures[]): void {
  const { unanswered, failed, busy, succeeded } = totals([...figures, bystander.figures]);
  const { sent } = totals(figures);
  const gone = restarted(before, after);
  say(`\n${cpus().length} cores, ${cpus()[0]?.model}, ${new Date().toISOString().slice(0, 10)}\n`);
  say(attackTable([...figures, bystander.figures], bystander.longest));
  say(`\n${memoryTable(before, after)}\n`);
  say(`${sent} requests: ${unanswered} unanswered, ${failed} of 5xx, ${busy} asked to come again (uploads-busy).`);
  say(
    `Longest wait of the bystander: ${Math.round(bystander.figures.worstMs)} ms. Attacks that succeeded: ${succeeded}.`,
  );
  say('Taking over a session by its token needs 10 minutes and is proven by sign-in-again.int.test.ts of identity.');
  for (const { name, findings } of [...figures, bystander.figures]) {
    for (const [verdict, count] of findings) say(`- ${name}: ${verdict} (×${count})`);
  }
  if (gone.length) say(`Restarted: ${gone.join(', ')}`);
  if (sent < requests) say(`Stopped after ${options.minutes} minutes, before ${requests} requests were sent.`);
  process.exitCode = hasHeld([...figures, bystander.figures]) && gone.length === 0 ? 0 : 1;
}
