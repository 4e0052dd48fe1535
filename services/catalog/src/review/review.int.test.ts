import {
  type ChangeRecord,
  catalogChangeRecorded,
  catalogPersonalDataCollected,
  dataExportRequested,
  orderDelivered,
  type PersonalDataPart,
  productUpdated,
  userDeleted,
} from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import sharp from 'sharp';
import request from 'supertest';
import { openCatalog } from '../catalog.fixture.ts';
import { createReviewStore } from './review.store.ts';

let catalog: Awaited<ReturnType<typeof openCatalog>>;
const records: ChangeRecord[] = [];
const updates: { productId: string; rating?: number | undefined; reviewCount?: number | undefined }[] = [];
const parts: PersonalDataPart[] = [];

beforeAll(async () => {
  catalog = await openCatalog({ showDefaultRating: false });
  const { broker } = catalog.parts;
  await broker.listen({ events: [catalogChangeRecorded], handle: ({ data }) => records.push(data) });
  await broker.listen({ events: [productUpdated], handle: ({ data }) => updates.push(data) });
  await broker.listen({ events: [catalogPersonalDataCollected], handle: ({ data }) => parts.push(data) });
  await catalog.asAdmin('post', '/api/product-types').send({ type: 'T-Shirt', category: ['Cotton'] });
});
afterAll(() => catalog?.close());

const newId = () => String(new Types.ObjectId());
const aPerson = (name = 'Asha Rao') => ({ id: newId(), name, email: 'asha@example.com' });
type Person = ReturnType<typeof aPerson>;

const publish = (key: string, data: object) =>
  catalog.parts.broker.publish({ id: crypto.randomUUID(), key, occurredAt: new Date().toISOString(), data });
const as = (person: Person, method: 'get' | 'put' | 'post' | 'delete', path: string) =>
  request(catalog.app)
    [method](path)
    .set('Authorization', `Bearer ${catalog.suite.tokens.for(person)}`);
const mine = (productId: string) => `/api/product/${productId}/reviews/mine`;

/** Somebody who has received the product. */
async function aBuyer(productId: string, name?: string): Promise<Person> {
  const person = aPerson(name);
  await publish(orderDelivered.key, { orderId: newId(), userId: person.id, productIds: [productId] });
  await eventually(async () => {
    expect((await as(person, 'get', mine(productId))).body).toMatchObject({ mayReview: true });
  });
  return person;
}

/** A review by a new buyer. */
async function aReview(productId: string, stars: number, fields: object = {}) {
  const writer = await aBuyer(productId);
  const res = await as(writer, 'put', mine(productId)).send({ stars, ...fields });
  expect(res.status).toBe(200);
  return { writer, id: res.body._id as string };
}

const productOf = async (id: string) => (await request(catalog.app).get(`/api/product/${id}`)).body;
const listOf = async (id: string, sort = 'newest') =>
  (await request(catalog.app).get(`/api/product/${id}/reviews?sort=${sort}`)).body;
const aPicture = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
async function upload(person: Person, background = '#c2185b'): Promise<string> {
  const res = await as(person, 'post', '/api/product-reviews/pictures').attach(
    'image',
    await aPicture(background),
    'a.png',
  );
  expect(res.status).toBe(201);
  return res.body.url;
}
const isStored = async (url: string): Promise<boolean> =>
  catalog.objects.client.statObject(catalog.objects.bucket, url.replace('/media/', '')).then(
    () => true,
    () => false,
  );

