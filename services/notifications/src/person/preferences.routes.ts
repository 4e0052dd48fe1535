import {
  CHANNELS,
  type Channel,
  CUSTOMER_KINDS,
  type CustomerKind,
  getMessagePreferences,
  type MessagePreferences,
  openUnsubscribe,
  STAFF_KINDS,
  setMessagePreferences,
  unsubscribe,
} from '@print-shop/contracts';
import { allow, type ContractRouter, conflict, notFound, type User } from '@print-shop/service-kit';
import type { MessageStore } from '../message/message.store.ts';
import type { RefusedAddressStore } from '../message/refused-address.store.ts';
import { choiceKey, isRequired, timeOf, wants } from './choices.ts';
import type { Person, PersonStore } from './person.store.ts';
import type { PushKey } from './push-key.ts';
import type { UnsubscribeLinks } from './unsubscribe-link.ts';

export interface PreferencesRoutesDeps {
  people: PersonStore;
  messages: MessageStore;
  refused: RefusedAddressStore;
  links: UnsubscribeLinks;
  channels: readonly Channel[];
  pushKey: PushKey | undefined;
  publicUrl: string;
}

const gone = () =>
  notFound({ en: 'This account does not exist any more.', hi: 'यह अकाउंट अब नहीं है।' }, 'user-not-found');

const emailOf = ({ facts }: Person, user: User): string => facts?.email ?? user.email ?? '';

/** Registers the choices of customers and staff about their messages. */
export function preferencesRoutes(router: ContractRouter, deps: PreferencesRoutesDeps): void {
  const { people, messages, refused, links, channels, pushKey, publicUrl } = deps;

  const preferencesOf = async (user: User): Promise<MessagePreferences> => {
    const person = await people.find(user.id);
    if (!person) throw gone();
    const { choices, language = null } = person;
    const found = await refused.find('email', emailOf(person, user));
    return {
      language,
      channels: CHANNELS.filter((channel) => channels.includes(channel)),
      pushKey: pushKey?.publicKey ?? null,
      kinds: CUSTOMER_KINDS.map((kind) => ({
        kind,
        required: isRequired(kind, 'email'),
        on: CHANNELS.filter((channel) => wants(choices, kind, channel)),
      })),
      staff: STAFF_KINDS.flatMap((kind) => {
        const when = timeOf(choices, kind, user.role);
        return when ? [{ kind, when }] : [];
      }),
      refused: found ? { address: found.address, since: found.since.toISOString(), why: found.why } : null,
    };
  };

  /** Drops the messages that wait for a channel that was turned off. */
  const dropTurnedOff = async (
    personId: string,
    kinds: readonly { kind: CustomerKind; channel: Channel; on: boolean }[],
  ): Promise<void> => {
    for (const { kind, channel, on } of kinds) {
      if (!on && !isRequired(kind, channel)) await messages.dropUnwanted(personId, { kind, channel });
    }
  };

  router
    .on(getMessagePreferences, allow.signedIn, async ({ user }) => ({ status: 200, body: await preferencesOf(user) }))
    .on(setMessagePreferences, allow.signedIn, async ({ user, body: { kinds, staff, language, confirmAddress } }) => {
      const person = await people.find(user.id);
      if (!person) throw gone();
      await people.choose(user.id, {
        channels: Object.fromEntries(kinds.map(({ kind, channel, on }) => [choiceKey(kind, channel), on])),
        staff: Object.fromEntries(staff.map(({ kind, when }) => [kind, when])),
        ...(language === undefined ? {} : { language }),
      });
      await dropTurnedOff(user.id, kinds);
      const email = emailOf(person, user);
      if (confirmAddress && email) {
        await refused.confirm('email', email);
        await messages.release(user.id, 'email', email);
      }
      return { status: 200, body: await preferencesOf(user) };
    })
    .on(openUnsubscribe, allow.anyone, async ({ query: { token } }) => {
      const page = new URL('/unsubscribe', publicUrl);
      page.hash = new URLSearchParams({ token }).toString();
      return { status: 303, body: page.href };
    })
    .on(unsubscribe, allow.anyone, async ({ query }) => {
      const turnedOff = links.read(query.token);
      if (!turnedOff || !(await people.find(turnedOff.personId))) {
        throw notFound(
          {
            en: 'This link does not work any more. You can choose your messages in your profile.',
            hi: 'यह लिंक अब काम नहीं करता। आप अपनी प्रोफ़ाइल में मैसेज चुन सकते हैं।',
          },
          'link-over',
        );
      }
      const { personId, kind } = turnedOff;
      if (isRequired(kind, 'email')) {
        throw conflict(
          {
            en: 'These emails always come, as the law asks for them. You can choose all others in your profile.',
            hi: 'ये ईमेल हमेशा आते हैं, क्योंकि क़ानून माँगता है। बाकी आप अपनी प्रोफ़ाइल में चुन सकते हैं।',
          },
          'kind-required',
        );
      }
      await people.choose(personId, { channels: { [choiceKey(kind, 'email')]: false } });
      await dropTurnedOff(personId, [{ kind, channel: 'email', on: false }]);
      return { status: 200, body: { message: 'You get no more emails of this kind.' } };
    });
}
