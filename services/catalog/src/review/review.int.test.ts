import {
  catalogPersonalDataCollected,
  dataExportRequested,
  orderDelivered,
  type PersonalDataPart,
  productUpdated,
  userDeleted,
} from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { aPerson, mine, newId, openReviews } from './review.fixture.ts';
import { createReviewStore } from './review.store.ts';

let shop: Awaited<ReturnType<typeof openReviews>>;
let catalog: typeof shop.catalog;
const updates: { productId: string; rating?: number | undefined; reviewCount?: number | undefined }[] = [];
const parts: PersonalDataPart[] = [];

beforeAll(async () => {
  shop = await openReviews();
  catalog = shop.catalog;
  const { broker } = catalog.parts;
  await broker.listen({ events: [productUpdated], handle: ({ data }) => updates.push(data) });
  await broker.listen({ events: [catalogPersonalDataCollected], handle: ({ data }) => parts.push(data) });
});
afterAll(() => catalog?.close());

describe('a review', () => {
  it('is refused to whoever has not received the product, and stores nothing', async () => {
    const { _id } = await catalog.addProduct();
    const stranger = aPerson();
    expect((await shop.as(stranger, 'get', mine(_id))).body).toEqual({ mayReview: false });
    const refused = await shop.as(stranger, 'put', mine(_id)).send({ stars: 5 });
    expect([refused.status, refused.body.code]).toEqual([403, 'not-received']);
    expect(await shop.listOf(_id)).toEqual({ starCounts: [0, 0, 0, 0, 0], reviews: [] });
  });

  it('is open to whoever received it by an event of an earlier release, which names no products', async () => {
    const { _id } = await catalog.addProduct();
    const [person, orderId] = [aPerson(), newId()];
    const reserved = { state: 'reserved' as const, wanted: [{ productId: _id, quantity: 1 }], holdIds: [], outbox: [] };
    await catalog.models.reservations.create({ _id: new Types.ObjectId(orderId), ...reserved });
    await shop.publish(orderDelivered.key, { orderId, userId: person.id });
    await eventually(async () => expect((await shop.as(person, 'get', mine(_id))).body.mayReview).toBe(true));
  });

  it('shows the first name only, and one per person however often it is sent', async () => {
    const { _id } = await catalog.addProduct();
    const buyer = await shop.aBuyer(_id, 'Asha Rao');
    const both = await Promise.all(
      [3, 4].map((stars) => shop.as(buyer, 'put', mine(_id)).send({ stars, text: '  Sharp print.  ' })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { reviews } = await shop.listOf(_id);
    expect(reviews).toEqual([
      expect.objectContaining({ name: 'Asha', text: 'Sharp print.', stars: expect.any(Number), pictures: [] }),
    ]);
    expect(JSON.stringify(reviews)).not.toMatch(new RegExp(`Rao|example|${buyer.id}`));
  });

  it.each([
    [{ stars: 0 }, 'Please choose one to five stars.'],
    [{ stars: 4.5 }, 'Please choose one to five stars.'],
    [{ text: 'Good' }, 'Please choose one to five stars.'],
    [{ stars: 4, text: 'x'.repeat(2001) }, undefined],
    [{ stars: 4, pictures: ['https://elsewhere.example/a.webp'] }, undefined],
  ])('%j is refused', async (body, message) => {
    const { _id } = await catalog.addProduct();
    const res = await shop.as(await shop.aBuyer(_id), 'put', mine(_id)).send(body);
    expect(res.status).toBe(400);
    if (message) expect(res.body.message).toBe(message);
  });

  it('of a product that is gone cannot be written', async () => {
    const { _id } = await catalog.addProduct();
    const buyer = await shop.aBuyer(_id);
    await catalog.asAdmin('delete', `/api/product/${_id}`);
    expect((await shop.as(buyer, 'put', mine(_id)).send({ stars: 5 })).status).toBe(404);
  });

  it('is limited per person', async () => {
    const { _id } = await catalog.addProduct();
    const buyer = await shop.aBuyer(_id);
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await shop.as(buyer, 'put', mine(_id)).send({ stars: 5 })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the rating of a product', () => {
  it('is missing before the first review, where no default is shown', async () => {
    const { _id } = await catalog.addProduct();
    const product = await shop.productOf(_id);
    expect(product).toMatchObject({ reviewCount: 0 });
    expect(product).not.toHaveProperty('rating');
    expect(product).not.toHaveProperty('hasDefaultRating');
  });

  it('follows each review that is written, changed, hidden, shown or removed, and is published', async () => {
    const { _id } = await catalog.addProduct();
    const first = await shop.aReview(_id, 5);
    await shop.aReview(_id, 2);
    expect(await shop.productOf(_id)).toMatchObject({ rating: 3.5, reviewCount: 2 });
    await shop.as(first.writer, 'put', mine(_id)).send({ stars: 4 });
    expect(await shop.productOf(_id)).toMatchObject({ rating: 3, reviewCount: 2 });
    await catalog.asAdmin('put', `/api/product-reviews/${first.id}/hide`).send({ reason: 'Names a person' });
    expect(await shop.productOf(_id)).toMatchObject({ rating: 2, reviewCount: 1 });
    await catalog.asAdmin('put', `/api/product-reviews/${first.id}/show`);
    expect(await shop.productOf(_id)).toMatchObject({ rating: 3, reviewCount: 2 });
    await shop.as(first.writer, 'delete', mine(_id));
    expect(await shop.productOf(_id)).toMatchObject({ rating: 2, reviewCount: 1 });
    await eventually(() => {
      const published = updates.filter(({ productId }) => productId === _id);
      expect(published.map(({ rating, reviewCount }) => [rating, reviewCount])).toEqual([
        [5, 1],
        [3.5, 2],
        [3, 2],
        [2, 1],
        [3, 2],
        [2, 1],
      ]);
    });
  });

  it('is exact when many write at the same time, and staff change the product meanwhile', async () => {
    const { _id } = await catalog.addProduct();
    const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.aBuyer(_id)));
    const writes = buyers.map((buyer, n) => shop.as(buyer, 'put', mine(_id)).send({ stars: (n % 5) + 1 }));
    const change = catalog.asAdmin('put', `/api/product/${_id}`).send({ price: 410 });
    expect((await Promise.all([...writes, change])).map(({ status }) => status)).toEqual(Array(13).fill(200));
    await Promise.all(buyers.slice(0, 6).map((buyer) => shop.as(buyer, 'delete', mine(_id))));
    expect((await shop.listOf(_id)).starCounts).toEqual([1, 2, 1, 1, 1]);
    expect(await shop.productOf(_id)).toMatchObject({ price: 410, reviewCount: 6, rating: 2.8 });
  });

  it('is counted later when the process that stored the review could not count it', async () => {
    const { _id } = await catalog.addProduct();
    const store = createReviewStore(catalog.models.reviews, catalog.relay);
    await store.save(newId(), _id, { name: 'Asha', stars: 4, text: '', pictures: [] });
    await eventually(async () => expect(await shop.productOf(_id)).toMatchObject({ rating: 4, reviewCount: 1 }));
  });

  it('does not tell an editor of the product that somebody else changed it', async () => {
    const { _id, updatedAt } = await catalog.addProduct();
    await shop.aReview(_id, 5);
    const saved = await catalog
      .asAdmin('put', `/api/product/${_id}`)
      .send({ price: 420, expectedUpdatedAt: updatedAt });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ price: 420, rating: 5, reviewCount: 1 });
  });
});

