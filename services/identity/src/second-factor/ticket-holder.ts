import { generationOf, type Place } from '../session/attempt.ts';
import { hashDevice } from '../session/devices.ts';
import type { SessionStore } from '../session/session.store.ts';
import type { Account, UserStore } from '../user/user.store.ts';
import { type Ticket, type Tickets, ticketIsOver } from './tickets.ts';

export interface TicketDeps {
  users: UserStore;
  sessions: SessionStore;
  tickets: Tickets;
}

/**
 * Whose ticket it is. Throws not-found for one that is over, of another device or for another purpose, and when the account
 * is disabled or has another password since, or the session that asked for it has ended.
 */
export async function holderOf(
  { users, sessions, tickets }: TicketDeps,
  ticket: string,
  { device }: Place,
  purposes: readonly Ticket['purpose'][],
): Promise<{ account: Account; about: Ticket }> {
  const about = await tickets.read(ticket, (userId) => hashDevice(userId, device));
  if (!purposes.includes(about.purpose)) throw ticketIsOver();
  const account = await users.findAccountOf(about.userId);
  if (!account || account.user.disabledAt || generationOf(account) !== about.generation) throw ticketIsOver();
  if (about.tokenId && !(await sessions.find(about.userId, about.tokenId))) throw ticketIsOver();
  return { account, about };
}
