import { openSuite } from '@print-shop/test-kit';
import mongoose from 'mongoose';
import { databaseUsersOf, ensureDatabaseUsers } from './database-users.ts';

let suite: Awaited<ReturnType<typeof openSuite>>;
beforeAll(async () => {
  suite = await openSuite();
});
afterAll(() => suite?.close());

it('the user of a service may use its database, also after its password was renewed', async () => {
  const users = databaseUsersOf(suite.mongoUrl, ['cart', 'shop'], `users-${suite.mongo.name}`);
  await ensureDatabaseUsers(suite.mongoUrl, users);
  const { areSeparate } = await ensureDatabaseUsers(suite.mongoUrl, users);
  const { ferretdb } = (await suite.mongo.db?.command({ buildInfo: 1 })) ?? {};
  expect(areSeparate).toBe(ferretdb === undefined);
  for (const { url } of users) {
    const connection = await mongoose.createConnection(url).asPromise();
    await connection.collection('any').insertOne({});
    expect(await connection.collection('any').countDocuments()).toBe(1);
    await connection.dropDatabase();
    await connection.close();
  }
});

it('says what the server refuses', async () => {
  const url = new URL(suite.mongoUrl);
  url.password = 'wrong';
  const users = databaseUsersOf(url.href, ['cart']);
  await expect(ensureDatabaseUsers(url.href, users)).rejects.toThrow('Authentication failed');
});
