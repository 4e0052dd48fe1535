import { type EventData, userDeleted, userRegistered, userUpdated } from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import { personVersion } from '@print-shop/read-model';
import type { ConversationStore } from '../conversation/conversation.store.ts';
import type { MessageStore } from '../message/message.store.ts';
import type { RefusedAddressStore } from '../message/refused-address.store.ts';
import type { Notify } from '../notify/notify.ts';
import type { OrderStore } from '../order/order.store.ts';
import type { PersonFacts, PersonStore } from '../person/person.store.ts';

export interface KeepPeopleDeps {
  people: PersonStore;
  orders: OrderStore;
  conversations: ConversationStore;
  messages: MessageStore;
  refused: RefusedAddressStore;
  notify: Notify;
  /** Whether the shop emails links that confirm an address. */
  canConfirm: boolean;
}

/** Keeps the recipients up to date, welcomes customers who have opened an account, and forgets those who delete their account. */
export const keepPeople = (
  broker: Broker,
  { people, orders, conversations, messages, refused, notify, canConfirm }: KeepPeopleDeps,
): Promise<void> =>
  broker.subscribe({
    queue: 'notifications.keep-people',
    events: [userRegistered, userUpdated, userDeleted],
    async handle(event) {
      const { userId } = event.data;
      if (event.key === userDeleted.key) {
        const { facts } = (await people.find(userId)) ?? {};
        await messages.removeAllOf(userId, facts?.email);
        if (facts) await refused.forget([facts.email, facts.phone]);
        await people.remove(userId, personVersion(event));
        await orders.removeAllOf(userId);
        await conversations.removeAllOf(userId);
        return;
      }
      if (!isEvent(event, userRegistered) && !isEvent(event, userUpdated)) return;
      await people.put(userId, personVersion(event), factsOf(event.data));
      await messages.release(userId, 'email', event.data.email);
      if (event.key !== userRegistered.key || event.data.isAdmin || event.data.isImported) return;
      const seq = Date.parse(event.occurredAt);
      const data = canConfirm && !event.data.emailConfirmed ? { confirms: true } : {};
      await notify.customer({ cause: event.id, kind: 'welcome', userId, about: null, seq, data });
    },
  });

/** Disabled staff get no messages. */
const factsOf = ({
  name,
  email,
  phone = '',
  isAdmin,
  role,
  language,
  isDisabled = false,
}: EventData<typeof userRegistered>): PersonFacts => ({
  name,
  email,
  phone,
  isAdmin: isAdmin && !isDisabled,
  ...(role ? { role } : {}),
  ...(language ? { language } : {}),
});
