import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { routesByService } from '@print-shop/contracts';
import { connectBroker } from '@print-shop/messaging';
import {
  connectObjectStore,
  connectRedis,
  createLogger,
  frontEndKey,
  loadConfig,
  startHttp,
  stopHttp,
} from '@print-shop/service-kit';
import { eventually, openSuite } from '@print-shop/test-kit';
import { createGateway } from './app.ts';
import { configSchema } from './config.ts';
import { readFrontEndFiles } from './front-end-files.ts';
import { invalidateOnEvents } from './invalidate-on-events.ts';
import { createUpstream } from './proxy.ts';
import { createPublicCache } from './public-cache.ts';
import { type StubService, startStubService } from './stub-service.fixture.ts';
import { upstreamUrls } from './upstreams.ts';

const root = resolve(import.meta.dirname, '../..');

/** The shell's page, which browsers draw the shop in. */
export const PAGE =
  '<!doctype html><html lang="en"><head><title>Shop</title></head><body><div id="root"></div></body></html>';

/** An answer as received: redirects not followed, body not decompressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  json(): unknown;
}

interface SendOptions {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** Sends exactly the given path; `fetch` would normalise it. */
function send(origin: string, path: string, { method = 'GET', headers, body }: SendOptions = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({ hostname, port, path, method, headers: headers ?? {}, agent: false }, async (res) => {
    try {
      const received = Buffer.concat(await res.toArray());
      const json = () => JSON.parse(received.toString('utf8'));
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body: received, json });
    } catch (error) {
      reject(error);
    }
  });
  sent.on('error', reject).end(body);
  return promise;
}

export interface Gateway {
  url: string;
  get(path: string, headers?: OutgoingHttpHeaders): Promise<Answer>;
  send(path: string, options?: SendOptions): Promise<Answer>;
  close(): Promise<void>;
}

/** Starts stubs for the services beside the real Redis, RabbitMQ and object store; tests start gateways on them. */
export async function openShop() {
  const suite = await openSuite();
  const logger = createLogger('test', process.env.TEST_LOG_LEVEL ?? 'silent');
  const names = Object.keys(routesByService);
  const started = await Promise.all(names.map(async (name) => [name, await startStubService(name)] as const));
  const stubs = Object.fromEntries(started);
  const objects = await connectObjectStore(suite.objectStore, logger);
  const broker = await connectBroker({ url: suite.rabbitmqUrl, service: 'test', logger });
  const gateways: Gateway[] = [];
  const publishFile = (name: string, path: string, content: string) =>
    objects.client.putObject(objects.bucket, frontEndKey(name, path), Buffer.from(content));
  await publishFile('shell', 'index.html', PAGE);
  await eventually(() => expect(broker.isConnected()).toBe(true));

  return {
    suite,
    broker,
    objects,
    publishFile,
    stub(name: string): StubService {
      const stub = stubs[name];
      if (!stub) throw new Error(`there is no service ${name}`);
      return stub;
    },
    publish: (key: string, data: object) =>
      broker.publish({ id: crypto.randomUUID(), key, occurredAt: new Date().toISOString(), data }),

    /** Starts a gateway wired as in `main.ts`. `env` overrides the default settings of the tests. */
    async startGateway(env: Record<string, string> = {}): Promise<Gateway> {
      const { endpoint, accessKey, secretKey, bucket } = suite.objectStore;
      const urls = names.map((name) => [`${name.replace('-', '_').toUpperCase()}_URL`, stubs[name]?.url ?? '']);
      const config = loadConfig(configSchema, {
        ...Object.fromEntries(urls),
        NODE_ENV: 'test',
        PORT: '0',
        MANAGEMENT_PORT: '0',
        RABBITMQ_URL: suite.rabbitmqUrl,
        REDIS_URL: suite.redisUrl,
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY: accessKey,
        S3_SECRET_KEY: secretKey,
        S3_BUCKET: bucket,
        PUBLIC_URL: 'https://shop.example',
        // A page that a busy machine draws late would go out undrawn.
        RENDERER_TIMEOUT_MS: '60000',
        SHOP_CONFIG_FILE: join(root, 'deploy/demo/shop.json'),
        ...env,
      });
      const redis = connectRedis(config.REDIS_URL, logger);
      const own = await connectBroker({ url: config.RABBITMQ_URL, service: 'gateway', logger });
      const cache = createPublicCache({
        ttlMs: config.CACHE_TTL_MS,
        notFoundTtlMs: config.CACHE_NOT_FOUND_TTL_MS,
        isFresh: () => own.isListening(),
      });
      await invalidateOnEvents(own, cache);
      await eventually(() => expect(own.isListening()).toBe(true));
      const upstreams = Object.fromEntries(
        Object.entries(upstreamUrls(config)).map(([name, url]) => [
          name,
          createUpstream(name, url, config.UPSTREAM_TIMEOUT_MS, logger),
        ]),
      );
      const app = createGateway({
        config,
        logger,
        redis,
        cache,
        upstreams,
        media: objects,
        readFile: readFrontEndFiles(objects),
      });
      const server = await startHttp(app, { host: '127.0.0.1', port: 0 });
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const gateway: Gateway = {
        url,
        get: (path, headers) => send(url, path, { headers }),
        send: (path, options) => send(url, path, options),
        close: async () => {
          await stopHttp(server);
          await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
          await own.close();
          redis.disconnect();
        },
      };
      gateways.push(gateway);
      return gateway;
    },

    /** Resets every stub: the default answer, and no recorded requests. */
    reset() {
      for (const stub of Object.values(stubs)) stub.reset();
    },

    async close() {
      for (const gateway of gateways) await gateway.close();
      await Promise.all(Object.values(stubs).map((stub) => stub.close()));
      await broker.close();
      await suite.close();
    },
  };
}
export type TestShop = Awaited<ReturnType<typeof openShop>>;
