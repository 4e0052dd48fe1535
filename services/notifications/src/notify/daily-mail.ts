import { STAFF_KINDS, type StaffKind } from '@print-shop/contracts';
import { eachAlone, type Works } from '@print-shop/service-kit';
import type { MessageStore } from '../message/message.store.ts';
import { timeOf } from '../person/choices.ts';
import type { Person, PersonStore } from '../person/person.store.ts';
import { digestSpan, type NewsStore } from './news.store.ts';
import { toStaff } from './notify.ts';

const SWEEP_MS = 5 * 60_000;

export interface DailyMailDeps {
  people: PersonStore;
  messages: MessageStore;
  news: NewsStore;
  works: Works;
  everyMs?: number | undefined;
}

/** The news that a member of staff has chosen to read once a day. */
export function newsFor(
  { choices, facts }: Pick<Person, 'choices' | 'facts'>,
  counts: Partial<Record<StaffKind, number>>,
): Partial<Record<StaffKind, number>> {
  const chosen = STAFF_KINDS.filter((kind) => counts[kind] && timeOf(choices, kind, facts?.role) === 'digest');
  return Object.fromEntries(chosen.map((kind) => [kind, counts[kind]]));
}

/** Writes each member of staff one email a day about what happened, if anything did. Each email is written once. */
export function startDailyMail({ people, messages, news, works, everyMs = SWEEP_MS }: DailyMailDeps): void {
  works.startNightly({
    what: 'writing the daily mails',
    fromHour: 8,
    everyMs,
    async handle(now) {
      const { from, until } = digestSpan(now);
      const counts = await news.count(from, until);
      await eachAlone(await people.listStaff(), async (person) => {
        const own = newsFor(person, counts);
        if (Object.keys(own).length === 0) return;
        const cause = `digest ${until.toISOString()}`;
        const data = { counts: own };
        await messages.add(toStaff(person, { cause, kind: 'digest', seq: until.getTime(), dueAt: now, data }));
      });
    },
  });
}
