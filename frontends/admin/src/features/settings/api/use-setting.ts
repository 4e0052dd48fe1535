import type { Setting, SettingSection } from '@print-shop/contracts';
import {
  dropSettingDraft,
  getAnnouncementSetting,
  getContactSetting,
  getDeliverySetting,
  getDocumentsSetting,
  getFooterSetting,
  getHomeSetting,
  getHoursSetting,
  getIdentitySetting,
  getPaymentsSetting,
  getPoliciesSetting,
  getRetentionSetting,
  getServicesSetting,
  getTaxSetting,
  listSettingVersions,
  saveAnnouncement,
  saveContact,
  saveDelivery,
  saveDocuments,
  saveFooter,
  saveHome,
  saveHours,
  saveIdentity,
  savePayments,
  savePolicies,
  saveRetention,
  saveServices,
  saveTax,
} from '@print-shop/contracts/client';
import { type CallInput, call, queryFor, setAnswer } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Value } from '../form-values.ts';

const ROUTES = {
  identity: [getIdentitySetting, saveIdentity],
  contact: [getContactSetting, saveContact],
  hours: [getHoursSetting, saveHours],
  tax: [getTaxSetting, saveTax],
  payments: [getPaymentsSetting, savePayments],
  delivery: [getDeliverySetting, saveDelivery],
  announcement: [getAnnouncementSetting, saveAnnouncement],
  home: [getHomeSetting, saveHome],
  services: [getServicesSetting, saveServices],
  footer: [getFooterSetting, saveFooter],
  policies: [getPoliciesSetting, savePolicies],
  documents: [getDocumentsSetting, saveDocuments],
  retention: [getRetentionSetting, saveRetention],
} as const;

const queryOf = (section: SettingSection) => queryFor(ROUTES[section][0], {});

export const useSetting = (section: SettingSection) => useQuery<Setting>(queryOf(section));

export interface SettingChange {
  value: Value;
  /** `updatedAt` of what the editor has seen. */
  updatedAt: string;
  publish: boolean;
}

/** Saves a section as a draft or for everybody. */
export function useSaveSetting(section: SettingSection) {
  const queries = useQueryClient();
  const [, route] = ROUTES[section];
  return useMutation({
    // The shop checks the value by the schema of the section, and names each fault.
    mutationFn: (body: SettingChange): Promise<Setting> => call(route, { body } as unknown as CallInput<typeof route>),
    onSuccess: (saved) => {
      void setAnswer(queries, queryOf(section).queryKey, saved);
      void queries.invalidateQueries({ queryKey: [listSettingVersions.id] });
    },
  });
}

export function useDropDraft(section: SettingSection) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (updatedAt: string) => call(dropSettingDraft, { params: { section }, query: { updatedAt } }),
    onSuccess: (saved) => void setAnswer(queries, queryOf(section).queryKey, saved),
  });
}

/** As many as the shop keeps. */
const MOST_VERSIONS = 100;

export const useVersions = (section: SettingSection, isOpen: boolean) =>
  useQuery({
    ...queryFor(listSettingVersions, { params: { section }, query: { limit: MOST_VERSIONS } }),
    enabled: isOpen,
  });
