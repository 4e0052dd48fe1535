import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineOf, isAlive, localDir, readState, root, writeState } from '@print-shop/machine';
import type { Account, Secrets } from './secrets.ts';

const file = 'demo.json';
const logFile = join(localDir, 'logs/demo.log');
const pollMs = 200;

type DemoState = {
  /** The data set that has all of the demo shop. */
  loaded?: string;
  /** The process that loads it, or did. */
  loader?: number;
};

const readDemo = (): DemoState => readState<DemoState>(file) ?? {};

/** Remembers that this data set has all of the demo shop. */
export const loaded = (dataSet: string): void => writeState(file, { ...readDemo(), loaded: dataSet });

/** Whether an account opens the shop. Its data may be older than the settings, and its people may have changed theirs. */
export async function canSignIn(url: string, account: Account): Promise<boolean> {
  const answer = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return answer.ok;
}

async function currentLoader(): Promise<number | undefined> {
  const { loader } = readDemo();
  if (loader === undefined) return undefined;
  // After a reboot the number may belong to something else.
  return (await commandLineOf(loader)).includes('demo-loader.ts') ? loader : undefined;
}

/** Ends a loading that is under way. The next one goes on where this one was. */
export async function stopLoading(): Promise<void> {
  const loader = await currentLoader();
  if (loader === undefined) return;
  process.kill(loader, 'SIGKILL');
  while ((await currentLoader()) !== undefined) await sleep(pollMs);
}

/** Where the shop is, where its emails are shown, and where its local payment provider is. */
interface Addresses {
  url: string;
  mail: string | undefined;
  payments: string | undefined;
}

/**
 * Loads the demo shop through the public API, once per data set, in a process that outlives this one. If one is running
 * already, follows that one. `say` gets what it prints. Answers whether all of it is loaded: not if the shop was stopped
 * meanwhile or something went wrong, which is said then. `dataSet` names the data that the shop runs on.
 */
export async function loadDemoShop(
  shop: Addresses,
  dataSet: string,
  secrets: Secrets,
  say: (line: string) => void,
): Promise<boolean> {
  if (isLoaded(dataSet)) return true;
  const loader = (await currentLoader()) ?? startLoader(shop, dataSet, secrets);
  let shown = 0;
  for (let isOver = false; !isOver; ) {
    isOver = loader === undefined || !isAlive(loader);
    const text = readFileSync(logFile, 'utf8');
    const end = isOver ? text.length : text.lastIndexOf('\n') + 1;
    const lines = text.slice(shown, end).trimEnd();
    if (lines) say(lines);
    shown = end;
    if (!isOver) await sleep(pollMs);
  }
  return isLoaded(dataSet);
}

export const isLoaded = (dataSet: string): boolean => readDemo().loaded === dataSet;

function startLoader(
  { url, mail, payments }: Addresses,
  dataSet: string,
  { admin, customer }: Secrets,
): number | undefined {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const env = {
    ...process.env,
    DATA_SET: dataSet,
    SHOP_URL: url,
    ...(mail ? { MAIL_URL: mail } : {}),
    ...(payments ? { PAYMENTS_URL: payments } : {}),
    ADMIN_EMAIL: admin.login,
    ADMIN_PASSWORD: admin.password,
    CUSTOMER_EMAIL: customer.login,
    CUSTOMER_PASSWORD: customer.password,
  };
  const script = join(import.meta.dirname, 'demo-loader.ts');
  // Detached: Ctrl-C in this terminal reaches `start.ts` alone, which then stops it in order.
  const child = spawn(process.execPath, [script], { cwd: root, detached: true, stdio: ['ignore', log, log], env });
  child.unref();
  closeSync(log);
  writeState(file, { ...readDemo(), loader: child.pid });
  return child.pid;
}
