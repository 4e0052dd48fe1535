import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@print-shop/machine';
import { isReady, Process, untilReady } from './processes.ts';

let folder: string;
let component: Process;
let change = Promise.withResolvers<void>();

/** Called whenever the component starts or ends. */
function onChange() {
  change.resolve();
  change = Promise.withResolvers<void>();
}

/** Waits for starts and ends of the component until `isSo` holds. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await change.promise;
}

/** A process that does nothing until it is ended. */
function startSubstitute() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  return { pid: Number(child.pid), ended: once(child, 'exit'), end: () => child.kill('SIGKILL') };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'));
  const port = await freePort();
  const env = { HOST: '127.0.0.1', PORT: String(port), SMTP_PORT: String(await freePort()), MAIL_FOLDER: folder };
  const entry = 'deploy/local/mail-catcher.ts';
  component = new Process(
    { name: 'mail-catcher', entry, port, managementPort: port, env },
    join(folder, 'logs'),
    onChange,
  );
  await untilReady([component]);
});

afterEach(async () => {
  await component.stop();
  rmSync(folder, { recursive: true });
});

it('frees a component’s ports for a substitute, and runs it again once that has ended', async () => {
  const substitute = startSubstitute();
  const over = component.giveWayTo(substitute.pid);
  await until(() => component.pid === undefined);
  expect(component.substitute).toBe(substitute.pid);
  expect(await isReady(component)).toBe(false);
  substitute.end();
  await over;
  await untilReady([component]);
  expect({ substitute: component.substitute, restarts: component.restarts }).toEqual({ restarts: 0 });
});

it('ends the substitute, too, when the shop stops', async () => {
  const substitute = startSubstitute();
  const over = component.giveWayTo(substitute.pid);
  await component.stop();
  await Promise.all([substitute.ended, over]);
  expect(await isReady(component)).toBe(false);
});

it('soon runs a component again that was crashed on purpose, however often', async () => {
  for (const restarts of [1, 2]) {
    component.signal('SIGKILL');
    await until(() => component.restarts >= restarts);
    await untilReady([component]);
  }
  const delays = readFileSync(component.logFile, 'utf8').match(/restart in \d+ ms/g);
  expect(delays).toEqual(['restart in 500 ms', 'restart in 500 ms']);
});

it('starts a component only when what it waits for is there, and not at all once it was stopped', async () => {
  const port = await freePort();
  const env = { HOST: '127.0.0.1', PORT: String(port), SMTP_PORT: String(await freePort()), MAIL_FOLDER: folder };
  const entry = 'deploy/local/mail-catcher.ts';
  const waiting = (startWhen: Promise<void>) =>
    new Process(
      { name: 'mail-catcher', entry, port, managementPort: port, env },
      join(folder, 'logs'),
      () => undefined,
      startWhen,
    );
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [stopped, started] = [waiting(first.promise), waiting(second.promise)];
  await stopped.stop();
  first.resolve();
  // Both processes have asked for their promise before this test does.
  await first.promise;
  expect([stopped.pid, started.pid]).toEqual([undefined, undefined]);
  second.resolve();
  await untilReady([started]);
  await started.stop();
});
