import { shop, tokensInLogs } from './shop.ts';

// Runs in the shop of the end-to-end tests, after all of them.

it('are without any token of the whole run, also of one that comes in a path', async () => {
  const token = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(60)}.${'b'.repeat(43)}`;
  for (const path of [`/api/quotations/shared/${token}`, `/api/proofs/shared/${token}`, `/quotation/${token}`])
    await (await fetch(new URL(path, shop().url))).text();
  expect(await tokensInLogs()).toEqual([]);
});
