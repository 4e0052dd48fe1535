import {
  dataExportRequested,
  favoritesPersonalDataCollected,
  type PersonalDataPart,
  productDeleted,
  routesByService,
  userDeleted,
} from '@print-shop/contracts';
import { callers, describeAccess, eventually, testService } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { createFavorites } from './app.ts';
import { createFavoriteStore, favoriteModel } from './favorites.store.ts';

const service = testService(createFavorites);

const newId = () => String(new Types.ObjectId());
const like = { userId: callers.customer.id, productId: newId(), isLike: true };

describeAccess({
  routes: routesByService.favorites ?? [],
  app: () => service.app,
  tokens: () => service.suite.tokens,
  rows: {
    listFavorites: { params: { userId: callers.customer.id } },
    addFavorite: { body: like },
    removeFavorite: { body: like },
    removeFavorites: { params: { userId: callers.customer.id } },
  },
});

const send = (userId: string, action: 'add' | 'remove', productId: string) =>
  request(service.app)
    .post(`/api/favorite/${action}`)
    .set('Authorization', `Bearer ${service.suite.tokens.for({ id: userId })}`)
    .send({ userId, productId, isLike: action === 'add' });
const likesOf = async (userId: string) =>
  (
    await request(service.app)
      .get(`/api/favorite/${userId}`)
      .set('Authorization', `Bearer ${service.suite.tokens.for({ id: userId })}`)
  ).body;
const publish = (key: string, data: object) =>
  service.parts.broker.publish({ id: crypto.randomUUID(), key, occurredAt: new Date().toISOString(), data });

describe('favorites', () => {
  it('are liked once however often and fast the heart is pressed, newest first', async () => {
    const [user, first, second] = [newId(), newId(), newId()];
    await send(user, 'add', first);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(user, 'add', second)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await likesOf(user)).toMatchObject([
      { productId: second, isLike: true },
      { productId: first, isLike: true },
    ]);
  });

  it('are all taken back at once, and nobody else loses any', async () => {
    const [user, other, product] = [newId(), newId(), newId()];
    for (const id of [product, newId(), newId()]) await send(user, 'add', id);
    await send(other, 'add', product);
    await request(service.app)
      .delete(`/api/favorite/${user}`)
      .set('Authorization', `Bearer ${service.suite.tokens.for({ id: user })}`)
      .expect(200);
    expect(await likesOf(user)).toEqual([]);
    expect(await likesOf(other)).toMatchObject([{ productId: product }]);
  });

  it('are taken back, also twice', async () => {
    const [user, product] = [newId(), newId()];
    await send(user, 'add', product);
    expect((await send(user, 'remove', product)).body).toEqual({ userId: user, productId: product, isLike: false });
    expect((await send(user, 'remove', product)).status).toBe(200);
    expect(await likesOf(user)).toEqual([]);
  });

  it('are told to who asks for all their data, and only while this service is asked', async () => {
    const [user, product, exportId] = [newId(), newId(), newId()];
    const parts: PersonalDataPart[] = [];
    const events = [favoritesPersonalDataCollected];
    await service.parts.broker.listen({ events, handle: ({ data }) => void parts.push(data) });
    await send(user, 'add', product);
    await publish(dataExportRequested.key, { exportId: newId(), userId: user, services: ['cart'] });
    await publish(dataExportRequested.key, { exportId, userId: user, services: ['favorites'] });
    const rows = [{ productId: product, likedAt: expect.any(String) }];
    await eventually(() =>
      expect(parts).toEqual([{ exportId, userId: user, part: 1, of: 1, section: 'favorites', rows }]),
    );
  });

  it('are told in the order in which they were liked', async () => {
    const model = favoriteModel(service.suite.mongo);
    const userId = newId();
    const liked = Array.from({ length: 5 }, () => ({ _id: new Types.ObjectId(), userId, productId: newId() }));
    // In the database they stand in another order.
    for (const favorite of liked.toReversed()) await model.create(favorite);
    const told = await Array.fromAsync(createFavoriteStore(model).allOf(userId));
    expect(told.map(({ productId }) => productId)).toEqual(liked.map(({ productId }) => productId));
  });

  it('go with the product and with the account', async () => {
    const [user, other, gone, kept] = [newId(), newId(), newId(), newId()];
    for (const [who, product] of [
      [user, gone],
      [user, kept],
      [other, kept],
    ] as const) {
      await send(who, 'add', product);
    }
    await publish(productDeleted.key, { productId: gone, version: 2 });
    await eventually(async () => expect(await likesOf(user)).toMatchObject([{ productId: kept }]));
    await publish(userDeleted.key, { userId: user });
    await eventually(async () => expect(await likesOf(user)).toEqual([]));
    expect(await likesOf(other)).toHaveLength(1);
  });
});
