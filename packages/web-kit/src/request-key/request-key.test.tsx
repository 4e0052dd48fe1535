import { forgetRequestKey, requestKeyFor } from './index.ts';

afterEach(() => forgetRequestKey('order'));

it('is the same for the same request until that was answered, also after the page was loaded again', () => {
  const key = requestKeyFor('order', { items: [{ product: 'mug', qty: 1 }] });
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(requestKeyFor('order', { items: [{ product: 'mug', qty: 1 }] })).toBe(key);
  // Nothing but the storage of the tab knows it.
  expect(sessionStorage.getItem('request-key:order')).toContain(key);
  expect(sessionStorage.getItem('request-key:order')).not.toContain('mug');
  forgetRequestKey('order');
  expect(requestKeyFor('order', { items: [{ product: 'mug', qty: 1 }] })).not.toBe(key);
});

it('is the same when links to designs and layouts were signed anew', () => {
  const signed = (until: number) => ({
    items: [{ design: `/media/designs/a.png?until=${until}&signature=aB-_${until}`, sceneSignature: `${until}.aB` }],
  });
  expect(requestKeyFor('order', signed(1_795_000_000))).toBe(requestKeyFor('order', signed(1_795_000_300)));
});

it('is another for another request, and for a request of another kind', () => {
  const key = requestKeyFor('order', { qty: 1 });
  expect(requestKeyFor('bulk-order', { qty: 1 })).not.toBe(key);
  expect(requestKeyFor('order', { qty: 2 })).not.toBe(key);
  forgetRequestKey('bulk-order');
});
