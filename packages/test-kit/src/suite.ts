import { randomBytes } from 'node:crypto';
import { databaseUrl } from '@print-shop/backing';
import { Redis } from 'ioredis';
import { Client } from 'minio';
import mongoose from 'mongoose';
import { startTokens, type TestTokens } from './tokens.ts';

/** A test file's own part of the shared servers. */
export interface Suite {
  /** Its own, empty database. */
  mongoUrl: string;
  /** Its own virtual host. */
  rabbitmqUrl: string;
  rabbitmqAdminUrl: string;
  /** Its own, emptied Redis database. */
  redisUrl: string;
  /** For `connectObjectStore`; the bucket does not exist yet. */
  objectStore: { endpoint: string; accessKey: string; secretKey: string; bucket: string; region: string };
  tokens: TestTokens;
  /** Drops all of it. Close the clients first. */
  close(): Promise<void>;
}

/** Opens a separate part of every server, so that suites can run side by side without seeing each other. */
export async function openSuite(): Promise<Suite> {
  const name = `test-${randomBytes(6).toString('hex')}`;
  const rabbitmqAdminUrl = setting('TEST_RABBITMQ_ADMIN_URL');
  const mongoUrl = databaseUrl(setting('TEST_MONGO_URL'), name);
  // A Jest worker runs one file at a time, so an emptied Redis database per worker is enough.
  const database = Number(process.env.TEST_REDIS_FIRST ?? 0) + Number(process.env.JEST_WORKER_ID ?? 1);
  const redisUrl = `${setting('TEST_REDIS_URL')}/${database % 16}`;
  const objectStore = {
    endpoint: setting('TEST_S3_ENDPOINT'),
    accessKey: setting('TEST_S3_ACCESS_KEY'),
    secretKey: setting('TEST_S3_SECRET_KEY'),
    bucket: name,
    region: 'us-east-1',
  };
  const [tokens] = await Promise.all([
    startTokens(),
    emptyRedis(redisUrl),
    manage(rabbitmqAdminUrl, 'PUT', `/api/vhosts/${name}`),
  ]);
  return {
    mongoUrl,
    rabbitmqUrl: `${setting('TEST_RABBITMQ_URL')}/${name}`,
    rabbitmqAdminUrl,
    redisUrl,
    objectStore,
    tokens,
    close: async () => {
      await Promise.all([
        tokens.close(),
        emptyRedis(redisUrl),
        manage(rabbitmqAdminUrl, 'DELETE', `/api/vhosts/${name}`),
        dropDatabase(mongoUrl),
        dropBucket(objectStore),
      ]);
    },
  };
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this by the integration configuration of Jest`);
  return value;
}

async function emptyRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  await redis.quit();
}

/** Calls RabbitMQ's management API, whose address carries the credentials. */
async function manage(adminUrl: string, method: string, path: string): Promise<void> {
  const { origin, username, password } = new URL(adminUrl);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json', connection: 'close' };
  const send = () => fetch(origin + path, { method, headers });
  // A busy server may hang up before it answers; both calls may be repeated.
  const res = await send().catch(send).catch(send);
  if (!res.ok) throw new Error(`RabbitMQ answered ${res.status} to ${method} ${path}: ${await res.text()}`);
}

async function dropDatabase(url: string): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  await connection.dropDatabase();
  await connection.close();
}

async function dropBucket({ endpoint, accessKey, secretKey, bucket }: Suite['objectStore']): Promise<void> {
  const { hostname, port } = new URL(endpoint);
  const client = new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey });
  if (!(await client.bucketExists(bucket))) return;
  const objects: string[] = [];
  for await (const { name } of client.listObjectsV2(bucket, '', true)) if (name) objects.push(name);
  if (objects.length > 0) await client.removeObjects(bucket, objects);
  await client.removeBucket(bucket);
}
