import type { ContractRouter, ServiceContext, Works } from '@print-shop/service-kit';
import { type Config, shopNameOf } from '../config.ts';
import { accountMailsRoutes } from './account-mails.routes.ts';
import { type MailQueue, type Mails, startMails } from './mails.ts';

interface MailsDeps extends Pick<ServiceContext<Config>, 'config' | 'onClose'> {
  queues: MailQueue[];
  works: Works;
}

/**
 * Creates the emails about accounts and starts sending them. Returns them, or `undefined` where no mail server is
 * configured. `routes` registers the routes.
 */
export function createMails(deps: MailsDeps) {
  const { config } = deps;
  const mails = sendMails(deps);
  return {
    mails,
    routes: (router: ContractRouter) =>
      accountMailsRoutes(router, {
        mails,
        shopName: shopNameOf(config),
        publicUrl: config.PUBLIC_URL,
        keepDays: config.DATA_EXPORT_KEEP_DAYS,
      }),
  };
}

/** Starts sending mails, if a mail server is configured. */
function sendMails({ queues, works, config, onClose }: MailsDeps): Mails | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  if (!smtpUrl || !from || !publicUrl) return undefined;
  return startMails({ queues, smtpUrl, from, shopName: shopNameOf(config), publicUrl, works, onClose });
}
