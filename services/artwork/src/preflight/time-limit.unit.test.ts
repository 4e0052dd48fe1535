import { setImmediate as nextTurn } from 'node:timers/promises';
import { startTimeLimit } from './time-limit.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A limit whose time passes when the test says so. */
function started(limit: Parameters<typeof startTimeLimit>[0]) {
  let isOver = false;
  const { extend, look, end } = startTimeLimit(limit, () => {
    isOver = true;
  });
  const pass = async (ms: number): Promise<boolean> => {
    now += ms;
    jest.advanceTimersByTime(ms);
    await nextTurn();
    return isOver;
  };
  return { extend, look, end, pass };
}

it('is over after a multiple of what is allowed', async () => {
  const { pass } = started({ ms: 100, mostMs: 100 });
  expect([await pass(499), await pass(1)]).toEqual([false, true]);
});

it('allows what was asked for, and no more than the most', async () => {
  const { extend, pass } = started({ ms: 100, mostMs: 250, times: 2 });
  extend(50);
  expect(await pass(299)).toBe(false);
  extend(1_000);
  expect([await pass(200), await pass(1)]).toEqual([false, true]);
});

it('is over when the clock says so for a job that somebody waits for, whatever else it is allowed', async () => {
  const { extend, pass } = started({ ms: 100, mostMs: 1_000, byClockMs: 150 });
  extend(100);
  expect([await pass(149), await pass(1)]).toEqual([false, true]);
});

it('is not over for a job that has ended, also in the same turn', async () => {
  const { end, extend, pass } = started({ ms: 100, mostMs: 1_000, times: 1 });
  now = 100;
  jest.advanceTimersByTime(100);
  end();
  extend(1);
  expect(await pass(10_000)).toBe(false);
});

it('is over after one and a half times as much processor time, long before the clock says so', async () => {
  const { extend, look, pass } = started({ ms: 100, mostMs: 200 });
  look(1_000);
  look(1_150);
  expect(await pass(1)).toBe(false);
  extend(50);
  look(1_220);
  expect(await pass(1)).toBe(false);
  look(1_226);
  expect(await pass(1)).toBe(true);
});

it('goes by the clock alone where the system does not tell the processor time', async () => {
  const { look, pass } = started({ ms: 100, mostMs: 100 });
  look(undefined);
  expect([await pass(499), await pass(1)]).toEqual([false, true]);
});
