import { importModels } from '@print-shop/imports';
import { announcementModel } from '@print-shop/messaging';
import type { Connection } from 'mongoose';
import { accountModel } from './account/account.schema.ts';
import { invoiceModel } from './invoice/invoice.store.ts';
import { checkoutModel } from './online/checkout.store.ts';
import { webhookModel } from './online/webhook.store.ts';
import { differenceModel } from './reconciliation/difference.store.ts';
import { settlementModel } from './reconciliation/settlement.store.ts';
import { closedMonthModel } from './returns/month.store.ts';
import { taxRuleModel } from './tax/tax.store.ts';

export const modelsOf = (mongo: Connection) => ({
  accounts: accountModel(mongo),
  invoices: invoiceModel(mongo),
  rules: taxRuleModel(mongo),
  months: closedMonthModel(mongo),
  checkouts: checkoutModel(mongo),
  webhooks: webhookModel(mongo),
  differences: differenceModel(mongo),
  settlements: settlementModel(mongo),
  announcements: announcementModel(mongo),
  ...importModels(mongo),
});

/** The models whose documents carry events. */
export function outboxesOf(mongo: Connection) {
  const { accounts, invoices, rules, months, announcements } = modelsOf(mongo);
  return [accounts, invoices, rules, months, announcements];
}
