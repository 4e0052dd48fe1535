import { readingRoutes, routesByService, type SettingSection, savingRoutes } from '@print-shop/contracts';
import { describeAccess } from '@print-shop/test-kit';
import { testShop } from './shop.fixture.ts';

const { service, as, read } = testShop();

/** A valid request to save a section as it is. */
const asItIs = (section: SettingSection) => async () => {
  const { value, updatedAt } = await read(section);
  return { body: { value, updatedAt } };
};

describeAccess({
  routes: routesByService.shop ?? [],
  app: () => service.app,
  tokens: () => service.suite.tokens,
  rows: {
    getShop: {},
    listSettingVersions: { params: { section: 'contact' } },
    dropSettingDraft: async () => ({
      params: { section: 'contact' },
      query: { updatedAt: (await read('contact')).updatedAt },
    }),
    ...Object.fromEntries(Object.values(readingRoutes).map(({ id }) => [id, {}])),
    ...Object.fromEntries(
      Object.entries(savingRoutes).map(([section, { id }]) => [id, asItIs(section as SettingSection)]),
    ),
  },
});

it('lets only an owner drop the draft of a section about money, which a manager may read', async () => {
  const { updatedAt } = (await as('manager', 'get', '/api/shop/settings/tax').expect(200)).body;
  const drop = (caller: 'owner' | 'manager') =>
    as(caller, 'delete', '/api/shop/settings/tax/draft').query({ updatedAt });
  expect((await drop('manager').expect(403)).body.code).toBe('not-permitted');
  await drop('owner').expect(200);
});
