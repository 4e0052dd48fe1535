import {
  billingChangeRecorded,
  catalogChangeRecorded,
  changeRecord,
  pricingUpdated,
  productCreated,
  productDeleted,
  productUpdated,
  reviewChanged,
  stockReleased,
  stockReserved,
} from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { type OwnBroker, startOwnBroker } from '@print-shop/test-kit/containers';
import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';
import { type StubService, sendJson } from './stub-service.fixture.ts';

let shop: TestShop;
let gateway: Gateway;
let catalog: StubService;

const id = '65f0c0ffee65f0c0ffee65f0';
const otherId = '65f0c0ffee65f0c0ffee65f1';
const snapshot = {
  productId: id,
  version: 2,
  name: 'Photo mug',
  type: 'Mugs & Bottles',
  image: '/media/x.webp',
  pricePaise: 400_00,
  happyHourDiscount: 0,
  sizes: [],
  colors: [],
  isCustomizable: true,
};

beforeAll(async () => {
  shop = await openShop();
  gateway = await shop.startGateway();
  catalog = shop.stub('catalog');
});
beforeEach(async () => {
  // Empties the cache between tests; a refused write would not.
  shop.reset();
  for (const path of ['/api/product', '/api/pricing/update']) await gateway.send(path, { method: 'POST' });
  shop.reset();
});
afterAll(() => shop?.close());

/** How many requests for a path a service received. */
const times = (stub: StubService, path: string) => stub.asked.filter(({ url }) => url === path).length;

/** Gets a path until the service is asked again, which means that the cached answer is gone. */
const untilAskedAgain = async (stub: StubService, path: string) => {
  const before = times(stub, path);
  await eventually(async () => {
    await gateway.get(path);
    expect(times(stub, path)).toBe(before + 1);
  });
};
const keep = async (path: string) => {
  await gateway.get(path);
  await gateway.get(path);
};

