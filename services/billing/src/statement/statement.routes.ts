import {
  type EnteredRow,
  enterStatement,
  isUtr,
  kindFields,
  readStatement,
  type StatementRow,
  toPaise,
  toRupees,
} from '@print-shop/contracts';
import { allow, type ContractRouter, DomainError, languageOf } from '@print-shop/service-kit';
import { enteredEvents } from '../account/account.events.ts';
import type { AccountStore } from '../account/account.store.ts';
import { balancePaise, type Entry } from '../account/account.ts';
import { enter, rowKey, statementKey } from '../account/enter.ts';
import { noSuchAccount } from '../account/no-such-account.ts';
import { type Matched, matchCredit } from './match.ts';
import { type Credit, readTable, type UnreadRow } from './statement.ts';

export interface StatementRoutesDeps {
  accounts: AccountStore;
  /** Compares what staff have entered as paid into the bank with a statement. */
  compareBank(credits: readonly Credit[], now: Date): Promise<void>;
}

/** Registers /api/payments/statements: what came in by the bank, matched with what is owed, and compared with what staff have entered. */
export function statementRoutes(router: ContractRouter, { accounts, compareBank }: StatementRoutesDeps): void {
  router
    .on(readStatement, allow.staff('payments:write'), async ({ body: { csv, layout, mapping } }) => {
      const { credits, unread } = readTable(csv, layout, mapping);
      const concerned = await accounts.concernedBy({
        words: credits.flatMap(({ utr, references }) => [...references, ...(utr ? [utr] : [])]),
        rows: credits.map(({ id }) => rowKey(id)),
        paise: credits.map(({ paise }) => paise),
      });
      await compareBank(credits, new Date());
      const body = [...credits.map((credit) => toRow(matchCredit(credit, concerned))), ...unread.map(toUnread)];
      return { status: 200, body: body.sort((a, b) => a.line - b.line) };
    })
    .on(enterStatement, allow.staff('payments:write'), async ({ body: { rows }, user, req, key: requestKey }) => {
      const language = languageOf(req);
      const refused: { order: string; utr: string; message: string }[] = [];
      const request = requestKey ?? crypto.randomUUID();
      let known = 0;
      for (const [index, row] of rows.entries()) {
        const { order, amount, way, utr, reference } = row;
        // The same payment of the same statement makes one entry, even if two members of staff enter it.
        const key = keyOf(row) ?? statementKey(`${request}:${index}`);
        let isKnown = false;
        const entry: Entry = {
          key,
          kind: 'payment',
          paise: toPaise(amount),
          way,
          reference,
          at: new Date(),
          by: user.name || 'staff',
          ...(isUtr(utr) ? { utr } : {}),
        };
        try {
          await accounts.change(order, (account) => {
            if (!account) throw noSuchAccount();
            const changed = enter(account, entry);
            isKnown = changed === undefined;
            return changed && { account: changed, events: enteredEvents(changed, entry, user) };
          });
        } catch (error) {
          if (!(error instanceof DomainError)) throw error;
          const isOthers = utr === '' && error.code === 'utr-entered-before';
          refused.push({ order, utr, message: (isOthers ? ROW_OF_ANOTHER : error.text)[language] });
          continue;
        }
        if (isKnown) known += 1;
      }
      return { status: 200, body: { entered: rows.length - known - refused.length, known, refused } };
    });
}

const toRow = ({ credit, match, account }: Matched): StatementRow => ({
  id: credit.id,
  line: credit.line,
  date: credit.date,
  amount: toRupees(credit.paise),
  text: credit.text,
  utr: credit.utr,
  match,
  order: account?.id ?? null,
  ...kindFields(account?.orderKind ?? 'order'),
  customer: account?.customer.name ?? '',
  owed: toRupees(account ? Math.max(0, balancePaise(account)) : 0),
});

const toUnread = ({ line, date, text, written, fault }: UnreadRow): StatementRow => ({
  id: '',
  line,
  date,
  amount: 0,
  text: [text, written].filter(Boolean).join(', '),
  utr: '',
  match: 'unread',
  fault,
  order: null,
  ...kindFields('order'),
  customer: '',
  owed: 0,
});

/** The key of a payment that something tells from all others. */
function keyOf({
  utr,
  row,
  reference,
  amount,
}: Pick<EnteredRow, 'utr' | 'row' | 'reference' | 'amount'>): string | undefined {
  if (utr) return statementKey(utr);
  if (row) return rowKey(row);
  return reference ? statementKey(`${reference}:${amount}`) : undefined;
}

const ROW_OF_ANOTHER = {
  en: 'This payment of the bank was entered for another order.',
  hi: 'बैंक का यह पेमेंट किसी और ऑर्डर में दर्ज है।',
};
