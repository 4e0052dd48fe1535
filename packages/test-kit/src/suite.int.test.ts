import amqp from 'amqplib';
import { Redis } from 'ioredis';
import { Client } from 'minio';
import mongoose from 'mongoose';
import { openSuite } from './suite.ts';

describe('a suite', () => {
  it('has its own empty corner of every server and leaves nothing behind', async () => {
    const suite = await openSuite();
    const connection = await mongoose.createConnection(suite.mongoUrl).asPromise();
    const inserted = await connection.collection('things').insertOne({ n: 1 });
    expect(inserted.acknowledged).toBe(true);
    await connection.close();

    const broker = await amqp.connect(suite.rabbitmqUrl);
    const channel = await broker.createChannel();
    await channel.assertQueue('q', { durable: true, arguments: { 'x-queue-type': 'quorum' } });
    await broker.close();

    const redis = new Redis(suite.redisUrl);
    expect(await redis.dbsize()).toBe(0);
    await redis.quit();

    const { endpoint, bucket, ...keys } = suite.objectStore;
    const { hostname, port } = new URL(endpoint);
    const client = new Client({ endPoint: hostname, port: Number(port), useSSL: false, ...keys });
    await client.makeBucket(bucket);
    await client.putObject(bucket, 'a/b.txt', 'hello');
    await suite.close();
    expect(await client.bucketExists(bucket)).toBe(false);
  });
});
