import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAtLimit, type Use, watchUse } from './process-use.ts';

const place = mkdtempSync(join(tmpdir(), 'use-'));
afterAll(() => rmSync(place, { recursive: true }));

it('tells the memory and the processor time of a process, until it has ended', async () => {
  const program = join(place, 'spin.mjs');
  writeFileSync(
    program,
    `const kept = Buffer.alloc(200_000_000, 1);
    while (process.cpuUsage().user < 1_000_000);
    process.send(kept.length);
    setInterval(() => undefined, 60_000);`,
  );
  const child = fork(program, { execArgv: [] });
  await once(child, 'message');
  const use = await new Promise<Use>((resolve) => {
    const end = watchUse(child.pid, (seen) => {
      end();
      resolve(seen);
    });
  });
  expect(use.memoryMb).toBeGreaterThan(200);
  if (process.platform === 'linux') expect(use.processorMs).toBeGreaterThanOrEqual(1_000);
  else expect(use.processorMs).toBeUndefined();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
});

it('is at its limit some megabytes before it has reached it', () => {
  const at = (memoryMb: number): Use => ({ memoryMb, processorMs: undefined });
  expect([at(579), at(581), at(601)].map((use) => isAtLimit(use, 600))).toEqual([false, true, true]);
});
