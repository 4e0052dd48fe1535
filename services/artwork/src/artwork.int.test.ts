import { routesByService, userDeleted } from '@print-shop/contracts';
import { callers, describeAccess, eventually, testService } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { createArtwork } from './app.ts';

const service = testService(createArtwork);

describeAccess({
  routes: routesByService['artwork'] ?? [],
  app: () => service.app,
  tokens: () => service.suite.tokens,
  rows: {
    listArtwork: { params: { userId: callers.customer.id } },
    addArtwork: { body: { userId: callers.customer.id, text: 'first' } },
  },
});

describe('entries', () => {
  const userId = String(new Types.ObjectId());
  const signedIn = () => ({ Authorization: `Bearer ${service.suite.tokens.for({ id: userId })}` });
  const list = () => request(service.app).get(`/api/artwork/${userId}`).set(signedIn()).expect(200);

  it('are listed newest first, and go with the account', async () => {
    for (const text of ['first', 'second'])
      await request(service.app).post('/api/artwork').set(signedIn()).send({ userId, text }).expect(201);
    expect((await list()).body).toMatchObject([{ text: 'second' }, { text: 'first' }]);
    const { broker } = service.parts;
    const [id, occurredAt] = [crypto.randomUUID(), new Date().toISOString()];
    await broker.publish({ id, key: userDeleted.key, occurredAt, data: { userId } });
    await eventually(async () => expect((await list()).body).toEqual([]));
  });
});
