import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ensureBrokerUsers } from '@print-shop/messaging/broker-users';
import { removeContainers, startOwnBroker, startServers, type TestServers } from '@print-shop/test-kit/containers';
import { eventually } from '@print-shop/test-kit/eventually';
import { builtComponents, usesBroker } from '../deploy/local/components.ts';
import { isReady } from '../deploy/local/processes.ts';
import { startSystem } from '../deploy/local/system.ts';
import { stockShop } from './mini-catalogue.ts';
import { type ProcessState, type ShopAddress, shopVariable } from './shop.ts';

// Forked by Jest's global setup: runs the whole shop, from its bundles, for as long as its parent wants it. A broker can be
// stopped and a process crashed by the control address, which tests have and customers have not.

if (builtComponents().length < 9) throw new Error('The shop is not built: run `npm run build` first.');

/** Servers that are up already, as in the integration tests, or new ones. */
async function servers(): Promise<Omit<TestServers, 'rabbitmqUrl' | 'rabbitmqAdminUrl'>> {
  const { TEST_MONGO_URL, TEST_REDIS_URL, TEST_S3_ENDPOINT, TEST_S3_ACCESS_KEY, TEST_S3_SECRET_KEY } = process.env;
  if (!TEST_MONGO_URL || !TEST_REDIS_URL || !TEST_S3_ENDPOINT) return startServers();
  return {
    mongoUrl: TEST_MONGO_URL,
    redisUrl: TEST_REDIS_URL,
    s3Endpoint: TEST_S3_ENDPOINT,
    s3AccessKey: TEST_S3_ACCESS_KEY ?? '',
    s3SecretKey: TEST_S3_SECRET_KEY ?? '',
    s3Bucket: '',
  };
}

const name = `e2e-${randomBytes(4).toString('hex')}`;
const [given, broker] = await Promise.all([servers(), startOwnBroker()]);
const brokerUrls = await ensureBrokerUsers(broker.url, broker.adminUrl, usesBroker);
const ofRun = { databasePrefix: name, s3Bucket: name, s3OwnKeys: true };
const backing = { ...given, rabbitmqUrl: broker.url, brokerUrls, ...ofRun };
// Browsers keep both processors busy, and journeys wait for checks.
const system = await startSystem({ backing, env: { CHECKS_YIELD: 'false' } });
// A service is ready without the broker. Events from before its queues are declared would not reach it.
for (const { name, logFile } of system.processes.filter((one) => usesBroker.includes(one.name))) {
  await eventually(() => {
    if (!readFileSync(logFile, 'utf8').includes('connected to the broker'))
      throw new Error(`${name} has no queues yet`);
  });
}

const commands: Record<string, () => unknown> = {
  'GET /processes': () =>
    Promise.all(
      system.processes.map(async (one): Promise<ProcessState> => {
        const { name, port, restarts } = one;
        return { name, port, restarts, isReady: await isReady(one) };
      }),
    ),
  /** Texts in the logs that look like tokens, by process. */
  'GET /tokens-in-logs': () =>
    system.processes.flatMap(({ name, logFile }) =>
      (readFileSync(logFile, 'utf8').match(/eyJ[\w-]{10,}/g) ?? []).map((token) => `${name}: ${token.slice(0, 12)}…`),
    ),
  'POST /broker/stop': () => broker.stop(),
  'POST /broker/start': () => broker.start(),
};
for (const one of system.processes) {
  commands[`POST /processes/${one.name}/crash`] = () => one.signal('SIGKILL');
}
const control = createServer(async (req, res) => {
  try {
    const run = commands[`${req.method} ${req.url}`];
    if (!run) return void res.writeHead(404).end('no such command');
    res.end(JSON.stringify((await run()) ?? null));
  } catch (error) {
    res.writeHead(500).end(String(error));
  }
});
await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));

const address: ShopAddress = {
  url: system.url,
  admin: system.admin,
  mailUrl: system.mailUrl,
  controlUrl: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
  paymentsUrl: system.paymentsUrl,
};
process.env[shopVariable] = JSON.stringify(address);
try {
  await stockShop();
  process.send?.(address);
} catch (error) {
  console.error(error);
  await stop(1);
}

process.on('disconnect', () => stop(0));

async function stop(code: number): Promise<void> {
  control.close();
  await system.stop();
  await broker.remove();
  await removeContainers();
  process.exit(code);
}
