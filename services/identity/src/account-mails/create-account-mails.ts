import type { ContractRouter } from '@print-shop/service-kit';
import type { Config } from '../config.ts';
import { accountMailsRoutes, type AccountMailsDeps as RouteDeps } from './account-mails.routes.ts';

interface AccountMailsDeps extends Pick<RouteDeps, 'mails' | 'getShopName' | 'getKeepDays'> {
  config: Config;
}

export const createAccountMails = (router: ContractRouter, { config, ...deps }: AccountMailsDeps): void =>
  accountMailsRoutes(router, { ...deps, publicUrl: config.PUBLIC_URL });
