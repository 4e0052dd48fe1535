import { createLogger, type Logger } from './log.ts';
import { startSweep } from './sweep.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A sweep whose runs end when the test says so, with its log. */
function start() {
  const runs: PromiseWithResolvers<void>[] = [];
  const logged: unknown[][] = [];
  const warn = (...parts: unknown[]) => void logged.push(parts);
  const logger = { ...createLogger('test', 'silent'), warn } as unknown as Logger;
  const run = () => {
    const ending = Promise.withResolvers<void>();
    runs.push(ending);
    return ending.promise;
  };
  return { runs, logged, sweep: startSweep({ what: 'counting stars', everyMs: 1_000, run, logger }) };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a sweep', () => {
  it('runs every so often', async () => {
    const { runs } = start();
    await pass(999);
    expect(runs).toHaveLength(0);
    await pass(1);
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await pass(1_000);
    expect(runs).toHaveLength(2);
  });

  it('runs one after the other: what is asked for meanwhile is done once, afterwards', async () => {
    const { runs, sweep } = start();
    sweep.trigger();
    await pass(3_500);
    sweep.trigger();
    await pass(0);
    expect(runs).toHaveLength(1);
    runs[0]?.resolve();
    await pass(0);
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await pass(0);
    expect(runs).toHaveLength(2);
  });

  it('logs what fails, and runs again', async () => {
    const { runs, logged, sweep } = start();
    sweep.trigger();
    await pass(0);
    const err = new Error('away');
    runs[0]?.reject(err);
    await pass(1_000);
    expect(logged).toEqual([[{ err }, 'counting stars failed; it is tried again']]);
    expect(runs).toHaveLength(2);
  });

  it('stops when it is closed, after the run that is under way', async () => {
    const { runs, sweep } = start();
    await pass(1_000);
    let isClosed = false;
    const closing = sweep.close().then(() => {
      isClosed = true;
    });
    await pass(5_000);
    expect([runs.length, isClosed]).toEqual([1, false]);
    runs[0]?.resolve();
    await closing;
    await pass(5_000);
    expect(runs).toHaveLength(1);
  });

  it('tells whoever runs it by hand how that went', async () => {
    const logger = createLogger('test', 'silent');
    const days: number[] = [];
    const run = async (now: Date) => days.push(now.getTime());
    const sweep = startSweep({ what: 'counting days', everyMs: 1_000, run, logger });
    expect([await sweep.sweep(new Date(7)), days]).toEqual([1, [7]]);
    await sweep.close();
  });
});
