import { createRelay } from '@print-shop/messaging';
import { connectObjectStore } from '@print-shop/service-kit';
import { callers, connectParts, openSuite } from '@print-shop/test-kit';
import request from 'supertest';
import { createCatalog, models } from './app.ts';

/** A catalog on real servers for one test file, with helpers for the tests. */
export async function openCatalog() {
  const suite = await openSuite();
  const parts = await connectParts(suite);
  const catalog = models(parts.mongo);
  const relay = createRelay({ ...parts, models: Object.values(catalog) });
  parts.onClose('relay', () => relay.close());
  const objects = await connectObjectStore(suite.objectStore, parts.logger);
  const app = await createCatalog({ ...parts, models: catalog, relay, objects, lowStock: 10, uploadsPerStaff: 60 });
  const adminToken = suite.tokens.for(callers.owner);

  const asAdmin = (method: 'post' | 'put' | 'delete', path: string) =>
    request(app)[method](path).set('Authorization', `Bearer ${adminToken}`);

  return {
    suite,
    parts,
    models: catalog,
    relay,
    objects,
    app,
    asAdmin,
    /** Adds a product; its type must exist. */
    async addProduct(fields: object = {}): Promise<{ _id: string; name: string; stock: number; updatedAt: string }> {
      const res = await asAdmin('post', '/api/product').send({ ...productFields, ...fields });
      expect(res.body).toMatchObject({ _id: expect.any(String) });
      return res.body;
    },
    async close() {
      await parts.close();
      await suite.close();
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
