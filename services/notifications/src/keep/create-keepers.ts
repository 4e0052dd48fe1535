import type { MailLinks } from '@print-shop/links';
import type { Broker } from '@print-shop/messaging';
import { keepOrders } from './keep-orders.ts';
import { type KeepPeopleDeps, keepPeople } from './keep-people.ts';

interface KeepersDeps extends Omit<KeepPeopleDeps, 'canConfirm'> {
  broker: Broker;
  mailLinks: MailLinks;
}

export async function createKeepers({ broker, mailLinks, ...parts }: KeepersDeps): Promise<void> {
  await keepPeople(broker, { ...parts, canConfirm: mailLinks.isOn });
  await keepOrders(broker, parts);
}
