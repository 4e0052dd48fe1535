import {
  dayOf,
  daySpan,
  downloadOutstanding,
  downloadRevenue,
  getOutstanding,
  getRevenue,
  type RevenueQuery,
  toRupees,
} from '@print-shop/contracts';
import type { ExportRecord } from '@print-shop/imports';
import { allow, type ContractRouter, toCsv } from '@print-shop/service-kit';
import type { AccountStore } from '../account/account.store.ts';
import { type Account, balancePaise, duePaise, paidPaise } from '../account/account.ts';
import type { InvoiceStore } from '../invoice/invoice.store.ts';
import type { RevenueRow } from '../invoice/revenue.ts';
import { createOutstanding, daysOwed, owedSince } from './outstanding.ts';

export interface RevenueRoutesDeps {
  invoices: InvoiceStore;
  accounts: AccountStore;
  exports: ExportRecord;
}

/** Registers what was invoiced and what is owed, summed up. */
export function revenueRoutes(router: ContractRouter, { invoices, accounts, exports }: RevenueRoutesDeps): void {
  const rowsOf = ({ from, to, by }: RevenueQuery): Promise<RevenueRow[]> =>
    invoices.revenue(by, daySpan(from).from, daySpan(to).until);

  router
    .on(getRevenue, allow.staff('invoices:read'), async ({ query }) => {
      const rows = await rowsOf(query);
      return {
        status: 200,
        body: {
          rows: rows.map(({ key, name, invoices: count, ...sums }) => ({
            key,
            name,
            invoices: count,
            taxable: toRupees(sums.taxablePaise),
            tax: toRupees(sums.taxPaise),
            total: toRupees(sums.totalPaise),
          })),
          total: toRupees(rows.reduce((sum, { totalPaise }) => sum + totalPaise, 0)),
        },
      };
    })
    .on(downloadRevenue, allow.staff('invoices:read'), async ({ query, user }) => {
      if (query.by === 'customer') await exports.add(user, 'revenue by customer');
      const filename = `revenue-by-${query.by}-${query.from}-${query.to}.csv`;
      return { status: 200, filename, body: toCsv(await rowsOf(query), REVENUE_COLUMNS[query.by]) };
    })
    .on(getOutstanding, allow.staff('payments:read'), async () => {
      const outstanding = createOutstanding(new Date());
      for await (const account of accounts.owing()) outstanding.add(account);
      const ages = outstanding.ages().map(({ days, accounts: count, owedPaise }) => ({
        days,
        accounts: count,
        owed: toRupees(owedPaise),
      }));
      const owed = toRupees(outstanding.ages().reduce((sum, { owedPaise }) => sum + owedPaise, 0));
      return { status: 200, body: { ages, owed } };
    })
    .on(downloadOutstanding, allow.staff('payments:read'), async ({ user }) => {
      await exports.add(user, 'outstanding balances');
      const now = new Date();
      const filename = `outstanding-${dayOf(now)}.csv`;
      return { status: 200, filename, body: toCsv(accounts.owing(), outstandingColumns(now)) };
    });
}

const SUMS: Record<string, (row: RevenueRow) => string> = {
  Invoices: ({ invoices }) => String(invoices),
  Taxable: ({ taxablePaise }) => String(toRupees(taxablePaise)),
  GST: ({ taxPaise }) => String(toRupees(taxPaise)),
  Total: ({ totalPaise }) => String(toRupees(totalPaise)),
};
const REVENUE_COLUMNS: Record<RevenueQuery['by'], Record<string, (row: RevenueRow) => string>> = {
  day: { Day: ({ key }) => key, ...SUMS },
  type: { 'Product type': ({ key }) => key, ...SUMS },
  customer: { Customer: ({ name }) => name, ...SUMS },
};
const outstandingColumns = (now: Date): Record<string, (account: Account) => string> => ({
  Order: ({ id }) => id,
  Customer: ({ customer }) => customer.name,
  Email: ({ customer }) => customer.email,
  Since: (account) => dayOf(owedSince(account)),
  Days: (account) => String(daysOwed(account, now)),
  'Comes to': (account) => String(toRupees(duePaise(account))),
  Paid: (account) => String(toRupees(paidPaise(account))),
  Owed: (account) => String(toRupees(balancePaise(account))),
});
