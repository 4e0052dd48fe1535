export { claimDays, type Days, retentionDays } from './days.ts';
export { forgetPeople } from './forget-people.ts';
export { IDENTITY_SECTIONS, keepSettings, type Settings, shopReader } from './keep-settings.ts';
export { lockedByVariables, shopConfig, shopOf, shopVariables } from './shop.ts';
export { shopNames } from './shop-names.ts';
