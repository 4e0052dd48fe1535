import { SETTING_SECTIONS } from '@print-shop/contracts';
import type { Relay } from '@print-shop/messaging';
import type { ContractRouter, Works } from '@print-shop/service-kit';
import { type SettingRoutesDeps, settingRoutes } from './setting.routes.ts';
import { createSettingStore, type SettingModel, type SettingStore } from './setting.store.ts';
import { lockedOf, OPERATOR, published, usualValues, withLocked } from './setting.ts';

export interface SettingsDeps extends Omit<SettingRoutesDeps, 'store'> {
  settings: SettingModel;
  relay: Relay;
  works: Works;
}

/**
 * Seeds the sections that are not there yet, gives locked fields the values of the operator, and registers the routes. All sections are
 * published again at the start and each night, for services that have missed an event.
 */
export async function createSettings(router: ContractRouter, deps: SettingsDeps): Promise<void> {
  const store = createSettingStore(deps.settings, deps.relay);
  await store.seed(usualValues(deps.file), new Date());
  await applyLocked(store, deps);
  await store.publishAgain();
  deps.works.startNightly({
    what: 'publishing the settings again',
    fromHour: 3,
    handle: () => store.publishAgain(),
  });
  settingRoutes(router, { ...deps, store });
}

/** Publishes the sections in which a locked field differs from what the operator has set. */
async function applyLocked(
  store: SettingStore,
  { file, lockedFields }: Pick<SettingsDeps, 'file' | 'lockedFields'>,
): Promise<void> {
  const usual = usualValues(file);
  for (const section of SETTING_SECTIONS) {
    const locked = lockedOf(section, lockedFields);
    for (let isDone = locked.length === 0; !isDone; ) {
      const before = await store.find(section);
      const value = withLocked(section, before.value, usual[section], locked);
      // Another process that starts may have just done it; the next look tells.
      isDone = !value || (await store.replace(before, published(before, value, OPERATOR, new Date())));
    }
  }
}
