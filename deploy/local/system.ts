import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Backing } from '@print-shop/backing';
import { freePort, localDir } from '@print-shop/machine';
import { builtComponents, type ComponentName, type Ports, standIns, wireComponents } from './components.ts';
import { type Process, startProcesses, stopProcesses, untilReady } from './processes.ts';
import { type Account, newSecondFactorKey, newSigningKey } from './secrets.ts';

/** The whole shop, running for one test suite. */
export type System = {
  /** The gateway's address, without a slash at the end. */
  url: string;
  admin: Account;
  /** Where its email is shown. */
  mailUrl: string;
  /** Where its payments are shown. */
  paymentsUrl: string;
  /** Each with its ports and log, and `signal()` to crash it; a crashed one is started again. */
  processes: Process[];
  stop(): Promise<void>;
};

/**
 * Starts every built component on free ports with the given backing services and waits until all are ready. Logs go to
 * `.local/test/logs/<id>/`. Throws with the end of the log of a component that does not become ready. The databases,
 * the virtual host and the bucket are the caller's to choose and to drop.
 */
export async function startSystem(options: {
  backing: Backing;
  env?: Record<string, string>;
  /** Components to start; all when left out. */
  only?: readonly ComponentName[];
}): Promise<System> {
  const ports = new Map<ComponentName, Ports>();
  for (const { name } of builtComponents()) {
    const port = await freePort();
    ports.set(name, { port, managementPort: standIns.includes(name) ? port : await freePort() });
  }
  const admin = { login: 'admin@example.com', password: `Shop-${randomBytes(9).toString('base64url')}7` };
  const { backing, env, only } = options;
  const logs = join(localDir, 'test/logs', `${process.pid}-${randomBytes(3).toString('hex')}`);
  const [smtpPort, mailFolder, paymentsFolder] = [await freePort(), join(logs, 'mails'), join(logs, 'payments')];
  const keys = { signingKey: newSigningKey(), secondFactorKey: newSecondFactorKey() };
  const wired = wireComponents(ports, { backing, ...keys, admin, smtpPort, mailFolder, paymentsFolder, env });
  const components = only ? wired.filter(({ name }) => only.includes(name)) : wired;
  mkdirSync(logs, { recursive: true });
  const processes = startProcesses(components, logs);
  const stop = (): Promise<void> => stopProcesses(processes);
  // A Ctrl-C does not reach them, as they have sessions of their own.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => stop().finally(() => process.exit(1)));
  try {
    await untilReady(processes);
  } catch (error) {
    await stop();
    throw error;
  }
  const urlOf = (name: ComponentName) => `http://127.0.0.1:${ports.get(name)?.port ?? 0}`;
  return {
    url: urlOf('gateway'),
    admin,
    mailUrl: urlOf('mail-catcher'),
    paymentsUrl: urlOf('payment-provider'),
    processes,
    stop,
  };
}
