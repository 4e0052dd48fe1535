import type { ServiceContext, Works } from '@print-shop/service-kit';
import { type Config, shopNameOf } from '../config.ts';
import { createMailer, type Mails } from './mails.ts';

export interface MailsDeps extends Pick<ServiceContext<Config>, 'config' | 'onClose'> {
  works: Works;
}

/** Creates the emails about accounts. Returns `undefined` where no mail server is configured. */
export function createMails({ works, config, onClose }: MailsDeps): Mails | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  if (!smtpUrl || !from || !publicUrl) return undefined;
  return createMailer({ smtpUrl, from, shopName: shopNameOf(config), publicUrl, works, onClose });
}
