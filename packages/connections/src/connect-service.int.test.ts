import { createLogger } from '@print-shop/service-kit';
import { openSuite, type Suite } from '@print-shop/test-kit';
import { connectService } from './connect-service.ts';

const logger = createLogger('test', 'silent');
let suite: Suite;
beforeAll(async () => {
  suite = await openSuite();
});
afterAll(() => suite.close());

it('connects to what the settings name, and closes it in the opposite order', async () => {
  const closers: [name: string, close: () => unknown][] = [];
  const onClose = (name: string, close: () => unknown) => void closers.push([name, close]);
  const shared = { REDIS_URL: suite.redisUrl, RABBITMQ_URL: suite.rabbitmqUrl, RABBITMQ_OWN_USERS: false };
  const gateway = await connectService({ name: 'gateway', config: shared, logger, onClose });
  expect(Object.keys(gateway.checks)).toEqual(['redis']);
  expect(gateway).not.toHaveProperty('mongo');
  expect(gateway).not.toHaveProperty('auth');
  const service = await connectService({
    name: 'test',
    logger,
    onClose,
    config: {
      ...shared,
      MONGO_URL: suite.mongoUrl,
      JWKS_URL: suite.tokens.jwksUrl,
      KEYS_MAX_AGE_SECONDS: 900,
      JWT_ISSUER: suite.tokens.issuer,
      JWT_AUDIENCE: suite.tokens.audience,
    },
  });
  for (const check of Object.values(service.checks)) expect(await check()).toBe(true);
  expect(Object.keys(service.checks).sort()).toEqual(['database', 'redis']);
  expect(service.auth).toBeDefined();
  expect(closers.map(([name]) => name)).toEqual(['redis', 'broker', 'redis', 'database', 'broker']);
  for (const [, close] of closers.toReversed()) await close();
});
