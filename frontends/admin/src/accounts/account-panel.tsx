import type { Account } from '@print-shop/contracts';
import { creditOrder, enterPayment, refundOnline } from '@print-shop/contracts/client';
import { formatDateTime, formatRupees } from '@print-shop/i18n';
import { Button } from '@print-shop/ui';
import { usePermission } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useState } from 'react';
import { authorIn, useStaffText } from '../messages/index.ts';
import { useAccount } from './api/use-account.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import { useText } from './messages/index.ts';
import { OrderDocuments } from './order-documents.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** The total of an order, its payments and their ways, its documents, and the form for a new payment. */
export function AccountPanel({ order }: { order: string }) {
  const text = useText();
  return (
    <Region
      query={useAccount(order)}
      loading={text.loading}
      failed={text.loadFailed}
      empty={<p className="text-ink-soft">{text.none}</p>}
    >
      {(account) => (
        <div className="grid gap-4">
          <Sums account={account} />
          <Entries account={account} />
          <Refunds account={account} />
          <Reports account={account} />
          {!account.opening && (
            <>
              <Credit account={account} />
              <OrderDocuments order={order} />
            </>
          )}
        </div>
      )}
    </Region>
  );
}

function Sums({ account: { due, paid, balance, dueNow } }: { account: Account }) {
  const text = useText();
  const sums = [
    [text.due, due],
    [text.paid, paid],
    [balance < 0 ? text.refund : text.balance, Math.abs(balance)],
  ] as const;
  return (
    <div>
      <dl className="tabular grid gap-1">
        {sums.map(([name, rupees]) => (
          <div key={name} className="flex justify-between gap-4 last:font-bold">
            <dt>{name}</dt>
            <dd>{formatRupees(rupees)}</dd>
          </div>
        ))}
      </dl>
      {dueNow > 0 && dueNow < balance && (
        <p className="text-ink-soft text-small">{text.advance(formatRupees(dueNow))}</p>
      )}
    </div>
  );
}

function Entries({ account }: { account: Account }) {
  const text = useText();
  const author = authorIn(useStaffText());
  if (account.entries.length === 0) return null;
  return (
    <ul className="grid gap-2 border-rule border-t pt-3 text-small">
      {account.entries.map(({ _id, kind, amount, way, utr, reference, at, by, note }) => (
        <li key={_id}>
          <p className="flex justify-between gap-4">
            <span className="font-semibold">
              {[text.kinds[kind], way && text.ways[way]].filter(Boolean).join(', ')}
            </span>
            <span className="tabular">{formatRupees(amount)}</span>
          </p>
          <p className="text-ink-soft [overflow-wrap:anywhere]">
            {[formatDateTime(at), author(by), utr && `UTR ${utr}`, reference, note].filter(Boolean).join(', ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The amount that the payment provider will send back, or has refused to, and the button that asks for more. */
function Refunds({ account }: { account: Account }) {
  const text = useText();
  const isAllowed = usePermission(refundOnline.permission);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {account.refunds.map(({ _id, amount, state, at, note, failure }) => (
        <div
          key={_id}
          className={`rounded border-l-4 bg-paper-deep px-4 py-3 text-small ${state === 'failed' ? 'border-bad' : 'border-wait'}`}
        >
          <p className="font-semibold">{text.refundStates[state](formatRupees(amount))}</p>
          <p className="text-ink-soft [overflow-wrap:anywhere]">
            {[formatDateTime(at), note, failure].filter(Boolean).join(', ')}
          </p>
        </div>
      ))}
      {isAllowed && account.refundable > 0 && (
        <div>
          <Button tone="outline" size="small" onClick={() => setIsOpen(true)}>
            {text.refundOnline}
          </Button>
        </div>
      )}
      {isOpen && <RefundDialog account={account} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The payment that the customer reports, with the button that enters it, and the button for any other entry. */
function Reports({ account }: { account: Account }) {
  const text = useText();
  const isAllowed = usePermission(enterPayment.permission);
  const [entering, setEntering] = useState<{ utr?: string }>();
  return (
    <>
      {account.reports.map(({ utr }) => (
        <div key={utr} className="grid gap-2 rounded border-wait border-l-4 bg-paper-deep px-4 py-3 text-small">
          <p className="[overflow-wrap:anywhere]">{text.reported(utr)}</p>
          {isAllowed && (
            <div>
              <Button size="small" aria-label={text.confirmOf(utr)} onClick={() => setEntering({ utr })}>
                {text.confirm}
              </Button>
            </div>
          )}
        </div>
      ))}
      {isAllowed && (
        <div>
          <Button tone="outline" size="small" onClick={() => setEntering({})}>
            {text.enter}
          </Button>
        </div>
      )}
      {entering && <EntryDialog account={account} utr={entering.utr} onClose={() => setEntering(undefined)} />}
    </>
  );
}

function Credit({ account }: { account: Account }) {
  const text = useText();
  const isAllowed = usePermission(creditOrder.permission);
  const [isOpen, setIsOpen] = useState(false);
  if (!isAllowed || account.creditable.length === 0) return null;
  return (
    <div>
      <Button tone="outline" size="small" onClick={() => setIsOpen(true)}>
        {text.credit}
      </Button>
      {isOpen && <CreditDialog account={account} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
