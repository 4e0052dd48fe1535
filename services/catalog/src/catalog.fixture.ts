import { createRelay } from '@print-shop/messaging';
import { connectObjectStore, createWorks } from '@print-shop/service-kit';
import { callers, connectParts, openSuite } from '@print-shop/test-kit';
import request from 'supertest';
import { createCatalog } from './app.ts';
import type { FetchPicture } from './import/fetch-picture.ts';
import { models, quietModels } from './models.ts';
import { createPictureStore } from './product/picture.store.ts';
import { createReviewStore } from './review/review.store.ts';
import { createReviewPictureStore } from './review/review-picture.store.ts';

/** A catalog on real servers for one test file, with helpers for the tests. */
export async function openCatalog({
  showDefaultRating = true,
  fetchPicture,
}: {
  showDefaultRating?: boolean;
  fetchPicture?: FetchPicture;
} = {}) {
  const suite = await openSuite();
  const parts = await connectParts(suite);
  const catalog = models(parts.mongo);
  const relay = createRelay({ ...parts, models: Object.values(catalog) });
  parts.onClose('relay', () => relay.close());
  const objects = await connectObjectStore(suite.objectStore, parts.logger);
  const quiet = quietModels(parts.mongo);
  const app = await createCatalog({
    ...parts,
    relay,
    objects,
    models: catalog,
    quietModels: quiet,
    lowStock: 10,
    uploadsPerStaff: 60,
    showDefaultRating,
    boughtTogetherMinOrders: 3,
    ...(fetchPicture ? { fetchPicture } : {}),
  });
  const adminToken = suite.tokens.for(callers.owner);

  const asAdmin = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
    request(app)[method](path).set('Authorization', `Bearer ${adminToken}`);

  return {
    suite,
    parts,
    models: models(suite.mongo),
    quietModels: quietModels(suite.mongo),
    relay,
    objects,
    works: createWorks(parts),
    app,
    asAdmin,
    /** Removes the pictures of reviews that are not in use at this time. */
    sweepPictures: async (now: Date) => {
      const pictures = createReviewPictureStore(quiet.reviewPictures, createPictureStore(objects, 'reviews'), objects);
      const { usesPicture } = createReviewStore(catalog.reviews, relay);
      for (const url of await pictures.listDue(now, 100, [])) await pictures.removeUnused(url, usesPicture, now);
    },
    /** Adds a product; its type must exist. */
    async addProduct(fields: object = {}): Promise<{ _id: string; name: string; stock: number; updatedAt: string }> {
      const res = await asAdmin('post', '/api/product').send({ ...productFields, ...fields });
      expect(res.body).toMatchObject({ _id: expect.any(String) });
      return res.body;
    },
    async close() {
      try {
        await parts.close();
      } finally {
        await suite.close();
      }
    },
  };
}

export const productFields = {
  name: 'Round-neck cotton tee',
  price: 349.5,
  category: 'Cotton',
  type: 'T-Shirt',
  description: '180 gsm combed cotton, printed front or back.',
  images: ['/media/products/0123456789abcdef01234567/1280.webp'],
  stock: 25,
};
