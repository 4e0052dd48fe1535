import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openSuite, type Suite } from '@print-shop/test-kit';
import mongoose, { type Connection, Types } from 'mongoose';
import { dump, restore } from './backup.ts';

let suite: Suite;
let connection: Connection;
beforeAll(async () => {
  suite = await openSuite();
  connection = await mongoose.createConnection(suite.mongoUrl, { autoCreate: false }).asPromise();
});
afterAll(async () => {
  await connection?.close();
  await suite?.close();
});

const database = () => {
  if (!connection.db) throw new Error('not connected');
  return connection.db;
};

async function dumped(): Promise<string> {
  const to = new PassThrough();
  const whole = text(to);
  await dump(database(), to);
  to.end();
  return whole;
}

const at = new Date('2026-05-01T10:00:00.123Z');
const orders = Array.from({ length: 1_200 }, (_, n) => ({
  _id: new Types.ObjectId(),
  n,
  at,
  pricePaise: n * 100,
  lines: [{ name: 'कप', isPaid: n % 2 === 0, none: null }],
}));

describe('a backup of a database', () => {
  it('brings every document back as it was, with its types', async () => {
    await database().collection<(typeof orders)[number]>('orders').insertMany(orders);
    await database().collection('carts').insertOne({ total: 1.5 });
    const before = await database().collection('orders').find().sort({ n: 1 }).toArray();
    const backup = await dumped();
    await database()
      .collection('orders')
      .updateMany({}, { $set: { lines: [] } });
    await expect(restore(database(), Readable.from([backup]))).rejects.toThrow('is not empty');
    expect(await restore(database(), Readable.from([backup]), { replace: true })).toBe(1_201);
    expect(await database().collection('orders').find().sort({ n: 1 }).toArray()).toEqual(before);
    expect(before[7]).toMatchObject({ _id: orders[7]?._id, at });
  });
});
