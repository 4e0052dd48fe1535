import { getFooterSetting, publicShopSchema, saveFooter } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import { ask } from './api.ts';
import { adminToken, newName } from './mini-catalogue.ts';
import { shop } from './shop.ts';

it('what an owner publishes is what every page gets, without a restart', async () => {
  const token = await adminToken();
  const { value, updatedAt } = await ask(getFooterSetting, { token });
  const en = newName('Printed in Delhi');
  const body = { value: { ...value, text: { en, hi: '' } }, updatedAt, publish: true };
  expect((await ask(saveFooter, { token, body })).version).toBeGreaterThan(1);
  await eventually(async () => {
    const answer = await fetch(`${shop().url}/shop.json`);
    expect(publicShopSchema.parse(await answer.json()).footer?.text.en).toBe(en);
  });
  expect(await (await fetch(shop().url)).text()).toContain(en);
});
