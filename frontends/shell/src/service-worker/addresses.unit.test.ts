import { accountOf, keyOf } from './account-of.ts';
import { isFile, isHashed, isOrderAnswer, isOrderPage, isPicture, pictureKey } from './addresses.ts';

const id = '0123456789abcdef01234567';
const tokenOf = (claims: object) =>
  `Bearer head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('what is kept', () => {
  it.each([
    ['/orders', true],
    [`/order/${id}`, true],
    [`/bulk-orders/${id}`, true],
    ['/order/mug', false],
    ['/', false],
    [`/admin/orders/${id}`, false],
  ])('of the page %s: %s', (path, is) => expect(isOrderPage(path)).toBe(is));

  it.each([
    [`/api/order/${id}`, true],
    [`/api/order/user/${id}`, true],
    [`/api/bulk-order/details/${id}`, true],
    [`/api/bulk-order/user/${id}`, true],
    ['/api/order', false],
    ['/api/order/export', false],
    [`/api/users/${id}`, false],
    [`/api/order/${id}/cancellation`, false],
  ])('of the answer %s: %s', (path, is) => expect(isOrderAnswer(path)).toBe(is));

  it.each([
    ['/assets/main.0123456789.js', true, true],
    ['/remotes/storefront/remoteEntry.js', true, false],
    ['/shop.json', true, false],
    ['/api/order', false, false],
    ['/api/openapi.json', false, false],
    ['/explore', false, false],
  ])('of the file %s: %s, for good: %s', (path, is, forGood) =>
    expect([isFile(path), isHashed(path)]).toEqual([is, forGood]),
  );

  it('of one design whatever link to it', () => {
    const name = 'http://shop.test/media/designs/1.png';
    expect([name, `${name}?until=1&signature=a`, `${name}?until=2&signature=b`].map(pictureKey)).toEqual([
      ...[name, name, name],
    ]);
  });

  it('of pictures: those of products and designs, not of reviews', () => {
    expect(['/media/products/1/640.webp', '/media/designs/1.png', '/media/reviews/1.webp'].map(isPicture)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the account of a request', () => {
  it('is the one of its token', () => expect(accountOf(tokenOf({ sub: id, name: 'आशा' }))).toBe(id));

  it.each([null, '', 'Bearer', 'Bearer a.b.c', `Bearer a.${Buffer.from('1').toString('base64url')}.c`, tokenOf({})])(
    'is nobody for %p',
    (header) => expect(accountOf(header)).toBeUndefined(),
  );

  it('keeps the copies of two accounts apart', () => {
    const url = `https://shop.example/api/order/user/${id}?limit=500`;
    expect(keyOf(url, 'a')).toBe(`${url}&of=a`);
    expect(keyOf(url, 'b')).not.toBe(keyOf(url, 'a'));
  });
});
