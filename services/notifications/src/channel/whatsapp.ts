import type { DeliveryFault } from '@print-shop/contracts';
import { paramsOf, shortText } from '../kinds/short.ts';
import type { Message } from '../message/message.ts';
import type { Channel } from './channel.ts';
import { digitsOf } from './digits-of.ts';
import { post } from './post.ts';

export interface WhatsAppOptions {
  /** The API with its version, like https://graph.facebook.com/v23.0. */
  url: string;
  /** Id of the shop's number at Meta. */
  phoneNumberId: string;
  token: string;
}

/** The number has no WhatsApp account, or does not take messages of businesses. */
const ADDRESS_CODES = new Set([131_026, 131_050]);
/** Meta's own limits and outages. */
const AWAY_CODES = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048]);
/** Too many messages to this number in a short time. Other numbers can still be reached. */
const TOO_MANY_TO_ONE = 131_056;

/**
 * WhatsApp Cloud API. A business may begin a conversation only with a template that Meta has approved: its name is the kind
 * with underscores, its texts take name, number and detail (docs/adding-a-message.md).
 * https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates
 */
export const whatsAppChannel = ({ url, phoneNumberId, token }: WhatsAppOptions): Channel => ({
  name: 'whatsapp',
  parallel: 10,
  templateOf,
  async send(message) {
    await post(`${url}/${phoneNumberId}/messages`, {
      headers: { authorization: `Bearer ${token}` },
      body: templateMessage(message),
      faultOf,
    });
    return { text: shortText(message) };
  },
  close: () => undefined,
});

const templateOf = (kind: Message['kind']): string => kind.replaceAll('-', '_');

const templateMessage = (message: Message) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: digitsOf(message.to),
  type: 'template',
  template: {
    name: templateOf(message.kind),
    language: { code: message.language },
    components: [{ type: 'body', parameters: paramsOf(message).map((text) => ({ type: 'text', text })) }],
  },
  biz_opaque_callback_data: message.key,
});

function faultOf(answer: unknown): DeliveryFault {
  const { error } = (answer ?? {}) as { error?: { code?: number } };
  if (error?.code !== undefined && ADDRESS_CODES.has(error.code)) return 'address';
  if (error?.code !== undefined && AWAY_CODES.has(error.code)) return 'away';
  if (error?.code === TOO_MANY_TO_ONE) return 'later';
  return 'message';
}
