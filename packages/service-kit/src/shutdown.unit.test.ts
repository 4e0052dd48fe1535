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
});
