import { enterStatement, isUtr, readStatement, type StatementRow, toPaise, toRupees } from '@print-shop/contracts';
import { allow, type ContractRouter, DomainError, languageOf, notFound } from '@print-shop/service-kit';
import { enteredEvents } from '../account/account.events.ts';
import type { AccountStore } from '../account/account.store.ts';
import { balancePaise, type Entry } from '../account/account.ts';
import { enter, statementKey } from '../account/enter.ts';
import type { BankComparison } from '../reconciliation/with-bank.ts';
import { type Matched, matchCredit } from './match.ts';
import { creditsOf } from './statement.ts';

/** Registers /api/payments/statements: what came in by the bank, matched with what is owed. */
export function statementRoutes(router: ContractRouter, accounts: AccountStore, compare: BankComparison): void {
  router
    .on(readStatement, allow.staff('payments:write'), async ({ body: { csv, layout, mapping } }) => {
      const credits = creditsOf(csv, layout, mapping);
      const concerned = await accounts.concernedBy({
        words: credits.flatMap(({ utr, references }) => [...references, ...(utr ? [utr] : [])]),
        paise: credits.map(({ paise }) => paise),
      });
      await compare(credits, new Date());
      return { status: 200, body: credits.map((credit) => toRow(matchCredit(credit, concerned))) };
    })
    .on(enterStatement, allow.staff('payments:write'), async ({ body: { rows }, user, req }) => {
      const language = languageOf(req);
      const refused: { order: string; utr: string; message: string }[] = [];
      for (const { order, amount, way, utr, reference } of rows) {
        // The same payment of the same statement makes one entry, whoever enters it.
        const key = statementKey(utr || `${reference}:${amount}`);
        const entry: Entry = {
          ...{ key, kind: 'payment', paise: toPaise(amount), way, reference, at: new Date(), by: user.name || 'staff' },
          ...(isUtr(utr) ? { utr } : {}),
        };
        try {
          await accounts.change(order, (account) => {
            if (!account) throw noAccount();
            const changed = enter(account, entry);
            return changed && { account: changed, events: enteredEvents(changed, entry, user) };
          });
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          refused.push({ order, utr, message: error.text[language] });
        }
      }
      return { status: 200, body: { entered: rows.length - refused.length, refused } };
    });
}

const toRow = ({ credit, match, account }: Matched): StatementRow => ({
  ...{
    line: credit.line,
    date: credit.date,
    amount: toRupees(credit.paise),
    text: credit.text,
    utr: credit.utr,
    match,
  },
  order: account?.id ?? null,
  isBulk: account?.isBulk ?? false,
  customer: account?.customer.name ?? '',
  owed: toRupees(account ? Math.max(0, balancePaise(account)) : 0),
});

const noAccount = () => notFound({ en: 'There is no such account.', hi: 'ऐसा कोई खाता नहीं है।' }, 'account-not-found');
