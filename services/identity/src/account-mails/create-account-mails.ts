import type { ContractRouter } from '@print-shop/service-kit';
import type { Config } from '../config.ts';
import { accountMailsRoutes, type AccountMailsDeps as RouteDeps } from './account-mails.routes.ts';

interface AccountMailsDeps extends Pick<RouteDeps, 'mails' | 'getShopName'> {
  config: Config;
}

export const createAccountMails = (router: ContractRouter, { config, mails, getShopName }: AccountMailsDeps): void =>
  accountMailsRoutes(router, {
    mails,
    getShopName,
    publicUrl: config.PUBLIC_URL,
    keepDays: config.DATA_EXPORT_KEEP_DAYS,
  });
