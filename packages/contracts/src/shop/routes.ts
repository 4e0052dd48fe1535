import { z } from 'zod';
import { defineRoute, type RouteContract } from '../route.ts';
import { isoDate, objectId, pageQuery } from '../shared.ts';
import { publicShopSchema } from './public-shop.ts';
import { SETTING_PERMISSIONS, SETTING_SECTIONS, type SettingSection } from './sections.ts';
import { settingSchemas } from './setting-values.ts';

export const MOST_SETTING_VERSIONS = 100;

const staffMember = z.object({
  id: objectId.nullable().meta({ description: 'Null where the file of an operator has set it' }),
  name: z.string(),
});
const value = z.record(z.string(), z.unknown()).meta({ description: 'As the request to save the section has it' });
const version = z.int().min(1).meta({ description: 'Counts the publications of the section' });

const settingSchema = z
  .object({
    section: z.enum(SETTING_SECTIONS),
    value: value.meta({ description: 'What is published' }),
    version,
    publishedAt: isoDate,
    publishedBy: staffMember,
    draft: z
      .object({ value, savedAt: isoDate, savedBy: staffMember })
      .nullable()
      .meta({ description: 'What was saved and not published' }),
    updatedAt: isoDate.meta({ description: 'When it was last saved or published; goes into the next save' }),
    locked: z.array(z.string()).meta({ description: 'Fields that an operator has set, which nobody else changes' }),
  })
  .meta({ id: 'Setting' });
export type Setting = z.output<typeof settingSchema>;

const settingVersionSchema = z
  .object({ version, value, publishedAt: isoDate, publishedBy: staffMember })
  .meta({ id: 'SettingVersion' });
export type SettingVersion = z.output<typeof settingVersionSchema>;

export const getShop = defineRoute({
  id: 'getShop',
  method: 'get',
  path: '/api/shop',
  access: 'anyone',
  summary: 'What everybody may know of the shop',
  tag: 'shop',
  responses: { 200: publicShopSchema },
});

const bySection = z.object({ section: z.enum(SETTING_SECTIONS) });

export const listSettingVersions = defineRoute({
  id: 'listSettingVersions',
  method: 'get',
  path: '/api/shop/settings/:section/history',
  access: 'staff',
  permission: 'settings:write',
  summary: 'The versions of a section, newest first. Saving the value of an earlier one undoes the later ones',
  tag: 'shop',
  params: bySection,
  query: pageQuery(20, MOST_SETTING_VERSIONS),
  responses: { 200: z.array(settingVersionSchema) },
});

export const dropSettingDraft = defineRoute({
  id: 'dropSettingDraft',
  method: 'delete',
  path: '/api/shop/settings/:section/draft',
  access: 'staff',
  permission: 'settings:write',
  summary:
    'Drop the draft of a section. Sections about money and the law need `settings:money`, as when they are saved',
  tag: 'shop',
  params: bySection,
  query: z.object({ updatedAt: isoDate.meta({ description: '`updatedAt` as the editor saw it' }) }),
  responses: { 200: settingSchema },
});

/** The route that answers one section. Each has the path of its own that saves it, too. */
const reading = <Section extends SettingSection, Id extends string>(section: Section, id: Id) =>
  defineRoute({
    id,
    method: 'get',
    path: `/api/shop/settings/${section}`,
    access: 'staff',
    permission: 'settings:write',
    summary: `The section \`${section}\` of the settings, with its draft`,
    tag: 'shop',
    responses: { 200: settingSchema },
  });

export const getIdentitySetting = reading('identity', 'getIdentitySetting');
export const getContactSetting = reading('contact', 'getContactSetting');
export const getHoursSetting = reading('hours', 'getHoursSetting');
export const getTaxSetting = reading('tax', 'getTaxSetting');
export const getPaymentsSetting = reading('payments', 'getPaymentsSetting');
export const getDeliverySetting = reading('delivery', 'getDeliverySetting');
export const getAnnouncementSetting = reading('announcement', 'getAnnouncementSetting');
export const getHomeSetting = reading('home', 'getHomeSetting');
export const getServicesSetting = reading('services', 'getServicesSetting');
export const getFooterSetting = reading('footer', 'getFooterSetting');
export const getPoliciesSetting = reading('policies', 'getPoliciesSetting');
export const getDocumentsSetting = reading('documents', 'getDocumentsSetting');
export const getRetentionSetting = reading('retention', 'getRetentionSetting');

export const readingRoutes = {
  identity: getIdentitySetting,
  contact: getContactSetting,
  hours: getHoursSetting,
  tax: getTaxSetting,
  payments: getPaymentsSetting,
  delivery: getDeliverySetting,
  announcement: getAnnouncementSetting,
  home: getHomeSetting,
  services: getServicesSetting,
  footer: getFooterSetting,
  policies: getPoliciesSetting,
  documents: getDocumentsSetting,
  retention: getRetentionSetting,
} as const satisfies Record<SettingSection, RouteContract>;

/** The route that saves one section: its body has the schema of that section, its permission is that of the section. */
const saving = <Section extends SettingSection, Id extends string>(section: Section, id: Id) =>
  defineRoute({
    id,
    method: 'put',
    path: `/api/shop/settings/${section}`,
    access: 'staff',
    permission: SETTING_PERMISSIONS[section],
    summary: `Save the section \`${section}\`, as a draft or for everybody; 409 with the current state when somebody else has saved it`,
    tag: 'shop',
    body: z.object({
      value: settingSchemas[section],
      updatedAt: isoDate.meta({
        description: '`updatedAt` as the editor saw it: refused with 409 `changed-meanwhile` when it is another by now',
      }),
      publish: z
        .boolean()
        .default(false)
        .meta({ description: 'Whether the change is published at once; otherwise it is a draft' }),
    }),
    responses: { 200: settingSchema },
  });

export const saveIdentity = saving('identity', 'saveIdentity');
export const saveContact = saving('contact', 'saveContact');
export const saveHours = saving('hours', 'saveHours');
export const saveTax = saving('tax', 'saveTax');
export const savePayments = saving('payments', 'savePayments');
export const saveDelivery = saving('delivery', 'saveDelivery');
export const saveAnnouncement = saving('announcement', 'saveAnnouncement');
export const saveHome = saving('home', 'saveHome');
export const saveServices = saving('services', 'saveServices');
export const saveFooter = saving('footer', 'saveFooter');
export const savePolicies = saving('policies', 'savePolicies');
export const saveDocuments = saving('documents', 'saveDocuments');
export const saveRetention = saving('retention', 'saveRetention');

export const savingRoutes = {
  identity: saveIdentity,
  contact: saveContact,
  hours: saveHours,
  tax: saveTax,
  payments: savePayments,
  delivery: saveDelivery,
  announcement: saveAnnouncement,
  home: saveHome,
  services: saveServices,
  footer: saveFooter,
  policies: savePolicies,
  documents: saveDocuments,
  retention: saveRetention,
} as const satisfies Record<SettingSection, RouteContract>;
