import { CUSTOMER_KINDS, type MessageKind, type OtherPreview } from '@print-shop/contracts';
import type { Channel } from '../channel/channel.ts';
import { toNotification } from '../channel/push.ts';
import { paramsOf, shortText } from '../kinds/short.ts';
import type { Message } from '../message/message.ts';

const isForCustomers = (kind: MessageKind): boolean => CUSTOMER_KINDS.some((one) => one === kind);

/** The channels of a kind besides email: staff get no messages to their phones. */
function previewChannels(kind: MessageKind): OtherPreview['channel'][] {
  if (isForCustomers(kind)) return ['push', 'whatsapp', 'sms'];
  if (kind === 'track-code') return ['whatsapp', 'sms'];
  return ['digest', 'confirm-email', 'quotation-code', 'proof-code'].includes(kind) ? [] : ['push'];
}

/** The texts that phones and browsers show of a message, and whether this shop can send it there. */
export function otherPreviews(
  channels: readonly Channel[],
  message: Pick<Message, 'kind' | 'language' | 'data'>,
): OtherPreview[] {
  const { kind, language } = message;
  return previewChannels(kind).map((name): OtherPreview => {
    const channel = channels.find((one) => one.name === name);
    const canSend = channel !== undefined && (channel.canSend?.(kind, language) ?? true);
    if (name === 'push') {
      const { title, body } = toNotification(message);
      return { channel: name, title, text: body, template: '', variables: [], canSend };
    }
    const template = channel?.templateOf?.(kind, language) ?? '';
    return { channel: name, title: '', text: shortText(message), template, variables: paramsOf(message), canSend };
  });
}
