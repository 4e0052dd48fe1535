import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@print-shop/test-kit';
import { watchProcessorTime } from './processor-time.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux(
  'counts the time for which a process has a processor, not that for which it waits',
  async () => {
    const worker = spawn(process.execPath, ['-e', 'process.stdout.write("runs"); for (;;);']);
    const ms = 2_000;
    let isOver = false;
    await once(worker.stdout, 'data');
    worker.kill('SIGSTOP');
    const { end } = watchProcessorTime(worker.pid, { ms, mostMs: ms }, () => {
      isOver = true;
    });
    try {
      await sleep(ms * 1.5);
      expect(isOver).toBe(false);
      worker.kill('SIGCONT');
      await eventually(() => expect(isOver).toBe(true), { timeoutMs: 20_000 });
    } finally {
      end();
      worker.kill('SIGKILL');
    }
  },
  30_000,
);

onLinux(
  'gives a process the time that it was given more, and no more than it may have at all',
  async () => {
    const worker = spawn(process.execPath, ['-e', 'process.stdout.write("runs"); for (;;);']);
    await once(worker.stdout, 'data');
    const begunAt = performance.now();
    const over = Promise.withResolvers<number>();
    const watch = watchProcessorTime(worker.pid, { ms: 500, mostMs: 1_500 }, () => over.resolve(performance.now()));
    for (let times = 0; times < 10; times += 1) watch.extend(500);
    try {
      const tookMs = (await over.promise) - begunAt;
      expect(tookMs).toBeGreaterThan(1_300);
      // It may have waited for a processor.
      expect(tookMs).toBeLessThan(1_500 * 5 + 500);
    } finally {
      watch.end();
      worker.kill('SIGKILL');
    }
  },
  30_000,
);
