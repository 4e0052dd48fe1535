import type { ServiceContext, Works } from '@print-shop/service-kit';
import { type Config, shopNameOf } from '../config.ts';
import { type MailQueue, type Mails, startMails } from './mails.ts';

interface MailsDeps extends Pick<ServiceContext<Config>, 'config' | 'onClose'> {
  queues: MailQueue[];
  works: Works;
}

/** Starts sending emails about accounts. Returns them, or `undefined` where no mail server is configured. */
export function createMails({ queues, works, config, onClose }: MailsDeps): Mails | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  if (!smtpUrl || !from || !publicUrl) return undefined;
  return startMails({ queues, smtpUrl, from, shopName: shopNameOf(config), publicUrl, works, onClose });
}
