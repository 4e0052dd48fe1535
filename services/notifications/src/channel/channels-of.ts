import type { LanguageCode, MessageKind } from '@print-shop/contracts';
import type { Config } from '../config.ts';
import type { Devices } from '../person/devices.ts';
import type { Channel } from './channel.ts';
import { type EmailOptions, emailChannel } from './email.ts';
import { pushChannel } from './push.ts';
import { smsChannel } from './sms.ts';
import { whatsAppChannel } from './whatsapp.ts';

export function channelsOf(config: Config, write: EmailOptions['write'], devices: Devices): Channel[] {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = config;
  const { PUSH_KEY: pushKey, PUSH_SERVICES } = config;
  const { WHATSAPP_URL, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TOKEN: token } = config;
  const { SMS_URL, SMS_AUTH_KEY: authKey, SMS_TEMPLATES: templates } = config;
  return [
    ...(smtpUrl && from ? [emailChannel({ smtpUrl, from, write })] : []),
    ...(pushKey && from ? [pushChannel({ key: pushKey, from, services: PUSH_SERVICES, devices })] : []),
    ...(token && phoneNumberId ? [whatsAppChannel({ url: WHATSAPP_URL, phoneNumberId, token })] : []),
    ...(authKey ? [smsChannel({ url: SMS_URL, authKey, templates })] : []),
  ];
}

/**
 * The channels to a phone that can send a kind in a language, the first choice first. SMS reaches every phone, but only with a
 * registered template. WhatsApp is the other way.
 */
export const phoneChannels = (
  channels: readonly Channel[],
  kind: MessageKind,
  language: LanguageCode,
): (Channel & { name: 'sms' | 'whatsapp' })[] =>
  (['sms', 'whatsapp'] as const).flatMap((name) =>
    channels
      .filter((channel) => channel.name === name && (channel.canSend?.(kind, language) ?? true))
      .map((channel) => ({ ...channel, name })),
  );
