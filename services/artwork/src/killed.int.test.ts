import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArtworkFile } from '@print-shop/contracts';
import { freePort } from '@print-shop/machine';
import { eventually, openSuite, type Suite } from '@print-shop/test-kit';
import mongoose, { type Connection } from 'mongoose';
import sharp from 'sharp';
import { artworkFileModel } from './file/file.schema.ts';

// Starts the processes themselves, as the platform does, and kills one as the platform does when it runs out of memory.
const programOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const started: ChildProcess[] = [];
let suite: Suite;
let mongo: Connection;

beforeAll(async () => {
  suite = await openSuite();
  mongo = await mongoose.createConnection(suite.mongoUrl, { autoCreate: false, autoIndex: false }).asPromise();
});
afterAll(async () => {
  for (const child of started.splice(0)) {
    const ended = once(child, 'exit');
    if (child.kill('SIGKILL')) await ended;
  }
  await mongo?.close();
  await suite?.close();
});

async function startProcess(name: string): Promise<{ url: string; child: ChildProcess }> {
  const [port, managementPort] = [await freePort(), await freePort()];
  const { endpoint, accessKey, secretKey, bucket, region } = suite.objectStore;
  const env = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    MANAGEMENT_PORT: String(managementPort),
    LOG_LEVEL: 'silent',
    MONGO_URL: suite.mongoUrl,
    RABBITMQ_URL: suite.rabbitmqUrl,
    REDIS_URL: suite.redisUrl,
    SHOP_CONFIG_FILE: join(import.meta.dirname, '../../../deploy/demo/shop.json'),
    JWKS_URL: suite.tokens.jwksUrl,
    ARTWORK_LINK_KEY: 'a key of tests with thirty-two characters',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_BUCKET: bucket,
    S3_REGION: region,
  };
  const child = spawn(process.execPath, [programOf(name)], { env, stdio: 'inherit' });
  started.push(child);
  const ready = `http://127.0.0.1:${managementPort}/health/ready`;
  await eventually(async () => expect((await fetch(ready)).status).toBe(200), { timeoutMs: 40_000 });
  return { url: `http://127.0.0.1:${port}`, child };
}

/** A picture that takes a while to check: noise, which no decoder is quick with. */
async function aLargePicture(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

it('a process that is killed in the middle of a check finds the file again when it is back', async () => {
  const { url } = await startProcess('./main.ts');
  const checks = await startProcess('./checks.main.ts');
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await aLargePicture())]), 'noise.png');
  const sent = await fetch(`${url}/api/artwork/files`, { method: 'POST', body: form });
  expect(sent.status).toBe(202);
  const { _id, token } = (await sent.json()) as ArtworkFile & { token: string };
  const files = artworkFileModel(mongo);
  await eventually(async () => expect((await files.findById(_id))?.attempts).toBe(1), { everyMs: 5 });
  const ended = once(checks.child, 'exit');
  checks.child.kill('SIGKILL');
  await ended;
  expect(await files.findById(_id)).toMatchObject({ state: 'checking', attempts: 1 });

  await startProcess('./checks.main.ts');
  // As if the time of the lease had passed.
  await files.updateOne({ _id }, { $set: { leaseUntil: new Date() } });
  const read = async (): Promise<ArtworkFile> => {
    const answer = await fetch(`${url}/api/artwork/files/${_id}?token=${token}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as ArtworkFile;
  };
  const file = await eventually(
    async () => {
      const now = await read();
      expect(now.state).not.toBe('checking');
      return now;
    },
    { timeoutMs: 40_000 },
  );
  expect(file).toMatchObject({ state: 'checked', kind: 'png', pictures: 1, name: 'noise.png' });
  expect((await files.findById(_id))?.attempts).toBe(2);
}, 120_000);
