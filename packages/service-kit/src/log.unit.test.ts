import { createLogger, withRequestId } from './log.ts';

function capture() {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('cart', 'info', { write: (line: string) => void lines.push(JSON.parse(line)) });
  return { logger, lines };
}

describe('the logger', () => {
  it('writes service and request id on every line', () => {
    const { logger, lines } = capture();
    withRequestId('request-0001', () => logger.info('in'));
    logger.info('out');
    expect(lines).toEqual([
      expect.objectContaining({ level: 'info', service: 'cart', requestId: 'request-0001', msg: 'in' }),
      expect.not.objectContaining({ requestId: expect.anything() }),
    ]);
  });

  it('leaves out secrets and what a database error carries along', () => {
    const { logger, lines } = capture();
    const err = Object.assign(new Error('E11000'), { code: 11000, keyValue: { email: 'ada@example.com' } });
    logger.info({ err, user: { password: 'hunter2', token: 'abc' } }, 'failed');
    expect(JSON.stringify(lines)).not.toMatch(/hunter2|abc|ada@/);
    expect(lines[0]).toMatchObject({ err: { message: 'E11000', code: 11000 } });
  });
});