describe('a review', () => {
  it('is refused to whoever has not received the product, and stores nothing', async () => {
    const { _id } = await catalog.addProduct();
    const stranger = aPerson();
    expect((await as(stranger, 'get', mine(_id))).body).toEqual({ mayReview: false });
    const refused = await as(stranger, 'put', mine(_id)).send({ stars: 5 });
    expect([refused.status, refused.body.code]).toEqual([403, 'not-received']);
    expect(await listOf(_id)).toEqual({ starCounts: [0, 0, 0, 0, 0], reviews: [] });
  });

  it('is open to whoever received it by an event of an earlier release, which names no products', async () => {
    const { _id } = await catalog.addProduct();
    const [person, orderId] = [aPerson(), newId()];
    const reserved = { state: 'reserved' as const, wanted: [{ productId: _id, quantity: 1 }], holdIds: [], outbox: [] };
    await catalog.models.reservations.create({ _id: new Types.ObjectId(orderId), ...reserved });
    await publish(orderDelivered.key, { orderId, userId: person.id });
    await eventually(async () => expect((await as(person, 'get', mine(_id))).body.mayReview).toBe(true));
  });

  it('shows the first name only, and one per person however often it is sent', async () => {
    const { _id } = await catalog.addProduct();
    const buyer = await aBuyer(_id, 'Asha Rao');
    const both = await Promise.all(
      [3, 4].map((stars) => as(buyer, 'put', mine(_id)).send({ stars, text: '  Sharp print.  ' })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { reviews } = await listOf(_id);
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
    const res = await as(await aBuyer(_id), 'put', mine(_id)).send(body);
    expect(res.status).toBe(400);
    if (message) expect(res.body.message).toBe(message);
  });

  it('of a product that is gone cannot be written', async () => {
    const { _id } = await catalog.addProduct();
    const buyer = await aBuyer(_id);
    await catalog.asAdmin('delete', `/api/product/${_id}`);
    expect((await as(buyer, 'put', mine(_id)).send({ stars: 5 })).status).toBe(404);
  });

  it('is limited per person', async () => {
    const { _id } = await catalog.addProduct();
    const buyer = await aBuyer(_id);
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) statuses.push((await as(buyer, 'put', mine(_id)).send({ stars: 5 })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the rating of a product', () => {
  it('is missing before the first review, where no default is shown', async () => {
    const { _id } = await catalog.addProduct();
    const product = await productOf(_id);
    expect(product).toMatchObject({ reviewCount: 0 });
    expect(product).not.toHaveProperty('rating');
    expect(product).not.toHaveProperty('hasDefaultRating');
  });

  it('follows each review that is written, changed, hidden, shown or removed, and is published', async () => {
    const { _id } = await catalog.addProduct();
    const first = await aReview(_id, 5);
    await aReview(_id, 2);
    expect(await productOf(_id)).toMatchObject({ rating: 3.5, reviewCount: 2 });
    await as(first.writer, 'put', mine(_id)).send({ stars: 4 });
    expect(await productOf(_id)).toMatchObject({ rating: 3, reviewCount: 2 });
    await catalog.asAdmin('put', `/api/product-reviews/${first.id}/hide`).send({ reason: 'Names a person' });
    expect(await productOf(_id)).toMatchObject({ rating: 2, reviewCount: 1 });
    await catalog.asAdmin('put', `/api/product-reviews/${first.id}/show`);
    expect(await productOf(_id)).toMatchObject({ rating: 3, reviewCount: 2 });
    await as(first.writer, 'delete', mine(_id));
    expect(await productOf(_id)).toMatchObject({ rating: 2, reviewCount: 1 });
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
    const buyers = await Promise.all(Array.from({ length: 12 }, () => aBuyer(_id)));
    const writes = buyers.map((buyer, n) => as(buyer, 'put', mine(_id)).send({ stars: (n % 5) + 1 }));
    const change = catalog.asAdmin('put', `/api/product/${_id}`).send({ price: 410 });
    expect((await Promise.all([...writes, change])).map(({ status }) => status)).toEqual(Array(13).fill(200));
    await Promise.all(buyers.slice(0, 6).map((buyer) => as(buyer, 'delete', mine(_id))));
    expect((await listOf(_id)).starCounts).toEqual([1, 2, 1, 1, 1]);
    expect(await productOf(_id)).toMatchObject({ price: 410, reviewCount: 6, rating: 2.8 });
  });

  it('is counted later when the process that stored the review could not count it', async () => {
    const { _id } = await catalog.addProduct();
    const store = createReviewStore(catalog.models.reviews, catalog.relay);
    await store.save(newId(), _id, { name: 'Asha', stars: 4, text: '', pictures: [] });
    await eventually(async () => expect(await productOf(_id)).toMatchObject({ rating: 4, reviewCount: 1 }));
  });

  it('does not tell an editor of the product that somebody else changed it', async () => {
    const { _id, updatedAt } = await catalog.addProduct();
    await aReview(_id, 5);
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
    for (const stars of [3, 5, 1]) await aReview(_id, stars);
    const starsOf = async (sort: string) =>
      (await listOf(_id, sort)).reviews.map(({ stars }: { stars: number }) => stars);
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
    const buyer = await aBuyer(_id);
    const [kept, dropped, never] = [await upload(buyer), await upload(buyer), await upload(buyer)];
    expect(kept).toMatch(/^\/media\/reviews\/[0-9a-f]{24}\/\d+\.webp$/);
    await as(buyer, 'put', mine(_id))
      .send({ stars: 5, pictures: [kept, dropped] })
      .expect(200);
    const thief = await aBuyer(_id);
    const stolen = await as(thief, 'put', mine(_id)).send({ stars: 5, pictures: [kept] });
    expect([stolen.status, stolen.body.code]).toEqual([400, 'unknown-review-picture']);
    await as(buyer, 'put', mine(_id))
      .send({ stars: 5, pictures: [kept] })
      .expect(200);

    await catalog.sweepPictures(new Date());
    expect(await Promise.all([kept, dropped, never].map(isStored))).toEqual([true, false, true]);
    await catalog.sweepPictures(new Date(Date.now() + 25 * 3_600_000));
    expect(await Promise.all([kept, dropped, never].map(isStored))).toEqual([true, false, false]);
    expect((await listOf(_id)).reviews[0].pictures).toEqual([kept]);
  });

  it('are refused when the bytes are no picture', async () => {
    const res = await as(aPerson(), 'post', '/api/product-reviews/pictures').attach(
      'image',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'harmless.png',
    );
    expect(res.status).toBe(415);
  });

  it('are at most four', async () => {
    const { _id } = await catalog.addProduct();
    const pictures = Array.from({ length: 5 }, (_, n) => `/media/reviews/${String(n).repeat(24)}/640.webp`);
    expect((await as(await aBuyer(_id), 'put', mine(_id)).send({ stars: 5, pictures })).status).toBe(400);
  });
});

describe('staff', () => {
  it('answer, hide with a reason that only the writer sees, and show again; each is recorded', async () => {
    const { _id } = await catalog.addProduct();
    const { writer, id } = await aReview(_id, 2, { text: 'Colours are pale.' });
    const path = `/api/product-reviews/${id}`;
    const answered = await catalog.asAdmin('put', `${path}/answer`).send({ text: 'We print it again.' });
    expect(answered.body).toMatchObject({
      productName: 'Round-neck cotton tee',
      answer: { text: 'We print it again.' },
    });
    expect((await listOf(_id)).reviews[0].answer.text).toBe('We print it again.');
    const noReason = await catalog.asAdmin('put', `${path}/hide`).send({ reason: ' ' });
    expect([noReason.status, noReason.body.message]).toEqual([400, 'Please give a reason.']);
    await catalog.asAdmin('put', `${path}/hide`).send({ reason: 'Names a person' }).expect(200);
    expect((await listOf(_id)).reviews).toEqual([]);
    expect((await as(writer, 'get', mine(_id))).body.review.hidden.reason).toBe('Names a person');
    await catalog.asAdmin('put', `${path}/show`).expect(200);
    await catalog.asAdmin('put', `${path}/answer`).send({ text: '' }).expect(200);
    const [shown] = (await listOf(_id)).reviews;
    expect(shown).not.toHaveProperty('answer');
    expect(shown).not.toHaveProperty('hidden');
    await eventually(() => {
      const of = records.filter((record) => record.id === id);
      expect(of.map(({ kind, action, by }) => [kind, action, by.name])).toEqual(
        ['answered', 'hidden', 'shown', 'answer-removed'].map((action) => ['review', action, callers.owner.name]),
      );
      expect(of[1]?.changes).toEqual([
        { field: 'hidden', before: 'no', after: 'yes' },
        { field: 'reason', before: '', after: 'Names a person' },
      ]);
    });
  });

  it('keep a review hidden that its writer removes and writes again', async () => {
    const { _id } = await catalog.addProduct();
    const { writer, id } = await aReview(_id, 1, { text: 'Rude words' });
    await catalog.asAdmin('put', `/api/product-reviews/${id}/hide`).send({ reason: 'Rude' });
    await as(writer, 'delete', mine(_id)).expect(200);
    const again = await as(writer, 'put', mine(_id)).send({ stars: 1, text: 'Rude words' });
    expect(again.body.hidden.reason).toBe('Rude');
    expect((await listOf(_id)).reviews).toEqual([]);
  });

  it('list all, unanswered, hidden and low reviews', async () => {
    await catalog.models.reviews.deleteMany({});
    const { _id } = await catalog.addProduct();
    const [good, bad, hidden] = [await aReview(_id, 5), await aReview(_id, 1), await aReview(_id, 4)];
    await catalog.asAdmin('put', `/api/product-reviews/${bad.id}/answer`).send({ text: 'Sorry!' });
    await catalog.asAdmin('put', `/api/product-reviews/${hidden.id}/hide`).send({ reason: 'Advertising' });
    const idsOf = async (show: string) => {
      const res = await as({ ...callers.catalogue }, 'get', `/api/product-reviews?show=${show}`);
      return res.body.map((review: { _id: string }) => review._id);
    };
    expect(await idsOf('all')).toEqual([hidden.id, bad.id, good.id]);
    expect(await idsOf('unanswered')).toEqual([good.id]);
    expect(await idsOf('hidden')).toEqual([hidden.id]);
    expect(await idsOf('low')).toEqual([bad.id]);
  });

  it('cannot change a review that its writer has removed', async () => {
    const { _id } = await catalog.addProduct();
    const { writer, id } = await aReview(_id, 5);
    await as(writer, 'delete', mine(_id));
    expect((await as(writer, 'delete', mine(_id))).status).toBe(404);
    expect((await catalog.asAdmin('put', `/api/product-reviews/${id}/answer`).send({ text: 'Hi' })).status).toBe(404);
  });
});

describe('the data of a person', () => {
  it('is exported: what they wrote and what they received', async () => {
    const { _id } = await catalog.addProduct();
    const { writer } = await aReview(_id, 5, { text: 'Lovely' });
    const exportId = newId();
    await publish(dataExportRequested.key, { exportId, userId: writer.id, services: ['catalog'] });
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
    const writer = await aBuyer(_id);
    const url = await upload(writer);
    await as(writer, 'put', mine(_id))
      .send({ stars: 1, text: 'Secret', pictures: [url] })
      .expect(200);
    await publish(userDeleted.key, { userId: writer.id });
    await eventually(async () => expect(await productOf(_id)).toMatchObject({ reviewCount: 0 }));
    expect(await catalog.quietModels.received.countDocuments({ userId: writer.id })).toBe(0);
    expect(JSON.stringify(await catalog.models.reviews.find({ userId: writer.id }).lean())).not.toContain('Secret');
    await eventually(async () => {
      await catalog.sweepPictures(new Date());
      expect(await isStored(url)).toBe(false);
    });
  });
});
