import type { Channel as ChannelName, DeliveryFault, LanguageCode, MessageKind } from '@print-shop/contracts';
import type { Message } from '../message/message.ts';

export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly fault: DeliveryFault;

  constructor(fault: DeliveryFault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

/** A message as it went out. */
type Said = Pick<Message, 'subject' | 'text'>;

/** One way to reach people. */
export interface Channel {
  name: ChannelName;
  /** How many messages it sends at the same time. */
  parallel: number;
  /** Whether it can send a kind in a language; missing where it can send every one. */
  canSend?(kind: MessageKind, language: LanguageCode): boolean;
  /** Name or id of the provider's template of a kind; missing where the shop itself has the words. */
  templateOf?(kind: MessageKind, language: LanguageCode): string | undefined;
  /** Sends a message; throws a DeliveryError. The same key means the same message. Nothing where nobody takes it any more. */
  send(message: Message): Promise<Said | undefined>;
  close(): Promise<void> | void;
}
