import type { Account } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { NotFoundPage, usePageTitle } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useParams } from 'react-router';
import { AccountPanel } from '../../accounts/account-panel.tsx';
import { useAccount } from '../../accounts/api/use-account.ts';
import { History } from '../../history/history.tsx';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';

/** An amount that was open when the shop moved in, with its payments and the form for a new one. */
export default function OpeningBalancePage() {
  const text = useText();
  const { id = '' } = useParams();
  usePageTitle(text.opening.title);
  return (
    <Region query={useAccount(id)} loading={text.loading} failed={text.failed} level={1} empty={<NotFoundPage />}>
      {(account) => (account.opening ? <OpeningBalance account={account} /> : <NotFoundPage />)}
    </Region>
  );
}

function OpeningBalance({ account: { _id, opening, customer, placedAt } }: { account: Account }) {
  const text = useText();
  return (
    <>
      <PageHead
        title={[text.opening.title, opening?.reference].filter(Boolean).join(' ')}
        text={text.opening.lead(formatDate(placedAt))}
      />
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <section className="grid gap-3 rounded border border-rule bg-sheet p-4">
          <h2 className="font-bold [overflow-wrap:anywhere]">{customer.name || customer.email}</h2>
          {customer.email && (
            <a
              href={`mailto:${customer.email}`}
              className="inline-flex min-h-6 items-center text-action underline [overflow-wrap:anywhere]"
            >
              {customer.email}
            </a>
          )}
          <AccountPanel order={_id} />
        </section>
        <History kind="account" id={_id} />
      </div>
    </>
  );
}
