import type { ContractRouter } from '@print-shop/service-kit';
import { type Config, shopNameOf } from '../config.ts';
import type { Mails } from '../mail/mails.ts';
import { accountMailsRoutes } from './account-mails.routes.ts';

interface AccountMailsDeps {
  config: Config;
  mails: Mails | undefined;
}

export const createAccountMails = (router: ContractRouter, { config, mails }: AccountMailsDeps): void =>
  accountMailsRoutes(router, {
    mails,
    shopName: shopNameOf(config),
    publicUrl: config.PUBLIC_URL,
    keepDays: config.DATA_EXPORT_KEEP_DAYS,
  });
