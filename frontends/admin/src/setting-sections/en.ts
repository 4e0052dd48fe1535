import type { SettingSection } from '@print-shop/contracts';

export const en: Record<SettingSection, string> = {
  identity: 'Name and logo',
  contact: 'Contact',
  hours: 'Hours',
  tax: 'GST and bank',
  payments: 'Payments',
  delivery: 'Delivery',
  announcement: 'Announcement',
  home: 'Home page',
  services: 'Services',
  footer: 'Footer',
  policies: 'Policies',
  documents: 'Documents',
  retention: 'Personal data',
};
