import { routesByService } from '@print-shop/contracts';
import { serviceOf } from './upstreams.ts';

const id = '65f0c0ffee65f0c0ffee65f0';

it('finds the service of every route by its path', () => {
  for (const [service, routes] of Object.entries(routesByService)) {
    for (const { path } of routes) {
      const asked = path.replace(/:\w+/g, id);
      expect({ asked, service: serviceOf(asked) }).toEqual({ asked, service });
    }
  }
});

it('finds no service for a path that belongs to none', () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/nothing/here', '/api/products', '/api/Cart/x']) {
    expect({ path, service: serviceOf(path) }).toEqual({ path, service: undefined });
  }
});
