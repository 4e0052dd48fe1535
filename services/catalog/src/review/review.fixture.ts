import { orderDelivered } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import sharp from 'sharp';
import request from 'supertest';
import { openCatalog } from '../catalog.fixture.ts';

export const newId = () => String(new Types.ObjectId());
export const aPerson = (name = 'Asha Rao') => ({ id: newId(), name, email: 'asha@example.com' });
type Person = ReturnType<typeof aPerson>;

const aPicture = (background: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();

/** The address of a person's own review of a product. */
export const mine = (productId: string) => `/api/product/${productId}/reviews/mine`;

/** A catalog that shows no default ratings, with what its buyers and visitors do. */
export async function openReviews() {
  const catalog = await openCatalog({ showDefaultRating: false });
  await catalog.asAdmin('post', '/api/product-types').send({ type: 'T-Shirt', category: ['Cotton'] });

  const publish = (key: string, data: object) =>
    catalog.parts.broker.publish({ id: crypto.randomUUID(), key, occurredAt: new Date().toISOString(), data });
  const as = (
    person: Parameters<typeof catalog.suite.tokens.for>[0],
    method: 'get' | 'put' | 'post' | 'delete',
    path: string,
  ) =>
    request(catalog.app)
      [method](path)
      .set('Authorization', `Bearer ${catalog.suite.tokens.for(person)}`);

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

  async function upload(person: Person, background = '#c2185b'): Promise<string> {
    const picture = await aPicture(background);
    const res = await as(person, 'post', '/api/product-reviews/pictures').attach('image', picture, 'a.png');
    expect(res.status).toBe(201);
    return res.body.url;
  }

  return {
    catalog,
    publish,
    as,
    aBuyer,
    aReview,
    upload,
    productOf: async (id: string) => (await request(catalog.app).get(`/api/product/${id}`)).body,
    listOf: async (id: string, sort = 'newest') =>
      (await request(catalog.app).get(`/api/product/${id}/reviews?sort=${sort}`)).body,
    isStored: async (url: string): Promise<boolean> =>
      catalog.objects.client.statObject(catalog.objects.bucket, url.replace('/media/', '')).then(
        () => true,
        () => false,
      ),
  };
}