describe('the list of reviews', () => {
  it('is paged, counts the stars, and comes newest, best or worst first', async () => {
    const { _id } = await catalog.addProduct();
    for (const stars of [3, 5, 1]) await shop.aReview(_id, stars);
    const starsOf = async (sort: string) =>
      (await shop.listOf(_id, sort)).reviews.map(({ stars }: { stars: number }) => stars);
    expect(await starsOf('newest')).toEqual([1, 5, 3]);
    expect(await starsOf('best')).toEqual([5, 3, 1]);
    expect(await starsOf('worst')).toEqual([1, 3, 5]);
    const page = await request(catalog.app).get(`/api/product/${_id}/reviews?limit=2&page=2`);
    expect([page.body.reviews.length, page.headers['x-total-count']]).toEqual([1, '3']);
    expect(page.body.starCounts).toEqual([1, 0, 1, 0, 1]);
  });

  it('is 404 for a product that does not exist', async () => {
    expect((await request(catalog.app).get(`/api/product/${newId()}/reviews`)).status).toBe(404);
  });
});

describe('pictures of a review', () => {
  it('are encoded again, belong to who uploaded them, and go when no review uses them', async () => {
    const { _id } = await catalog.addProduct();
    const buyer = await shop.aBuyer(_id);
    const [kept, dropped, never] = [await shop.upload(buyer), await shop.upload(buyer), await shop.upload(buyer)];
    expect(kept).toMatch(/^\/media\/reviews\/[0-9a-f]{24}\/\d+\.webp$/);
    await shop
      .as(buyer, 'put', mine(_id))
      .send({ stars: 5, pictures: [kept, dropped] })
      .expect(200);
    const thief = await shop.aBuyer(_id);
    const stolen = await shop.as(thief, 'put', mine(_id)).send({ stars: 5, pictures: [kept] });
    expect([stolen.status, stolen.body.code]).toEqual([400, 'unknown-review-picture']);
    await shop
      .as(buyer, 'put', mine(_id))
      .send({ stars: 5, pictures: [kept] })
      .expect(200);

    await catalog.sweepPictures(new Date());
    expect(await Promise.all([kept, dropped, never].map(shop.isStored))).toEqual([true, false, true]);
    await catalog.sweepPictures(new Date(Date.now() + 25 * 3_600_000));
    expect(await Promise.all([kept, dropped, never].map(shop.isStored))).toEqual([true, false, false]);
    expect((await shop.listOf(_id)).reviews[0].pictures).toEqual([kept]);
  });

  it('are refused when the bytes are no picture', async () => {
    const res = await shop
      .as(aPerson(), 'post', '/api/product-reviews/pictures')
      .attach(
        'image',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'harmless.png',
      );
    expect(res.status).toBe(415);
  });

  it('are at most four', async () => {
    const { _id } = await catalog.addProduct();
    const pictures = Array.from({ length: 5 }, (_, n) => `/media/reviews/${String(n).repeat(24)}/640.webp`);
    expect((await shop.as(await shop.aBuyer(_id), 'put', mine(_id)).send({ stars: 5, pictures })).status).toBe(400);
  });
});

