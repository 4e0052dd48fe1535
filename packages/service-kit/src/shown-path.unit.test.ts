import { shownPath } from './shown-path.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

it.each([
  [`/api/quotations/shared/${token}/decline`, '/api/quotations/shared/…/decline'],
  [`/api/artwork/designs/${'f'.repeat(32)}.webp`, '/api/artwork/designs/…'],
  [`/media/designs/${'f'.repeat(32)}.webp`, '/media/designs/…'],
  ['/api/order/details/65f0c0ffee65f0c0ffee65f0', '/api/order/details/65f0c0ffee65f0c0ffee65f0'],
  ['/api/tax/months/2026-11/sales-register.csv', '/api/tax/months/2026-11/…'],
  ['/api/users/pin-codes/411001', '/api/users/pin-codes/411001'],
  ['/api/product-types/', '/api/product-types/'],
  ['/remotes/storefront/main.3f2a9c.js', '/remotes/storefront/main.3f2a9c.js'],
  ['/products/t-shirt', '/products/t-shirt'],
  [`/verify/${token}`, '/verify/…'],
  ['/a%0Ab', '/…'],
])('%s is logged as %s', (path, shown) => expect(shownPath(path)).toBe(shown));
