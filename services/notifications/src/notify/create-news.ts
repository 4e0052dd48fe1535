import type { Broker } from '@print-shop/messaging';
import type { Connection } from 'mongoose';
import type { Config } from '../config.ts';
import { type DailyMailDeps, startDailyMail } from './daily-mail.ts';
import { createNewsStore, newsModel } from './news.store.ts';
import { createNotify, type NotifyDeps } from './notify.ts';
import { notifyOnBilling } from './notify-on-billing.ts';
import { notifyOnClaims } from './notify-on-claims.ts';
import { notifyOnOrderEvents } from './notify-on-order-events.ts';
import {
  notifyOnConfirmationAsked,
  notifyOnContactMessage,
  notifyOnDeadLetters,
  notifyOnLowStock,
  notifyOnWorkParked,
} from './notify-on-others.ts';
import { notifyOnProofs } from './notify-on-proofs.ts';
import { notifyOnQuotations } from './notify-on-quotations.ts';

interface NewsDeps extends Omit<NotifyDeps, 'news'> {
  config: Config;
  mongo: Connection;
  broker: Broker;
}

/**
 * Creates the news for customers and staff. Returns what notifies them. `start` starts the consumers that turn events into
 * messages, and the daily email of staff.
 */
export function createNews(deps: NewsDeps) {
  const { config, mongo, broker, people, messages, orders, channels, canSend, phoneChannel, gatherMs } = deps;
  const news = createNewsStore(newsModel(mongo));
  const notify = createNotify({ people, messages, news, orders, channels, canSend, phoneChannel, gatherMs });
  return {
    notify,
    async start({ works, everyMs }: Pick<DailyMailDeps, 'works' | 'everyMs'>): Promise<void> {
      await notifyOnOrderEvents(broker, notify);
      await notifyOnClaims(broker, notify);
      await notifyOnBilling(broker, notify);
      await notifyOnContactMessage(broker, notify);
      await notifyOnConfirmationAsked(broker, notify);
      await notifyOnQuotations(broker, notify);
      await notifyOnProofs(broker, notify);
      await notifyOnLowStock(broker, notify, config.LOW_STOCK);
      await notifyOnDeadLetters(broker, notify);
      await notifyOnWorkParked(broker, notify);
      startDailyMail({ people, messages, news, works, everyMs });
    },
  };
}
