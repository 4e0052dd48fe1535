import { createLogger } from './log.ts';
import { startRefresh } from './refresh.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('reads when it is told to, again until that succeeds, and not by the clock', async () => {
  const read = jest.fn<Promise<void>, []>().mockResolvedValue();
  const refresh = startRefresh({ what: 'reading', read, logger: createLogger('test', 'silent'), retryMs: 1_000 });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(0);
  read.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  refresh.trigger();
  await jest.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(3);
  await refresh.close();
});

it('reads once more when it is told during a reading', async () => {
  const readings = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  const read = () => readings[begun++]?.promise ?? Promise.resolve();
  const refresh = startRefresh({ what: 'reading', read, logger: createLogger('test', 'silent') });
  refresh.trigger();
  await jest.advanceTimersByTimeAsync(0);
  refresh.trigger();
  refresh.trigger();
  readings[0]?.resolve();
  await jest.advanceTimersByTimeAsync(0);
  expect(begun).toBe(2);
  readings[1]?.resolve();
  await refresh.close();
  expect(begun).toBe(2);
});
