import { type Config, shopNameOf } from '../config.ts';
import { mailWriter, type OwnSentence } from '../kinds/write-mail.ts';
import type { UnsubscribeLinks } from '../person/unsubscribe-link.ts';
import type { Channel } from './channel.ts';
import { emailChannel } from './email.ts';
import { smsChannel } from './sms.ts';
import { whatsAppChannel } from './whatsapp.ts';

/** The channels that are set up. */
export function channelsOf(config: Config, links: UnsubscribeLinks, ownSentence: OwnSentence): Channel[] {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = config;
  const { WHATSAPP_URL, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TOKEN: token } = config;
  const { SMS_URL, SMS_AUTH_KEY: authKey, SMS_TEMPLATES: templates } = config;
  const write = mailWriter({ shopName: shopNameOf(config), publicUrl, links, ownSentence });
  return [
    ...(smtpUrl && from ? [emailChannel({ smtpUrl, from, write })] : []),
    ...(token && phoneNumberId ? [whatsAppChannel({ url: WHATSAPP_URL, phoneNumberId, token })] : []),
    ...(authKey ? [smsChannel({ url: SMS_URL, authKey, templates })] : []),
  ];
}
