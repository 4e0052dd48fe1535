import jwt from 'jsonwebtoken';
import { createMailLinks } from './mail-link.ts';

const KEY = 'a key of tests with thirty-two characters';
const ID = '0123456789abcdef01234567';
const ADDRESS = { userId: ID, email: 'asha@example.com' };
const OTHER = KEY.toUpperCase();
const links = createMailLinks({ order: KEY, address: KEY, quotation: KEY, proof: KEY });
const signed = (claims: object, options: jwt.SignOptions = {}, key = KEY) =>
  jwt.sign(claims, key, { algorithm: 'HS256', audience: 'order-link', expiresIn: 60, ...options });

describe('the link of an order', () => {
  it('opens this order', () => expect(links.readOrder(links.signOrder(ID, 60) ?? '')).toBe(ID));

  it.each([
    ['nothing', ''],
    ['no token', 'a.b.c'],
    ['one that is over', signed({ sub: ID }, { expiresIn: -1 })],
    ['one of another shop', signed({ sub: ID }, {}, KEY.toUpperCase())],
    ['one for another purpose', signed({ sub: ID }, { audience: 'print-shop' })],
    ['one of an address', links.signAddress(ADDRESS, 60) ?? ''],
    [
      'one without a signature',
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${signed({ sub: ID }).split('.')[1]}.`,
    ],
    ['one signed in another way', signed({ sub: ID }, { algorithm: 'HS512' })],
    ['one of no order', signed({ sub: '../users' })],
  ])('is not %s', (_, token) => expect(links.readOrder(token)).toBeUndefined());
});

describe('the link of an address', () => {
  it('confirms it', () => expect(links.readAddress(links.signAddress(ADDRESS, 60) ?? '')).toEqual(ADDRESS));

  it('is not one of an order, nor one that is over', () => {
    expect(links.readAddress(links.signOrder(ID, 60) ?? '')).toBeUndefined();
    expect(links.readAddress(links.signAddress(ADDRESS, -1) ?? '')).toBeUndefined();
  });
});

describe('the link of a quotation', () => {
  const quotation = { quotationId: ID, email: 'asha@example.com' };

  it('opens it as it was sent to one address', () => {
    expect(links.readQuotation(links.signQuotation(quotation, 60) ?? '')).toEqual(quotation);
    expect(links.readQuotation(links.signAddress(ADDRESS, 60) ?? '')).toBeUndefined();
  });

  it('comes with a code of six digits, the same for a nonce in every service of the shop and no other', () => {
    expect(links.codeOf('quotation', 'n-1')).toMatch(/^\d{6}$/);
    const code = links.codeOf('quotation', 'n-1');
    expect(createMailLinks({ quotation: KEY }).codeOf('quotation', 'n-1')).toBe(code);
    const others = [links.codeOf('quotation', 'n-2'), createMailLinks({ quotation: OTHER }).codeOf('quotation', 'n-1')];
    expect(others).not.toContain(code);
  });
});

it('there are none where the shop has no key', () => {
  const none = createMailLinks({});
  expect([none.isOn, none.signOrder(ID, 60), none.signAddress(ADDRESS, 60)]).toEqual([false, undefined, undefined]);
  expect(none.codeOf('proof', 'n-1')).toBeUndefined();
  expect(none.readOrder(signed({ sub: ID }))).toBeUndefined();
});

describe('a service with the key of one kind', () => {
  const ofProofs = createMailLinks({ proof: KEY, order: OTHER });
  const onlyOrders = createMailLinks({ order: OTHER });

  it('reads and signs links of that kind alone', () => {
    expect(onlyOrders.readOrder(ofProofs.signOrder(ID, 60) ?? '')).toBe(ID);
    const proof = { proofId: ID, isSignedIn: false };
    expect(onlyOrders.signProof(proof, 60)).toBeUndefined();
    expect(onlyOrders.readProof(ofProofs.signProof(proof, 60) ?? '')).toBeUndefined();
    expect(onlyOrders.codeOf('proof', 'n-1')).toBeUndefined();
  });

  it('reads links of the one former key while it is set, and signs with its own', () => {
    const former = createMailLinks({ mail: KEY });
    const updated = createMailLinks({ mail: KEY, order: OTHER });
    expect(updated.readOrder(former.signOrder(ID, 60) ?? '')).toBe(ID);
    expect(onlyOrders.readOrder(former.signOrder(ID, 60) ?? '')).toBeUndefined();
    expect(onlyOrders.readOrder(updated.signOrder(ID, 60) ?? '')).toBe(ID);
  });
});
