import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestServers } from './server-variables.ts';

/** Starts the servers of this run and returns their addresses, or removes them. Rejects when that fails. */
export function runContainers(action: 'start' | 'stop'): Promise<TestServers | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<TestServers | undefined>();
  const cli = fileURLToPath(new URL('./containers.cli.ts', import.meta.url));
  const env = { ...process.env, NODE_OPTIONS: '', TEST_RUN_PID: String(process.pid) };
  let servers: TestServers | undefined;
  fork(cli, [action], { env })
    .on('message', (message) => {
      servers = message as TestServers;
    })
    .on('error', reject)
    .on('exit', (code) => (code === 0 ? resolve(servers) : reject(new Error(`the test servers could not ${action}`))));
  return promise;
}
