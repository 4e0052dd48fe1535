import type { Permission } from '../permissions.ts';

/** Each is drafted, published and undone by itself. */
export const SETTING_SECTIONS = [
  'identity',
  'contact',
  'hours',
  'tax',
  'payments',
  'delivery',
  'announcement',
  'home',
  'services',
  'footer',
  'policies',
  'documents',
  'retention',
] as const;
export type SettingSection = (typeof SETTING_SECTIONS)[number];

/** The permission that a change of each section needs. Those about money and the law are for owners. */
export const SETTING_PERMISSIONS = {
  identity: 'settings:write',
  contact: 'settings:write',
  hours: 'settings:write',
  tax: 'settings:money',
  payments: 'settings:money',
  delivery: 'settings:write',
  announcement: 'settings:write',
  home: 'settings:write',
  services: 'settings:write',
  footer: 'settings:write',
  policies: 'settings:write',
  documents: 'settings:money',
  retention: 'settings:money',
} as const satisfies Record<SettingSection, Permission>;

/** Events may name sections of a later release. */
export const isSettingSection = (name: string): name is SettingSection =>
  SETTING_SECTIONS.some((section) => section === name);
