import {
  type CreditOrderBody,
  creditOrder,
  type EnterPaymentBody,
  enterPayment,
  getAccount,
  listAccounts,
  listPayments,
  reportPayment,
  toPaise,
} from '@print-shop/contracts';
import { allow, type ContractRouter, conflict, type User } from '@print-shop/service-kit';
import { creditedEvents, enteredEvents, reportedEvent } from './account.events.ts';
import { type Payee, toAccountResponse, toEntry } from './account.presenter.ts';
import type { AccountStore } from './account.store.ts';
import { type Account, type Entry, pendingPaise } from './account.ts';
import { type CreditAsked, giveCredit } from './credits.ts';
import { enter } from './enter.ts';
import { noSuchAccount } from './no-such-account.ts';

export interface AccountRoutesDeps {
  accounts: AccountStore;
  getPayee(): Promise<Payee>;
  sendRefunds(): void;
}

/** Reports that one order can have, so that nobody fills it. */
const MOST_REPORTS = 10;

/** Registers /api/payments: what orders come to, what was paid, and how. */
export function accountRoutes(router: ContractRouter, { accounts, getPayee, sendRefunds }: AccountRoutesDeps): void {
  const mustFind = async (id: string): Promise<Account> => {
    const found = await accounts.find(id);
    if (!found) throw noSuchAccount();
    return found;
  };
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
      const payee = await getPayee();
      const body = found.map((account) => toAccountResponse(account, 'staff', payee));
      return { status: 200, body, headers: { 'X-Total-Count': String(total) } };
    })
    .on(getAccount, allow.orderCustomerOrStaff('payments:read'), async ({ params, access }) => {
      const account = await accounts.find(params.order);
      if (!account) return { status: 200, body: null };
      access.check(account);
      return { status: 200, body: toAccountResponse(account, access.reader, await getPayee()) };
    })
    .on(listPayments, allow.orderCustomerOrStaff('payments:read'), async ({ query, access }) => {
      const account = await mustFind(query.order);
      access.check(account);
      const paid = account.entries.filter(({ kind }) => kind !== 'charge' && kind !== 'credit');
      return { status: 200, body: paid.map((entry) => toEntry(entry, access.reader)) };
    })
    .on(reportPayment, allow.orderCustomer, async ({ params: { order }, body: { utr }, access }) => {
      access.check(await mustFind(order));
      return {
        status: 200,
        body: toAccountResponse(await report(order, utr, new Date()), 'customer', await getPayee()),
      };
    })
    .on(enterPayment, allow.staff('payments:write'), async ({ params: { order }, body, user, key }) => {
      const entry = entryOf(body, user, key);
      const entered = await accounts.change(order, (account) => {
        if (!account) throw noSuchAccount();
        const changed = enter(account, entry);
        return changed && { account: changed, events: enteredEvents(changed, entry, user) };
      });
      return { status: 200, body: toAccountResponse(entered ?? (await mustFind(order)), 'staff', await getPayee()) };
    })
    .on(creditOrder, allow.staff('payments:write'), async ({ params: { order }, body, user, key }) => {
      const asked = creditOf(body, user, key);
      const payee = await getPayee();
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