describe('the data of a person', () => {
  it('is exported: what they wrote and what they received', async () => {
    const { _id } = await catalog.addProduct();
    const { writer } = await shop.aReview(_id, 5, { text: 'Lovely' });
    const exportId = newId();
    await shop.publish(dataExportRequested.key, { exportId, userId: writer.id, services: ['catalog'] });
    await eventually(() => {
      const own = parts.filter((part) => part.exportId === exportId);
      expect(own.map(({ section, rows }) => [section, rows])).toEqual([
        ['reviews', [expect.objectContaining({ product: _id, stars: 5, text: 'Lovely' })]],
        ['receivedProducts', [expect.objectContaining({ productId: _id })]],
      ]);
    });
  });

  it('goes with the account: review, pictures and what was received', async () => {
    const { _id } = await catalog.addProduct();
    const writer = await shop.aBuyer(_id);
    const url = await shop.upload(writer);
    await shop
      .as(writer, 'put', mine(_id))
      .send({ stars: 1, text: 'Secret', pictures: [url] })
      .expect(200);
    await shop.publish(userDeleted.key, { userId: writer.id });
    await eventually(async () => expect(await shop.productOf(_id)).toMatchObject({ reviewCount: 0 }));
    expect(await catalog.quietModels.received.countDocuments({ userId: writer.id })).toBe(0);
    expect(JSON.stringify(await catalog.models.reviews.find({ userId: writer.id }).lean())).not.toContain('Secret');
    await eventually(async () => {
      await catalog.sweepPictures(new Date());
      expect(await shop.isStored(url)).toBe(false);
    });
  });
});
