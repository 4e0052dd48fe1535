import {
  dropSettingDraft,
  getShop,
  listSettingVersions,
  readingRoutes,
  SETTING_PERMISSIONS,
  SETTING_SECTIONS,
  type SettingSection,
  type SettingValues,
  type Shop,
  savingRoutes,
  toPublicShop,
} from '@print-shop/contracts';
import { allow, type ContractRouter, checkPermission } from '@print-shop/service-kit';
import { dropDraft, type SaveDeps, saveSetting } from './save-setting.ts';
import { toSettingResponse, toVersionResponse } from './setting.presenter.ts';
import { lockedOf, readValue, type Setting } from './setting.ts';

export interface SettingRoutesDeps extends SaveDeps {
  /** The identity of the shop as its operator gives it. */
  file: Shop;
  /** `COD_MAX_RUPEES` of the settings of the service, in paise. */
  mostCashPaise: number;
}

/** Registers /api/shop: everybody reads what is published; staff save and publish the sections. */
export function settingRoutes(router: ContractRouter, deps: SettingRoutesDeps): void {
  const { store, lockedFields, file, mostCashPaise } = deps;
  const answer = (setting: Setting) => toSettingResponse(setting, lockedOf(setting.section, lockedFields));

  router
    .on(getShop, allow.anyone, async () => {
      const found = await store.listPublished();
      const values = Object.fromEntries(found.map(({ section, value }) => [section, readValue(section, value)]));
      const policies = found.find(({ section }) => section === 'policies');
      if (found.length < SETTING_SECTIONS.length || !policies) throw new Error('the settings are not complete');
      return { status: 200, body: toPublicShop(file, values as SettingValues, policies, { mostCashPaise }) };
    })
    .on(listSettingVersions, allow.staff('settings:write'), async ({ params, query: { page, limit } }) => {
      const { history } = await store.find(params.section);
      const body = history.slice((page - 1) * limit, page * limit).map((one) => toVersionResponse(params.section, one));
      return { status: 200, body, headers: { 'X-Total-Count': String(history.length) } };
    })
    .on(dropSettingDraft, allow.staff('settings:write'), async ({ params: { section }, query, user }) => {
      checkPermission(user, SETTING_PERMISSIONS[section]);
      return { status: 200, body: answer(await dropDraft(deps, section, query.updatedAt, new Date())) };
    });
  for (const section of SETTING_SECTIONS) sectionRoutes(section);

  /** Routes of their own for each section, as each has a schema and a permission of its own. */
  function sectionRoutes(section: SettingSection): void {
    router.on(readingRoutes[section], allow.staff('settings:write'), async () => {
      return { status: 200, body: answer(await store.find(section)) };
    });
    router.on(savingRoutes[section], allow.staff(SETTING_PERMISSIONS[section]), async ({ body, user }) => {
      const { value, updatedAt: expectedUpdatedAt, publish } = body;
      const saved = await saveSetting(deps, section, { value, expectedUpdatedAt, publish }, user, new Date());
      return { status: 200, body: answer(saved) };
    });
  }
}
