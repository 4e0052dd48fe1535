import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { eventually } from '@print-shop/test-kit';
import { watchProcessorTime } from './processor-time.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;
const TICK_MS = 10;

const fieldsOf = (pid: number | undefined): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
const stateOf = (pid: number | undefined) => fieldsOf(pid)[0];
const usedMs = (pid: number | undefined): number => {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

let worker: ChildProcess;
beforeEach(async () => {
  worker = spawn(process.execPath, ['-e', 'process.stdout.write("runs"); for (;;);']);
  await once(worker.stdout as NodeJS.ReadableStream, 'data');
  // The watch looks when the test lets it, and no time passes otherwise. The processor time is real.
  jest.useFakeTimers({ doNotFake: ['Date', 'performance', 'nextTick', 'queueMicrotask', 'setImmediate'] });
  jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  worker.kill('SIGKILL');
});

onLinux('counts the time for which a process has a processor, not that for which it waits', async () => {
  const ms = 1_000;
  let isOver = false;
  worker.kill('SIGSTOP');
  await eventually(() => expect(stateOf(worker.pid)).toBe('T'));
  const { end } = watchProcessorTime(worker.pid, { ms, mostMs: ms }, () => {
    isOver = true;
  });
  jest.advanceTimersByTime(ms * 1.5);
  expect(isOver).toBe(false);
  worker.kill('SIGCONT');
  await eventually(() => {
    jest.advanceTimersByTime(ms);
    expect(isOver).toBe(true);
  });
  end();
});

onLinux('gives a process the time that it was given more, and no more than it may have at all', async () => {
  const usedBefore = usedMs(worker.pid);
  let used: number | undefined;
  const watch = watchProcessorTime(worker.pid, { ms: 500, mostMs: 1_500 }, () => {
    used = usedMs(worker.pid) - usedBefore;
  });
  for (let times = 0; times < 10; times += 1) watch.extend(500);
  await eventually(() => {
    jest.advanceTimersByTime(500);
    expect(used).toBeDefined();
  });
  watch.end();
  expect(used).toBeGreaterThanOrEqual(1_500);
  // Without the limit it would have had 5.5 seconds.
  expect(used).toBeLessThan(5_000);
});
