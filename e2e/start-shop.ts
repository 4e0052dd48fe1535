import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Jest loads this and `stop-shop.ts` by `require`, so what waits at its top level is a process of its own.

/** The process that runs the shop; `stop-shop.ts` ends it. */
export const running: { process?: ChildProcess } = {};

const shopVariable = 'E2E_SHOP';

/** Jest's global setup of the end-to-end tests: the whole shop on real servers. A shop that the environment names is used. */
export default async function startShop(): Promise<void> {
  if (process.env[shopVariable]) return;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const env = { ...process.env, NODE_OPTIONS: '', TEST_RUN_PID: String(process.pid) };
  running.process = fork(fileURLToPath(new URL('./shop.cli.ts', import.meta.url)), { env })
    .on('message', resolve)
    .on('error', reject)
    .on('exit', (code) => reject(new Error(`the shop could not be started (code ${code})`)));
  process.env[shopVariable] = JSON.stringify(await promise);
}
