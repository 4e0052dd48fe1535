import type { SettingValues } from '@print-shop/contracts';
import { shopNames } from './shop-names.ts';

const named = (identity?: Partial<SettingValues['identity']>) => {
  const getName = shopNames({ find: async () => (identity ? { identity: identity as never } : {}) }, 'Chhaap');
  return Promise.all([getName('en'), getName('hi')]);
};

it('is the usual name until the settings are published, then theirs, in Hindi where they have one', async () => {
  expect(await named()).toEqual(['Chhaap', 'Chhaap']);
  expect(await named({ name: 'Ink & Sons', hi: {} })).toEqual(['Ink & Sons', 'Ink & Sons']);
  expect(await named({ name: 'Ink & Sons', hi: { name: 'स्याही' } })).toEqual(['Ink & Sons', 'स्याही']);
});
