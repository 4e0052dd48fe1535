import { openSuite, type Suite } from '@print-shop/test-kit';
import { type Connection, Schema } from 'mongoose';
import { createLogger } from './log.ts';
import { connectMongo, insertNew } from './mongo.ts';

let suite: Suite;
let connection: Connection;
beforeAll(async () => {
  suite = await openSuite();
  connection = await connectMongo(suite.mongoUrl, createLogger('test', 'silent'));
});
afterAll(async () => {
  await connection?.close();
  await suite?.close();
});

describe('a list longer than the first batch of a cursor', () => {
  it('arrives in one batch, with no cursor left open', async () => {
    const numbers = connection.model('Number', new Schema({ value: Number }));
    await numbers.insertMany(Array.from({ length: 250 }, (_, value) => ({ value })));
    const listing = numbers.find().sort({ _id: 1 }).limit(200).cursor();
    await listing.next();
    const { cursor } = listing as unknown as { cursor: { id: { isZero(): boolean } | null; bufferedCount(): number } };
    expect(cursor.bufferedCount()).toBe(199);
    expect(cursor.id?.isZero() ?? true).toBe(true);
    await listing.close();
  });
});

it('inserts what is not there yet, and leaves the rest as it is', async () => {
  const notes = connection.model('Note', new Schema({ _id: String, value: Number }, { versionKey: false }));
  const rows = (value: number, ...ids: string[]) => ids.map((_id) => ({ _id, value }));
  await insertNew(notes, rows(1, 'a', 'b'));
  await insertNew(notes, rows(2, 'c', 'a', 'd', 'b', 'e'));
  await insertNew(notes, rows(3, 'a'));
  expect(await notes.find().sort({ _id: 1 }).lean()).toEqual([...rows(1, 'a', 'b'), ...rows(2, 'c', 'd', 'e')]);
});

it('changes a document again where the database aborted that because of another write', async () => {
  const counts = connection.model('Count', new Schema({ _id: String, value: Number }, { versionKey: false }));
  await counts.create({ _id: 'a', value: 1 });
  const aborted = Object.assign(new Error('deadlock detected'), { code: 1 });
  const change = () =>
    counts.findOneAndUpdate({ _id: 'a' }, { $inc: { value: 1 } }, { returnDocument: 'after' }).lean();
  const write = jest.spyOn(counts.collection, 'findOneAndUpdate');
  write.mockRejectedValueOnce(aborted).mockRejectedValueOnce(aborted);
  expect(await change()).toEqual({ _id: 'a', value: 2 });
  write.mockRejectedValueOnce(new Error('another fault'));
  await expect(change()).rejects.toThrow('another fault');
  write.mockRestore();
  expect(await counts.findById('a').lean()).toEqual({ _id: 'a', value: 2 });
});
