import { type Connected, connectService, type DatabaseConfig, type TokenConfig } from '@print-shop/connections';
import * as contracts from '@print-shop/contracts';
import { createLogger } from '@print-shop/service-kit';
import type { Express } from 'express';
import { eventually } from './eventually.ts';
import { openSuite, type Suite } from './suite.ts';
import { watchQueries } from './watch-queries.ts';

/** The dependencies of a service's app, connected to one suite's part of the real servers. */
export interface ServiceParts extends Connected<DatabaseConfig & TokenConfig> {
  /**
   * Runs the closers collected by `onClose`, last first, and so disconnects. Then throws if a query ran that no declared index serves.
   */
  close(): Promise<void>;
}

const mustReach = (value: unknown): value is contracts.EventContract =>
  typeof value === 'object' && value !== null && 'mustReach' in value && value.mustReach === true;

export async function connectParts(suite: Suite): Promise<ServiceParts> {
  const logger = createLogger('test', process.env.TEST_LOG_LEVEL ?? 'silent');
  const closers: (() => Promise<unknown> | unknown)[] = [];
  const { issuer, audience, jwksUrl } = suite.tokens;
  const connected = await connectService({
    name: 'test',
    config: {
      MONGO_URL: suite.mongoUrl,
      RABBITMQ_URL: suite.rabbitmqUrl,
      RABBITMQ_OWN_USERS: false,
      REDIS_URL: suite.redisUrl,
      JWKS_URL: jwksUrl,
      KEYS_MAX_AGE_SECONDS: 900,
      JWT_ISSUER: issuer,
      JWT_AUDIENCE: audience,
    },
    logger,
    onClose: (_name, close) => {
      closers.push(close);
    },
  });
  const queries = watchQueries(connected.mongo);
  await eventually(() => expect(connected.broker.isConnected()).toBe(true));
  // The other services are absent; without this queue, events that must reach one would wait in their outbox and hold up
  // those behind them.
  await connected.broker.subscribe({
    queue: 'test.hear-what-must-reach',
    events: Object.values<unknown>(contracts).filter(mustReach),
    handle: async () => undefined,
  });
  return {
    ...connected,
    async close() {
      for (const close of closers.toReversed()) await close();
      queries.expectIndexed();
    },
  };
}

/** A service under test; its fields can be used once the tests run. */
export interface TestedService {
  suite: Suite;
  /** Those of the service, but with a database connection for the tests' own queries. */
  parts: ServiceParts;
  app: Express;
}

/** Opens a suite and a service before the tests of a file, and closes both after them. */
export function testService(create: (parts: ServiceParts, suite: Suite) => Promise<Express>): TestedService {
  const tested = {} as TestedService;
  beforeAll(async () => {
    tested.suite = await openSuite();
    const parts = await connectParts(tested.suite);
    tested.parts = { ...parts, mongo: tested.suite.mongo };
    tested.app = await create(parts, tested.suite);
  });
  afterAll(async () => {
    try {
      await tested.parts?.close();
    } finally {
      await tested.suite?.close();
    }
  });
  return tested;
}
