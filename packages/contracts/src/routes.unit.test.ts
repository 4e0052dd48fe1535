import { routesByService } from './routes.ts';

const all = Object.values(routesByService).flat();

it('gives every route a name and an address of its own', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length);
});

it('keeps paths apart, so that the gateway can tell by their first two segments whose they are, but for designs and imports', () => {
  const owner = new Map<string, string>();
  const strayed: string[] = [];
  for (const [service, routes] of Object.entries(routesByService)) {
    for (const { path } of routes) {
      const part = path.split('/', 3).join('/');
      if ((owner.get(part) ?? service) !== service) strayed.push(path);
      else owner.set(part, service);
    }
  }
  // The service that owns a list imports it: the kind, which is the next word of the path, tells whose it is.
  const isImport = (path: string) =>
    /^\/api\/imports\/((templates|exports)\/)?(products|customers|balances|orders)\b/.test(path);
  expect(strayed.filter((path) => !isImport(path))).toEqual(['/api/bulk-order/design']);
});

it('has every call that the shop promises to clients of its API', () => {
  const calls = new Set(all.map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/:\w+/g, ':')}`));
  for (const call of [
    'POST /api/users/login',
    'POST /api/users/google',
    'POST /api/users/register',
    'POST /api/users/logout',
    'GET /api/users/:',
    'PUT /api/users/profile',
    'GET /api/users',
    'GET /api/product-types',
    'POST /api/product-types',
    'PUT /api/product-types/:',
    'DELETE /api/product-types/:',
    'GET /api/product-colors',
    'GET /api/product',
    'GET /api/product/:',
    'GET /api/product/similar/:',
    'POST /api/product',
    'PUT /api/product/:',
    'DELETE /api/product/:',
    'POST /api/cart/add',
    'GET /api/cart/:',
    'PUT /api/cart/:',
    'PUT /api/cart/:/remove',
    'DELETE /api/cart/:',
    'POST /api/order',
    'GET /api/order',
    'GET /api/order/:',
    'GET /api/favorite/:',
    'POST /api/favorite/add',
    'POST /api/favorite/remove',
    'POST /api/bulk-order',
    'GET /api/bulk-order',
    'GET /api/pricing',
    'POST /api/pricing/update',
    'PUT /api/pricing/config/:/:',
    'DELETE /api/pricing/config/:/:',
  ]) {
    expect(calls).toContain(call);
  }
});
