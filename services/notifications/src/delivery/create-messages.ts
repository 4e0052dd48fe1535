import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import type { Config } from '../config.ts';
import { createMessageStore, messageModel } from '../message/message.store.ts';
import type { RefusedAddressStore } from '../message/refused-address.store.ts';
import { messageRoutes } from './message.routes.ts';
import { type SendMessagesDeps, startSending } from './send-messages.ts';

interface MessagesDeps {
  config: Config;
  mongo: Connection;
}

/** Creates the messages. Returns their store; `send` starts sending them, and `routes` registers the routes. */
export function createMessages({ config, mongo }: MessagesDeps) {
  const messages = createMessageStore(messageModel(mongo));
  return {
    messages,
    send: ({ refused, channels, works, logger, everyMs, now }: Omit<SendMessagesDeps, 'messages'>) =>
      startSending({ messages, refused, channels, works, logger, everyMs, now }),
    routes: (router: ContractRouter, { refused }: { refused: RefusedAddressStore }) =>
      messageRoutes(router, { messages, refused, bounceSecret: config.BOUNCE_SECRET }),
  };
}
