import { generationOf, type Place } from '../session/attempt.ts';
import type { SessionStore } from '../session/session.store.ts';
import { hashDevice } from '../user/devices.ts';
import type { Account, UserStore } from '../user/user.store.ts';
import { type Ticket, type Tickets, ticketIsOver } from './tickets.ts';

export interface TicketDeps {
  users: UserStore;
  sessions: SessionStore;
  tickets: Tickets;
}

/**
 * The holder of a ticket. Throws not-found when the ticket has ended, belongs to another device or has another purpose. It
 * also throws not-found when since then the account was disabled, its password was changed, or the session that asked for
 * the ticket has ended.
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
