import {
  type CreditOrderBody,
  creditOrder,
  type EnterPaymentBody,
  enterPayment,
  getAccount,
  listAccounts,
  listPayments,
  readTrackedAccount,
  reportPayment,
  reportTrackedPayment,
  toPaise,
} from '@print-shop/contracts';
import type { MailLinks } from '@print-shop/links';
import { allow, type ContractRouter, checkOwner, conflict, type User } from '@print-shop/service-kit';
import { creditedEvents, enteredEvents, reportedEvent } from './account.events.ts';
import { type Payee, type Reader, toAccountResponse, toEntry } from './account.presenter.ts';
import type { AccountStore } from './account.store.ts';
import { type Account, type Entry, pendingPaise } from './account.ts';
import { type CreditAsked, giveCredit } from './credits.ts';
import { enter } from './enter.ts';
import { noSuchAccount, trackedOrder } from './tracked-order.ts';

export interface AccountRoutesDeps {
  accounts: AccountStore;
  payee: Payee;
  links: MailLinks;
  /** Sends the refunds that wait. */
  sendRefunds(): void;
}

/** Reports that one order can have, so that nobody fills it. */
const MOST_REPORTS = 10;

/** Registers /api/payments: what orders come to, what was paid, and how. */
export function accountRoutes(
  router: ContractRouter,
  { accounts, payee, links, sendRefunds }: AccountRoutesDeps,
): void {
  const mustFind = async (id: string): Promise<Account> => {
    const found = await accounts.find(id);
    if (!found) throw noSuchAccount();
    return found;
  };
  const own = async (id: string, user: User): Promise<{ account: Account; reader: Reader }> => {
    const account = await mustFind(id);
    checkOwner(user, account.userId ?? '', getAccount.permission);
    return { account, reader: user.isAdmin ? 'staff' : 'customer' };
  };
  const tracked = (token: string) => trackedOrder(token, { links, accounts });
  const report = async (id: string, utr: string, at: Date): Promise<Account> => {
    const reported = await accounts.change(id, (account) => {
      if (!account) throw noSuchAccount();
      const isKnown = [...account.reports, ...account.entries].some((one) => one.utr === utr);
      if (isKnown) return undefined;
      if (account.reports.length >= MOST_REPORTS) throw tooManyReports();
      const reports = [...account.reports, { utr, at }];
      return { account: { ...account, reports }, events: [reportedEvent(account, utr)] };
    });
    return reported ?? mustFind(id);
  };

  router
    .on(listAccounts, allow.staff('payments:read'), async ({ query }) => {
      const { accounts: found, total } = await accounts.list(query);
      const body = found.map((account) => toAccountResponse(account, 'staff', payee));
      return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
    })
    .on(getAccount, allow.selfOrStaff('payments:read'), async ({ params, user }) => {
      const account = await accounts.find(params.order);
      if (!account) return { status: 200, body: null };
      checkOwner(user, account.userId ?? '', getAccount.permission);
      return { status: 200, body: toAccountResponse(account, user.isAdmin ? 'staff' : 'customer', payee) };
    })
    .on(listPayments, allow.selfOrStaff('payments:read'), async ({ query, user }) => {
      const { account, reader } = await own(query.order, user);
      const paid = account.entries.filter(({ kind }) => kind !== 'charge' && kind !== 'credit');
      return { status: 200, body: paid.map((entry) => toEntry(entry, reader)) };
    })
    .on(readTrackedAccount, allow.anyone, async ({ body: { token } }) => {
      const account = await tracked(token);
      return { status: 200, body: account ? toAccountResponse(account, 'customer', payee) : null };
    })
    .on(
      reportPayment,
      allow.self((_, { id }) => id),
      async ({ params: { order }, body: { utr }, user }) => {
        const account = await mustFind(order);
        checkOwner(user, account.userId ?? '');
        return { status: 200, body: toAccountResponse(await report(order, utr, new Date()), 'customer', payee) };
      },
    )
    .on(reportTrackedPayment, allow.anyone, async ({ body: { token, utr } }) => {
      const account = await tracked(token);
      if (!account) throw noSuchAccount();
      return { status: 200, body: toAccountResponse(await report(account.id, utr, new Date()), 'customer', payee) };
    })
    .on(enterPayment, allow.staff('payments:write'), async ({ params: { order }, body, user, key }) => {
      const entry = entryOf(body, user, key);
      const entered = await accounts.change(order, (account) => {
        if (!account) throw noSuchAccount();
        const changed = enter(account, entry);
        return changed && { account: changed, events: enteredEvents(changed, entry, user) };
      });
      return { status: 200, body: toAccountResponse(entered ?? (await mustFind(order)), 'staff', payee) };
    })
    .on(creditOrder, allow.staff('payments:write'), async ({ params: { order }, body, user, key }) => {
      const asked = creditOf(body, user, key);
      const credited = await accounts.change(order, (account) => {
        if (!account) throw noSuchAccount();
        const given = giveCredit(account, { ...asked, leastOnlinePaise: payee.leastOnlinePaise });
        return given && { account: given.account, events: creditedEvents(account, given.account, given, user) };
      });
      if (!credited) throw noSuchAccount();
      if (pendingPaise(credited) > 0) sendRefunds();
      return { status: 200, body: toAccountResponse(credited, 'staff', payee) };
    });
}

/** The credit of a request. The same Idempotency-Key of the same person makes one. */
function creditOf(
  { amount, lines, reason, refundBy, reference }: CreditOrderBody,
  { id, name }: User,
  key: string = crypto.randomUUID(),
): CreditAsked {
  return {
    key: `${id}:${key}`,
    at: new Date(),
    by: name || 'staff',
    reason,
    refundBy,
    reference,
    ...(amount === undefined ? {} : { paise: toPaise(amount) }),
    ...(lines ? { lines: lines.map((one) => ({ line: one.line, paise: toPaise(one.amount) })) } : {}),
  };
}

/** The entry of a request. The same Idempotency-Key of the same person makes one entry. */
function entryOf({ amount, ...body }: EnterPaymentBody, { id, name }: User, key: string = crypto.randomUUID()): Entry {
  return { ...body, key: `staff:${id}:${key}`, paise: toPaise(amount), at: new Date(), by: name || 'staff' };
}

const tooManyReports = () =>
  conflict({ en: 'Please call us about your payment.', hi: 'अपने पेमेंट के बारे में हमें फ़ोन कीजिए।' }, 'too-many-reports');
