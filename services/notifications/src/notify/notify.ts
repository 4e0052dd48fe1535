import { type Channel, type CustomerKind, dayOf, type LanguageCode, type StaffKind } from '@print-shop/contracts';
import type { MessageStore } from '../message/message.store.ts';
import { GATHER_MS, type NewMessage } from '../message/message.ts';
import type { MessageData } from '../message/message-data.ts';
import type { OrderStore } from '../order/order.store.ts';
import { channelsFor, NO_CHOICES, timeOf } from '../person/choices.ts';
import type { Person, PersonStore } from '../person/person.store.ts';
import type { NewsStore } from './news.store.ts';

export interface CustomerNews {
  /** Id of the event, or of what can happen only once. */
  cause: string;
  kind: CustomerKind;
  /** Null for people without an account. */
  userId: string | null;
  /** Their data at the time, for accounts that this service does not know. */
  customer?: { name: string; email: string; phone?: string | undefined } | undefined;
  /** The language in which they ordered or wrote. */
  language?: LanguageCode | undefined;
  about: string | null;
  /** When it happened, in milliseconds. */
  seq: number;
  data: Omit<MessageData, 'name'>;
}

export interface StaffNews {
  cause: string;
  kind: StaffKind;
  at: Date;
  data: Omit<MessageData, 'name'>;
}

export interface NotifyDeps {
  people: PersonStore;
  messages: MessageStore;
  news: NewsStore;
  orders: Pick<OrderStore, 'find'>;
  channels: readonly Channel[];
  /** Whether a channel can send a kind in a language. SMS needs a template of it. */
  canSend(channel: Channel, kind: CustomerKind, language: LanguageCode): boolean;
  /** The channel for a person who left only a phone, for a kind; undefined without one. */
  phoneChannel(kind: CustomerKind, language: LanguageCode): 'sms' | 'whatsapp' | undefined;
  gatherMs?: number;
}

interface Asked {
  userId: string;
  language: LanguageCode;
}

/** Somebody wants the code by which they answer. */
interface CodeAsked extends Pick<CustomerNews, 'cause' | 'seq' | 'userId' | 'data'> {
  kind: 'quotation-code' | 'proof-code';
  customer: { name: string; email: string };
  language: LanguageCode;
}

export type Notify = ReturnType<typeof createNotify>;

/** Turns what happened into messages, by each recipient's choices. */
export function createNotify(deps: NotifyDeps) {
  const { people, messages, news, orders, channels, canSend, phoneChannel, gatherMs = GATHER_MS } = deps;
  /** The phone of a guest who left no email: as the event says, or as is known of the order; empty without one. */
  const onlyPhoneOf = async ({ customer, about }: Pick<CustomerNews, 'customer' | 'about'>): Promise<string> => {
    if (customer?.email) return '';
    if (customer?.phone) return customer.phone;
    const known = about ? await orders.find(about) : undefined;
    return known?.email ? '' : (known?.phone ?? '');
  };
  return {
    async customer(happened: CustomerNews): Promise<void> {
      const { userId, customer, language, data, ...what } = happened;
      const person = userId === null ? undefined : await people.find(userId);
      if (userId !== null && !person) return; // the account was deleted
      const facts = person?.facts;
      const onlyPhone = userId === null ? await onlyPhoneOf(happened) : '';
      const addresses: Record<Channel, string> = {
        email: facts?.email ?? customer?.email ?? '',
        whatsapp: facts?.phone ?? onlyPhone,
        sms: facts?.phone ?? onlyPhone,
        push: person && person.devices > 0 ? person.id : '',
      };
      const spoken = person?.language ?? language ?? facts?.language ?? 'en';
      const dueAt = new Date(Date.now() + gatherMs);
      // A guest without an email has no other way to hear of the order.
      const byPhone = onlyPhone ? phoneChannel(what.kind, spoken) : undefined;
      const able = channels.filter((channel) => canSend(channel, what.kind, spoken));
      const chosen = byPhone ? [byPhone] : channelsFor(person?.choices ?? NO_CHOICES, what.kind, able);
      const all = chosen.flatMap((channel): NewMessage[] => {
        const to = addresses[channel];
        const name = facts?.name ?? customer?.name ?? '';
        if (!to) return [];
        return [{ ...what, channel, personId: userId, to, language: spoken, dueAt, data: { ...data, name } }];
      });
      await messages.add(all);
    },

    /** Emails the link to a person who has just asked to confirm their address. */
    async confirmation({ cause, userId, language, seq }: Pick<CustomerNews, 'cause' | 'seq'> & Asked): Promise<void> {
      const facts = (await people.find(userId))?.facts;
      if (!facts?.email || !channels.includes('email')) return;
      const what = { cause, seq, kind: 'confirm-email', channel: 'email', about: null, dueAt: new Date() } as const;
      await messages.add([{ ...what, personId: userId, to: facts.email, language, data: { name: facts.name } }]);
    },

    /** Emails a code to an account's address of today or a guest's; the writer of the email makes it from the nonce in `data`. */
    async code({ userId, customer, data, ...asked }: CodeAsked): Promise<void> {
      const person = userId === null ? undefined : await people.find(userId);
      const to = person?.facts?.email ?? customer.email;
      if (!to || (userId !== null && !person) || !channels.includes('email')) return;
      const what = { ...asked, channel: 'email', about: null, dueAt: new Date() } as const;
      await messages.add([
        { ...what, personId: null, to, data: { ...data, name: person?.facts?.name ?? customer.name } },
      ]);
    },

    /** Tells staff at once, or keeps it for their daily email. */
    async staff({ cause, kind, at, data }: StaffNews): Promise<void> {
      const staff = await people.listStaff();
      const times = staff.map((person) => ({ person, when: timeOf(person.choices, kind, person.facts?.role) }));
      if (times.some(({ when }) => when === 'digest')) await news.add({ cause, kind, at });
      const now = times.filter(({ when }) => when === 'now');
      await messages.add(
        now.flatMap(({ person }) => {
          const told = { cause, kind, seq: at.getTime(), dueAt: new Date(), data };
          return [...toStaff(person, told), ...(channels.includes('push') ? toBrowsers(person, told) : [])];
        }),
      );
    },
  };
}

type ToStaff = Pick<NewMessage, 'cause' | 'kind' | 'seq' | 'dueAt'> & { data: Omit<MessageData, 'name'> };

/** The email to a member of staff; none to somebody whose address is not known. */
export function toStaff({ id, facts, language }: Person, { data, ...what }: ToStaff): NewMessage[] {
  if (!facts?.email) return [];
  const to = { personId: id, to: facts.email, language: language ?? facts.language ?? 'en', channel: 'email' } as const;
  return [{ ...what, ...to, about: null, data: { ...data, name: facts.name } }];
}

/** The message to the browsers in which a member of staff turned messages on. */
const toBrowsers = (person: Person, told: ToStaff): NewMessage[] =>
  person.devices > 0 ? toStaff(person, told).map((mail) => ({ ...mail, channel: 'push', to: person.id })) : [];

/** A cause that counts once a day. */
export const onceADay = (what: string, at: Date): string => `${what} ${dayOf(at)}`;