describe('what is kept is forgotten', () => {
  const products = ['/api/product', `/api/product/${id}`, '/api/product-types'];

  it.each([
    ['product-created', productCreated.key, snapshot],
    ['product-updated', productUpdated.key, snapshot],
    ['product-deleted', productDeleted.key, { productId: id, version: 3 }],
    [
      'change-recorded, by which types and colours tell',
      catalogChangeRecorded.key,
      changeRecord({ id }, { kind: 'product-type', id, label: 'Mugs', action: 'created' }),
    ],
  ])('after %s: lists and products, but no prices', async (_name, key, data) => {
    for (const path of [...products, '/api/pricing']) await keep(path);
    await shop.publish(key, data);
    for (const path of products) await untilAskedAgain(catalog, path);
    await keep('/api/pricing');
    expect(times(shop.stub('pricing'), '/api/pricing')).toBe(1);
  });

  it.each([
    ['stock-reserved', stockReserved.key],
    ['stock-released', stockReleased.key],
  ])('after %s: the products whose stock moved, and no other', async (_name, key) => {
    const paths = [`/api/product/${id}`, `/api/product/${otherId}`];
    for (const path of paths) await keep(path);
    await shop.publish(key, { orderId: otherId, productIds: [id] });
    await untilAskedAgain(catalog, `/api/product/${id}`);
    await keep(`/api/product/${otherId}`);
    expect(times(catalog, `/api/product/${otherId}`)).toBe(1);
  });

  it('after review-changed: the product and its reviews, and no other', async () => {
    const paths = [`/api/product/${id}`, `/api/product/${id}/reviews?sort=best`];
    for (const path of [...paths, `/api/product/${otherId}/reviews`]) await keep(path);
    await shop.publish(reviewChanged.key, { productId: id, reviewId: otherId });
    for (const path of paths) await untilAskedAgain(catalog, path);
    await keep(`/api/product/${otherId}/reviews`);
    expect(times(catalog, `/api/product/${otherId}/reviews`)).toBe(1);
  });

  it('after stock moved, also for who spells the id in capitals', async () => {
    const path = `/api/product/${id.toUpperCase()}`;
    await keep(path);
    await shop.publish(stockReserved.key, { orderId: otherId, productIds: [id] });
    await eventually(async () => {
      await gateway.get(path);
      expect(times(catalog, path.toLowerCase())).toBe(2);
    });
  });

  it('after pricing.updated: the prices', async () => {
    await keep('/api/pricing');
    await shop.publish(pricingUpdated.key, { entryId: id, section: 'paper', change: 'updated' });
    await untilAskedAgain(shop.stub('pricing'), '/api/pricing');
  });

  it('after a change of tax rules: the rates; a change of anything else in billing keeps them', async () => {
    const path = `/api/tax/rates?products=${id}`;
    const billing = shop.stub('billing');
    const record = (kind: 'account' | 'tax-rule') =>
      shop.publish(billingChangeRecorded.key, changeRecord({ id }, { kind, id, label: 'Mugs', action: 'updated' }));
    await keep(path);
    await record('account');
    await record('tax-rule');
    await untilAskedAgain(billing, path);
    expect(times(billing, path)).toBe(2);
  });

  it('by every gateway, when one hears of it', async () => {
    const second = await shop.startGateway();
    await second.get('/api/product');
    await second.get('/api/product');
    await shop.publish(productUpdated.key, snapshot);
    await eventually(async () => {
      await second.get('/api/product');
      expect(times(catalog, '/api/product')).toBeGreaterThan(1);
    });
  });

  it('after a change twice: searches, which a process that hears of it later may have answered meanwhile', async () => {
    const path = '/api/product/search?q=mug';
    await keep(path);
    await shop.publish(productUpdated.key, snapshot);
    await untilAskedAgain(catalog, path);
    await untilAskedAgain(catalog, path);
  });

  it('at once after a write through this gateway, so that its author reads the new state', async () => {
    for (const [method, path] of [
      ['POST', '/api/product'],
      ['PUT', `/api/product/${id}`],
      ['DELETE', `/api/product-colors/${id}`],
    ] as const) {
      await keep('/api/product');
      const before = times(catalog, '/api/product');
      await gateway.send(path, { method });
      await gateway.get('/api/product');
      // A POST to the same address is counted as well.
      expect(times(catalog, '/api/product') - before).toBe(path === '/api/product' ? 2 : 1);
    }
  });

  it('but not after a write that was refused, nor by asking what is allowed', async () => {
    await keep('/api/product-types');
    await gateway.send('/api/product-types', { method: 'OPTIONS' });
    catalog.answer = (_req, res) => sendJson(res, 401, { message: 'no', code: 'no' });
    await gateway.send('/api/product', { method: 'POST' });
    await keep('/api/product-types');
    expect(catalog.asked.filter(({ method, url }) => method === 'GET' && url === '/api/product-types')).toHaveLength(1);
  });

  describe('even if it is being loaded when the change comes', () => {
    /** Answers that wait, in the order of their requests, for the test to send them. */
    let answers: ((body: object) => void)[];
    beforeEach(() => {
      answers = [];
      catalog.answer = ({ method }, res) => {
        if (method === 'GET') answers.push((body) => sendJson(res, 200, body));
        else sendJson(res, 200, {});
      };
    });
    const loadDuring = async (changed: string) => {
      const loading = gateway.get('/api/product-types');
      await eventually(() => expect(answers).toHaveLength(1));
      await gateway.send(changed, { method: 'POST' });
      return loading;
    };

    it('the old answer goes to its caller, and is not kept', async () => {
      const loading = loadDuring('/api/product');
      await eventually(() => expect(catalog.asked).toHaveLength(2));
      answers[0]?.({ is: 'old' });
      expect((await loading).json()).toEqual({ is: 'old' });
      const next = gateway.get('/api/product-types');
      await eventually(() => expect(answers).toHaveLength(2));
      answers[1]?.({ is: 'new' });
      expect((await next).json()).toEqual({ is: 'new' });
    });

    it('whoever asks after the change gets the new one, and it is kept although the old one comes later', async () => {
      const old = loadDuring('/api/product');
      await eventually(() => expect(catalog.asked).toHaveLength(2));
      const next = gateway.get('/api/product-types');
      await eventually(() => expect(answers).toHaveLength(2));
      answers[1]?.({ is: 'new' });
      expect((await next).json()).toEqual({ is: 'new' });
      answers[0]?.({ is: 'old' });
      expect((await old).json()).toEqual({ is: 'old' });
      expect((await gateway.get('/api/product-types')).json()).toEqual({ is: 'new' });
    });
  });
});

describe('while the broker is away', () => {
  let own: OwnBroker;
  beforeAll(async () => {
    own = await startOwnBroker();
  });
  afterAll(() => own?.remove());

  it('nothing is kept, as nobody would tell of a change; afterwards it is again', async () => {
    const lonely = await shop.startGateway({ RABBITMQ_URL: own.url });
    const askedFor = async (reads: number) => {
      const before = catalog.asked.length;
      for (let n = 0; n < reads; n++) expect((await lonely.get('/api/product')).status).toBe(200);
      return catalog.asked.length - before;
    };
    expect(await askedFor(3)).toBe(1);
    await own.stop();
    await eventually(async () => expect(await askedFor(3)).toBe(3));
    await own.start();
    await eventually(async () => expect(await askedFor(3)).toBeLessThan(3), { timeoutMs: 30_000 });
    expect(await askedFor(3)).toBe(0);
  });
});
