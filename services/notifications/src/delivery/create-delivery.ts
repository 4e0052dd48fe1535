import { type ContractRouter, createReadMetric } from '@print-shop/service-kit';
import type { Config } from '../config.ts';
import { messageRoutes } from './message.routes.ts';
import { type SendMessagesDeps, startSending } from './send-messages.ts';

export interface DeliveryDeps extends SendMessagesDeps {
  config: Config;
}

export function createDelivery(router: ContractRouter, deps: DeliveryDeps): void {
  const { config, messages, refused, channels, works, logger, everyMs, now } = deps;
  startSending({ messages, refused, channels, works, logger, everyMs, now });
  createReadMetric('notifications_messages_waiting', 'Messages that are due and not sent', () =>
    messages.countWaiting(new Date()),
  );
  messageRoutes(router, { messages, refused, bounceSecret: config.BOUNCE_SECRET });
}
