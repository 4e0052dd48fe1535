import { type EventData, userDeleted, userRegistered, userUpdated } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';

/** An account as identity's events have it. */
type PersonSnapshot = EventData<typeof userRegistered>;

/** A service's copy of the accounts: what it needs of each, with its version, and tombstones of those that are gone. */
interface PeopleCopy {
  /** Stores a person unless something newer is stored, or the account is gone. */
  put(person: PersonSnapshot, version: number): Promise<void>;
  /** Forgets a person, and remembers the version so that a late event does not bring them back. */
  remove(userId: string, version: number): Promise<void>;
}

/** The version of an account in an event. Events of earlier releases have none; their time stands for it. */
export const personVersion = ({ data, occurredAt }: { data: { version?: number }; occurredAt: string }): number =>
  data.version ?? Date.parse(occurredAt);

/** Keeps a service's copy of the accounts up to date, through two queues of that service. */
export async function keepPeople(
  broker: Pick<Broker, 'subscribe'>,
  queues: { changed: string; deleted: string },
  people: PeopleCopy,
): Promise<void> {
  await broker.subscribe({
    queue: queues.changed,
    events: [userRegistered, userUpdated],
    handle: (event) => people.put(event.data, personVersion(event)),
  });
  await broker.subscribe({
    queue: queues.deleted,
    events: [userDeleted],
    handle: (event) => people.remove(event.data.userId, personVersion(event)),
  });
}
