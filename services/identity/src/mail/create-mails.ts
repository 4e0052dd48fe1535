import type { ServiceContext, Works } from '@print-shop/service-kit';
import type { Config } from '../config.ts';
import { createMailer, type Mails, type MailsOptions } from './mails.ts';

export interface MailsDeps
  extends Pick<ServiceContext<Config>, 'config' | 'onClose'>,
    Pick<MailsOptions, 'getShopName'> {
  works: Works;
}

/** Creates the emails about accounts. Returns `undefined` where no mail server is configured. */
export function createMails({ works, config, getShopName, onClose }: MailsDeps): Mails | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  if (!smtpUrl || !from || !publicUrl) return undefined;
  return createMailer({ smtpUrl, from, getShopName, publicUrl, works, onClose });
}
