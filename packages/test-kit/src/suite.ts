import { randomBytes } from 'node:crypto';
import { databaseUrl } from '@print-shop/backing';
import amqp from 'amqplib';
import { Redis } from 'ioredis';
import { Client } from 'minio';
import mongoose from 'mongoose';
import { startTokens, type TestTokens } from './tokens.ts';

/** A test file's own part of the shared servers. */
export interface Suite {
  /** Its own database, without documents. */
  mongoUrl: string;
  /** A connection to that database for what the tests themselves look up and change; `watchQueries` does not see it. */
  mongo: mongoose.Connection;
  /** Its own virtual host, in which no queue has messages or gets any before it is bound. */
  rabbitmqUrl: string;
  rabbitmqAdminUrl: string;
  /** Its own, emptied Redis database. */
  redisUrl: string;
  /** For `connectObjectStore`; the bucket does not exist yet, or is empty. */
  objectStore: { endpoint: string; accessKey: string; secretKey: string; bucket: string; region: string };
  tokens: TestTokens;
  /** Gives it back. Close the clients first. */
  close(): Promise<void>;
}

/** The parts that are open in this file, by name. */
const open = new Set<string>();

/**
 * Opens a separate part of every server, so that suites can run side by side without seeing each other. The files of a service that one
 * worker runs share a part, one after another: it keeps its collections, indexes and queues, and is emptied when it is opened. Every
 * other suite, and a second one at the same time, has a part of its own, which goes when it is closed.
 */
export async function openSuite(): Promise<Suite> {
  const [, service] = /\/services\/([^/]+)\//.exec(expect.getState().testPath ?? '') ?? [];
  // A Jest worker runs one file at a time.
  const worker = Number(process.env.TEST_REDIS_FIRST ?? 0) + Number(process.env.JEST_WORKER_ID ?? 1);
  const shared = service && `test-${service}-${worker}`;
  const isShared = shared !== undefined && !open.has(shared);
  const name = isShared ? shared : `test-${randomBytes(6).toString('hex')}`;
  open.add(name);

  const rabbitmqAdminUrl = setting('TEST_RABBITMQ_ADMIN_URL');
  const rabbitmqUrl = `${setting('TEST_RABBITMQ_URL')}/${name}`;
  const mongoUrl = watchable(databaseUrl(setting('TEST_MONGO_URL'), name));
  const redisUrl = `${setting('TEST_REDIS_URL')}/${worker % 16}`;
  const objectStore = {
    endpoint: setting('TEST_S3_ENDPOINT'),
    accessKey: setting('TEST_S3_ACCESS_KEY'),
    secretKey: setting('TEST_S3_SECRET_KEY'),
    bucket: name,
    region: 'us-east-1',
  };
  const openHost = async () => {
    await manage(rabbitmqAdminUrl, 'PUT', `/api/vhosts/${name}`);
    if (isShared) await emptyQueues(rabbitmqUrl, rabbitmqAdminUrl, name);
  };
  const [tokens] = await Promise.all([
    startTokens(),
    emptyRedis(redisUrl),
    openHost(),
    ...(isShared ? [emptyDatabase(mongoUrl), emptyBucket(objectStore)] : []),
  ]);
  const mongo = mongoose.createConnection(mongoUrl, { autoIndex: false, autoCreate: false });
  return {
    mongoUrl,
    mongo,
    rabbitmqUrl,
    rabbitmqAdminUrl,
    redisUrl,
    objectStore,
    tokens,
    close: async () => {
      open.delete(name);
      await mongo.asPromise();
      await Promise.all([mongo.close(), tokens.close()]);
      if (isShared) return;
      await Promise.all([
        emptyRedis(redisUrl),
        manage(rabbitmqAdminUrl, 'DELETE', `/api/vhosts/${name}`),
        dropDatabase(mongoUrl),
        dropBucket(objectStore),
      ]);
    },
  };
}

/** An address whose connections report their commands, for `watchQueries`. */
function watchable(mongoUrl: string): string {
  const url = new URL(mongoUrl);
  url.searchParams.set('monitorCommands', 'true');
  return url.href;
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

/** Calls RabbitMQ's management API, whose address carries the credentials. Returns its answer, if it has one. */
async function manage(adminUrl: string, method: string, path: string): Promise<unknown> {
  const { origin, username, password } = new URL(adminUrl);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json', connection: 'close' };
  const res = await fetch(origin + path, { method, headers });
  const text = await res.text();
  if (!res.ok) throw new Error(`RabbitMQ answered ${res.status} to ${method} ${path}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}

/** Takes the messages and the bindings of all queues away, which cost more to declare again. */
async function emptyQueues(url: string, adminUrl: string, vhost: string): Promise<void> {
  const bindings = (await manage(adminUrl, 'GET', `/api/bindings/${vhost}`)) as {
    source: string;
    destination: string;
    destination_type: 'queue' | 'exchange';
    routing_key: string;
    arguments: object;
  }[];
  const ofQueues = bindings.filter(({ destination_type: type }) => type === 'queue');
  const connection = await amqp.connect(url);
  const channel = await connection.createChannel();
  await Promise.all(
    // Every queue is bound to the default exchange, by its name.
    ofQueues.map(({ source, destination, routing_key: key, arguments: args }) =>
      source ? channel.unbindQueue(destination, source, key, args) : channel.purgeQueue(destination),
    ),
  );
  await connection.close();
}

async function withDatabase(url: string, use: (connection: mongoose.Connection) => Promise<unknown>): Promise<void> {
  const connection = await mongoose.createConnection(url).asPromise();
  await use(connection);
  await connection.close();
}

const emptyDatabase = (url: string): Promise<void> =>
  withDatabase(url, async (connection) => {
    const collections = await connection.listCollections();
    await Promise.all(collections.map(({ name }) => connection.collection(name).deleteMany({})));
  });

const dropDatabase = (url: string): Promise<void> => withDatabase(url, (connection) => connection.dropDatabase());

const storeOf = ({ endpoint, accessKey, secretKey }: Suite['objectStore']): Client => {
  const { hostname, port } = new URL(endpoint);
  return new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey });
};

/** Removes the objects of a bucket; returns whether there is one. */
async function emptyBucket(store: Suite['objectStore']): Promise<boolean> {
  const client = storeOf(store);
  if (!(await client.bucketExists(store.bucket))) return false;
  const objects: string[] = [];
  for await (const { name } of client.listObjectsV2(store.bucket, '', true)) if (name) objects.push(name);
  if (objects.length > 0) await client.removeObjects(store.bucket, objects);
  return true;
}

async function dropBucket(store: Suite['objectStore']): Promise<void> {
  if (await emptyBucket(store)) await storeOf(store).removeBucket(store.bucket);
}
