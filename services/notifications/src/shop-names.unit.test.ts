import type { SettingValues } from '@print-shop/contracts';
import type { Config } from './config.ts';
import { shopNames } from './shop-names.ts';

const config = { MAIL_FROM: 'Chhaap <shop@shop.example>', PUBLIC_URL: 'https://shop.example' } as Config;
const named = (identity?: Partial<SettingValues['identity']>) => {
  const getName = shopNames({ find: async () => (identity ? { identity: identity as never } : {}) }, config);
  return Promise.all([getName('en'), getName('hi')]);
};

it('is the name of the sender until the settings are published, then theirs, in Hindi where they have one', async () => {
  expect(await named()).toEqual(['Chhaap', 'Chhaap']);
  expect(await named({ name: 'Ink & Sons', hi: {} })).toEqual(['Ink & Sons', 'Ink & Sons']);
  expect(await named({ name: 'Ink & Sons', hi: { name: 'स्याही' } })).toEqual(['Ink & Sons', 'स्याही']);
});
