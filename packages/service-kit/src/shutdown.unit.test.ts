import { createLogger } from './log.ts';
import { createShutdown } from './shutdown.ts';

const logger = createLogger('test', 'silent');

describe('a shutdown', () => {
  it('closes what was opened last first, once, and goes on after a failure', async () => {
    const closed: string[] = [];
    const shutdown = createShutdown({ logger });
    shutdown.onClose('database', () => closed.push('database'));
    shutdown.onClose('broker', () => {
      closed.push('broker');
      throw new Error('away');
    });
    shutdown.onClose('http', async () => closed.push('http'));
    expect(shutdown.isStopping()).toBe(false);
    const first = shutdown.stop();
    expect(shutdown.isStopping()).toBe(true);
    await Promise.all([first, shutdown.stop()]);
    expect(closed).toEqual(['http', 'broker', 'database']);
  });

  it('drains for as long as it is told before it closes anything, and then ends the process', async () => {
    const on = jest.spyOn(process, 'on').mockReturnThis();
    const exited = Promise.withResolvers<unknown>();
    const drained = Promise.withResolvers<void>();
    const steps: string[] = [];
    const wait = (ms: number) => {
      steps.push(`drain for ${ms} ms`);
      return drained.promise;
    };
    jest.spyOn(process, 'exit').mockImplementation((code) => exited.resolve(code) as never);
    const shutdown = createShutdown({ logger, drainMs: 1_500, wait });
    shutdown.onClose('http', () => steps.push('close'));
    shutdown.listen();
    const [, end] = on.mock.calls.find(([signal]) => signal === 'SIGTERM') ?? [];
    end?.('SIGTERM');
    expect([shutdown.isStopping(), steps]).toEqual([true, ['drain for 1500 ms']]);
    drained.resolve();
    expect(await exited.promise).toBe(0);
    expect(steps).toEqual(['drain for 1500 ms', 'close']);
    jest.restoreAllMocks();
  });
});
