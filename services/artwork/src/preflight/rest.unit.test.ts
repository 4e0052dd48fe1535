import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@print-shop/test-kit';
import type { Reply, Request } from './messages.ts';
import { isRoom, restBesideOthers, workOf } from './rest.ts';
import { card } from './rules/facts.fixture.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;
const stateOf = (pid: number | undefined): string | undefined =>
  /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1];

const place = mkdtempSync(join(tmpdir(), 'rest-'));
afterAll(() => rmSync(place, { recursive: true }));

const started: ChildProcess[] = [];
afterEach(() => {
  for (const process of started.splice(0)) process.kill('SIGKILL');
});

function runs(program: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, ...args]);
  started.push(child);
  return child;
}

describe('room for a check', () => {
  const spent = { user: 1_000, nice: 1_000, sys: 1_000, idle: 1_000, irq: 0 };
  const after = (more: Partial<typeof spent>) => {
    const times = { ...spent };
    for (const [kind, ms] of Object.entries(more)) times[kind as keyof typeof spent] += ms;
    return workOf([{ times }]);
  };

  it.each([
    ['two processors, and nobody else', 2, { idle: 200, nice: 200 }, true],
    ['two processors, and others with a fifth of one', 2, { user: 30, sys: 10, idle: 160, nice: 200 }, true],
    ['two processors, and others with a third of one', 2, { user: 50, sys: 20, idle: 130, nice: 200 }, false],
    ['two processors, and the kernel at work', 2, { irq: 70, idle: 130, nice: 200 }, false],
    ['one processor, whatever happens', 1, { idle: 200 }, false],
    ['sixteen processors, and others with half of them', 16, { user: 1_600, idle: 1_600 }, true],
    ['sixteen processors, and others with all but one', 16, { user: 3_000, idle: 200 }, false],
    ['clocks that have not moved', 2, {}, false],
  ])('is told by what others use: %s', (_, processors, more, expected) => {
    expect(isRoom(processors, after({}), after(more))).toBe(expected);
  });
});

describe('a process that rests beside others', () => {
  const busy = 'process.stdout.write("runs"); for (;;);';
  /** Processors on which others are always at work, or never. */
  const processors = (others: 'user' | 'idle') => {
    let ms = 0;
    return () => {
      ms += 200;
      const times = { user: 0, nice: 0, sys: 0, idle: 0, irq: 0, [others]: ms };
      return [1, 2].map(() => ({ model: '', speed: 0, times }));
    };
  };

  /** Stands in for a process, and records the signals that it gets. */
  const recorder = () => {
    const signals: unknown[] = [];
    const kill = (signal?: unknown) => signals.push(signal) > 0;
    return { signals, kill };
  };

  onLinux('is stopped again and again, and goes on at the end', async () => {
    const worker = runs(busy);
    await once(worker.stdout as NodeJS.ReadableStream, 'data');
    const endRests = restBesideOthers(worker, processors('user'));
    for (const state of ['T', 'R', 'T', 'R']) await eventually(() => expect(stateOf(worker.pid)).toBe(state));
    endRests();
    await eventually(() => expect(stateOf(worker.pid)).toBe('R'));
  });

  describe('by the clock', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    it('rests every other turn, goes on at the end, and is then left alone', () => {
      const worker = recorder();
      const endRests = restBesideOthers(worker, processors('user'));
      jest.advanceTimersByTime(3);
      expect(worker.signals).toEqual(['SIGSTOP', 'SIGCONT', 'SIGSTOP']);
      endRests();
      jest.advanceTimersByTime(1_000);
      expect(worker.signals).toEqual(['SIGSTOP', 'SIGCONT', 'SIGSTOP', 'SIGCONT']);
    });

    it('is not stopped where nobody else is', () => {
      const worker = recorder();
      const endRests = restBesideOthers(worker, processors('idle'));
      jest.advanceTimersByTime(201); // the second look tells that nobody is there
      expect(worker.signals.at(-1)).toBe('SIGCONT');
      const before = worker.signals.length;
      jest.advanceTimersByTime(1_000);
      expect(worker.signals).toHaveLength(before);
      endRests();
    });
  });

  onLinux('ends with the one that started it, even while it rests', async () => {
    const path = join(place, 'drawing.svg');
    writeFileSync(
      path,
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="60"><rect width="96" height="60"/></svg>',
    );
    const request: Request = {
      action: 'check',
      job: { path, profile: card, size: null, outDir: place },
      softDeadline: { ms: 60_000, mostMs: 60_000 },
    };
    const parent = runs(
      `import { fork } from 'node:child_process';
      const reader = fork(process.argv[1], ['900'], { env: {}, execArgv: ['--disable-warning=ExperimentalWarning'] });
      reader.once('message', (reply) => {
        reader.kill('SIGSTOP');
        console.log(JSON.stringify({ reader: reader.pid, reply }));
      });
      reader.send(JSON.parse(process.argv[2]));`,
      new URL('./preflight.process.ts', import.meta.url).pathname,
      JSON.stringify(request),
    );
    const [told] = (await once(parent.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    const { reader, reply } = JSON.parse(String(told)) as { reader: number; reply: Reply };
    // It understands the request and is at work on it.
    expect(reply).not.toHaveProperty('error');
    await eventually(() => expect(stateOf(reader)).toBe('T'));
    parent.kill('SIGKILL');
    // A process that nobody waits for any more stays in the list as a zombie, until the machine's first process clears
    // it away.
    await eventually(() => expect(existsSync(`/proc/${reader}`) ? stateOf(reader) : 'Z').toBe('Z'));
  });
});
