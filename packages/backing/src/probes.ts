import { setTimeout as sleep } from 'node:timers/promises';
import amqp from 'amqplib';
import { Redis } from 'ioredis';
import { Client } from 'minio';
import mongoose from 'mongoose';
import type { Role } from './roles.ts';
import type { Backing } from './urls.ts';

const attemptMs = 3_000;
const retryMs = 200;

/** One real exchange with each backing service, with the credentials that the services will use. Throws when it fails. */
const probes: Record<Role, (backing: Backing) => Promise<void>> = {
  async mongo({ mongoUrl }) {
    const client = new mongoose.mongo.MongoClient(mongoUrl, { serverSelectionTimeoutMS: attemptMs });
    try {
      await client.db('admin').command({ listDatabases: 1, nameOnly: true });
    } finally {
      await client.close();
    }
  },
  async rabbitmq({ rabbitmqUrl }) {
    const connection = await amqp.connect(rabbitmqUrl, { timeout: attemptMs });
    await connection.close();
  },
  async redis({ redisUrl }) {
    const client = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null, connectTimeout: attemptMs });
    // connect() rejects with the failure; without a listener it would also be printed.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.ping();
    } finally {
      client.disconnect();
    }
  },
  async s3({ s3Endpoint, s3AccessKey, s3SecretKey }) {
    const url = new URL(s3Endpoint);
    const useSSL = url.protocol === 'https:';
    const client = new Client({
      endPoint: url.hostname,
      port: Number(url.port || (useSSL ? 443 : 80)),
      useSSL,
      accessKey: s3AccessKey,
      secretKey: s3SecretKey,
      region: process.env.S3_REGION ?? 'us-east-1',
    });
    await client.listBuckets();
  },
};

/** Waits until a backing service answers its probe; throws the last failure after `limitMs`. */
export async function untilAnswers(role: Role, backing: Backing, limitMs: number): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      await probes[role](backing);
      return;
    } catch (error) {
      if (Date.now() > end) {
        throw new Error(`${role} does not answer after ${limitMs / 1000} s: ${String(error)}`, { cause: error });
      }
      await sleep(retryMs);
    }
  }
}
