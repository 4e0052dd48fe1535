import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type ProductSnapshot, productCreated } from '@print-shop/contracts';
import { freePort } from '@print-shop/machine';
import { eventually, testService } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import { createCarts } from './app.ts';

// Starts and stops the process itself as the platform does. The app in this test replaces it once it has stopped.
const service = testService(createCarts);
const main = fileURLToPath(new URL('./main.ts', import.meta.url));

const started: ChildProcess[] = [];
/** A process that never got ready or did not stop would outlive the tests and keep them from ending. */
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function startProcess(drainMs: number): Promise<{ url: string; health: string; child: ChildProcess }> {
  const { suite } = service;
  const port = await freePort();
  const managementPort = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: String(port),
    MANAGEMENT_PORT: String(managementPort),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DRAIN_MS: String(drainMs),
    GRACE_MS: '60000',
    MONGO_URL: suite.mongoUrl,
    RABBITMQ_URL: suite.rabbitmqUrl,
    REDIS_URL: suite.redisUrl,
    JWKS_URL: suite.tokens.jwksUrl,
  };
  const child = spawn(process.execPath, [main], { env, stdio: 'inherit' });
  started.push(child);
  const url = `http://127.0.0.1:${port}`;
  const health = `http://127.0.0.1:${managementPort}/health`;
  await eventually(async () => expect((await fetch(`${health}/ready`)).status).toBe(200), { timeoutMs: 40_000 });
  return { url, health, child };
}

const product = (): ProductSnapshot => ({
  productId: String(new Types.ObjectId()),
  version: 1,
  name: 'Steel bottle',
  type: 'Mugs & Bottles',
  image: '/media/products/0123456789abcdef01234567/1280.webp',
  pricePaise: 499_00,
  happyHourDiscount: 0,
  sizes: [],
  colors: [],
  isCustomizable: false,
});

describe('a service that is asked to stop', () => {
  it('says first that it is not ready, still answers while it drains, and ends with code 0', async () => {
    // Long enough for two requests, also on a busy machine.
    const { url, health, child } = await startProcess(3_000);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await eventually(async () => {
      const ready = await fetch(`${health}/ready`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({ status: 'stopping' });
    });
    const answer = await fetch(`${url}/api/cart/0123456789abcdef01234567`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('connection')).toBe('close');
    const [code] = await ended;
    expect(code).toBe(0);
    await expect(fetch(`${health}/live`)).rejects.toThrow('fetch failed');
  });

  it('loses no message: what it has begun it finishes, the rest another instance takes', async () => {
    const { child } = await startProcess(200);
    const ended = once(child, 'exit');
    const products = Array.from({ length: 300 }, product);
    const tell = async (data: ProductSnapshot) =>
      service.parts.broker.publish({
        id: crypto.randomUUID(),
        key: productCreated.key,
        occurredAt: new Date().toISOString(),
        data,
      });
    await Promise.all(products.slice(0, 100).map(tell));
    child.kill('SIGTERM');
    for (const one of products.slice(100)) await tell(one);
    expect((await ended)[0]).toBe(0);
    const ids = products.map(({ productId }) => new Types.ObjectId(productId));
    await eventually(
      async () => {
        expect(await service.parts.mongo.collection('products').countDocuments({ _id: { $in: ids } })).toBe(300);
      },
      { timeoutMs: 20_000 },
    );
  });
});
