import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dockerAnswers, dropState, failureText, say, step, writeState } from '@print-shop/machine';
import { ensureBacking, stopBacking } from './backing.ts';
import { buildAll } from './build.ts';
import { composeUrls } from './compose.ts';
import { canSignIn, isLoaded, loadDemoShop } from './demo.ts';
import { currentRun, stopRun } from './run-state.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { ensureShop, mailUrl, paymentsUrl, rotateLogs, shopUrl } from './shop.ts';

// `npm start [-- --detach] [-- --reset]`: everything from an empty folder to a shop that answers, and then to the whole demo shop.
// `--detach` returns then, and leaves it running.

const known = ['--detach', '--reset'];
const options = new Set(process.argv.slice(2));
const startedAt = Date.now();
let isStopping = false;

async function stopAll(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  say('\nStopping the shop; its data is kept.');
  await step('stopping the processes', stopRun);
  await step('stopping the containers', () => stopBacking(loadSecrets()));
}

async function reset(): Promise<void> {
  await step('removing the data of the last run', async () => {
    await stopRun();
    await stopBacking(loadSecrets(), true);
    for (const file of [
      'secrets.json',
      'demo.json',
      'demo-accounts.json',
      'ports.json',
      'logs',
      'logs.old',
      'mails',
      'payments',
    ]) {
      dropState(file);
    }
  });
  if ((await dockerAnswers()) && Object.keys(await composeUrls()).length > 0) {
    say('  The data in docker compose stay. To remove them too: docker compose down --volumes, before the start.');
  }
}

const secondsSoFar = (): string => ((Date.now() - startedAt) / 1000).toFixed(1);

/** Brings the shop up and says how to use it. The demo shop is not in it yet. */
async function start(secrets: Secrets) {
  const wasRunning = (await currentRun()) !== undefined;
  if (!wasRunning) rotateLogs();
  const { backing, broker } = await ensureBacking(secrets);
  await buildAll();
  // A shop that runs goes on until the broker of its new settings answers.
  if (wasRunning) await broker;
  const broken = async (error: unknown) => {
    // Processes that were started meanwhile would wait for the broker without end.
    await stopRun();
    throw error;
  };
  const [{ state, isNew }] = await Promise.all([ensureShop(backing, secrets), broker.catch(broken)]);
  writeState('demo-accounts.json', { admin: secrets.admin, customer: secrets.customer });
  const url = shopUrl(state);
  const stop = options.has('--detach') || !isNew ? 'npm stop' : 'Ctrl-C here, or npm stop';
  say(`\nThe shop ${isNew ? `is up after ${secondsSoFar()} s` : 'was up already'}${url ? `: ${url}` : '.'}`);
  say(`  staff     ${secrets.admin.login}   ${secrets.admin.password}`);
  if (url && !(await canSignIn(url, secrets.admin))) {
    say(
      '            (no longer valid: this shop has an admin with another address or password; --reset begins afresh)',
    );
  }
  say(`  customer  ${secrets.customer.login}   ${secrets.customer.password}`);
  const mail = mailUrl(state);
  if (mail) say(`  emails    ${mail}`);
  const payments = paymentsUrl(state);
  if (payments) say(`  payments  ${payments}   (a local test provider: no money moves)`);
  say(`  to stop   ${stop}   (logs: .local/logs)`);
  const dataSet = createHash('sha256').update(`${secrets.instance} ${backing.mongoUrl}`).digest('hex').slice(0, 16);
  return { url, mail, payments, isNew, dataSet };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Fills the shop that is up, unless it was filled before. Answers whether it is full. */
async function fill(
  { url, mail, payments, dataSet }: Pick<Started, 'mail' | 'payments' | 'dataSet'> & { url: string },
  secrets: Secrets,
): Promise<boolean> {
  if (isLoaded(dataSet)) return true;
  say('\nThe shop can be used while the demo shop is loaded into it:');
  const isFull = await loadDemoShop({ url, mail, payments }, dataSet, secrets, say);
  if (isFull) say(`The demo shop is loaded, ${secondsSoFar()} s after the start.`);
  else if (!isStopping) say('The demo shop is not completely loaded; the next `npm start` goes on with it.');
  return isFull;
}

const unknown = [...options].filter((option) => !known.includes(option));
if (unknown.length > 0) {
  say(`Unknown option ${unknown.join(' ')}; there are ${known.join(' and ')}.`);
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopAll().then(
      () => process.exit(0),
      (error: unknown) => {
        say(failureText(error));
        process.exit(1);
      },
    );
  });
}

try {
  if (options.has('--reset')) await reset();
  const secrets = loadSecrets();
  const { url, isNew, ...started } = await start(secrets);
  if (url && !(await fill({ url, ...started }, secrets))) process.exitCode = 1;
  // In the foreground the prompt comes back when the shop ends, by any cause.
  if (isNew && !options.has('--detach')) while (isStopping || (await currentRun())) await sleep(500);
} catch (error) {
  if (isStopping) await new Promise(() => undefined);
  say(`\n${failureText(error)}`);
  process.exit(1); // not when what else is under way gives up
}
