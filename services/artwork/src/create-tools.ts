import { type Shop, workParked } from '@print-shop/contracts';
import { createDesignLinks, createMailLinks, type MailLinkKeys } from '@print-shop/links';
import { worksOf } from '@print-shop/messaging';
import { keepProducts } from '@print-shop/read-model';
import { IDENTITY_SECTIONS, keepSettings, shopReader } from '@print-shop/shop';
import type { CustomerFilesDeps } from './create-customer-files.ts';

export interface ToolsDeps extends Omit<CustomerFilesDeps, 'designs' | 'settings' | 'works'> {
  /** The shop as its operator gives it, until its settings are published. */
  shop: Shop;
  mailLinkKeys?: MailLinkKeys | undefined;
  designLinkKey?: string | undefined;
}

/** Adds to the connections of the service its links, its works, and its copies of the products and settings. */
export async function createTools<Deps extends ToolsDeps>(deps: Deps) {
  const products = await keepProducts('artwork', deps);
  const settings = await keepSettings('artwork', deps, [...IDENTITY_SECTIONS, 'retention']);
  return {
    ...deps,
    products,
    settings,
    getShop: shopReader(settings, deps.shop),
    works: worksOf(deps, workParked.artwork),
    mailLinks: createMailLinks(deps.mailLinkKeys ?? {}),
    designs: createDesignLinks(deps.designLinkKey),
  };
}
