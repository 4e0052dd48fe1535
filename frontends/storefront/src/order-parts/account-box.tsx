import type { Account } from '@print-shop/contracts';
import { isUtr } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Button, buttonClasses, Field, FormMessage, Input } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { sendForm } from '@print-shop/web-kit/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useForm } from 'react-hook-form';
import { useText } from './messages/index.ts';
import { PayBy } from './pay-by.tsx';

interface AccountBoxProps {
  account: Account;
  /** When the order is cancelled if still unpaid. */
  payBy?: string | undefined;
  /** Tells the shop the UTR of a payment. */
  report: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending' | 'error'>;
  /** Leads to the page of the payment provider. */
  checkout: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>;
}

/** The payments for an order, the rest, and the ways to pay it by UPI. */
export function AccountBox({ account, payBy, report, checkout }: AccountBoxProps) {
  const text = useText().account;
  const { due, paid, balance, entries, refunds, reports, upi, canPayOnline } = account;
  const moves = entries.filter(({ kind }) => kind !== 'charge');
  if (moves.length === 0 && refunds.length === 0 && reports.length === 0 && !upi && !canPayOnline && !payBy)
    return null;
  const sums = [
    [text.total, due],
    [text.paid, paid],
    [balance < 0 ? text.refund : text.owed, Math.abs(balance)],
  ] as const;
  return (
    <section aria-labelledby="account" className="grid gap-5 rounded border border-rule bg-sheet p-6">
      <h2 id="account" className="font-bold">
        {text.title}
      </h2>
      <dl className="tabular grid grid-cols-[1fr_auto] gap-y-1.5">
        {sums.map(([name, rupees]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid last:font-bold">
            <dt>{name}</dt>
            <dd className="text-right">{formatRupees(rupees)}</dd>
          </div>
        ))}
      </dl>
      {moves.length > 0 && (
        <ul className="grid gap-1 border-rule border-t pt-4 text-ink-soft text-small">
          {moves.map(({ _id, kind, amount, at }) => (
            <li key={_id} className="flex flex-wrap justify-between gap-x-4">
              <span>
                {text.kinds[kind]}, {formatDate(at)}
              </span>
              <span className="tabular">{formatRupees(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {refunds.length > 0 && (
        <p role="status" className="rounded border-wait border-l-4 bg-paper-deep px-4 py-3 text-small">
          {text.refunding(formatRupees(refunds.reduce((sum, { amount }) => sum + amount, 0)))}
        </p>
      )}
      {reports.map(({ utr }) => (
        <p
          key={utr}
          role="status"
          className="rounded border-good border-l-4 bg-good-soft px-4 py-3 text-good text-small"
        >
          {text.reported(utr)}
        </p>
      ))}
      {payBy && balance > 0 && paid === 0 && reports.length === 0 && <PayBy at={payBy} />}
      {canPayOnline && <PayOnline account={account} checkout={checkout} />}
      {upi && <PayByUpi account={account} upi={upi} report={report} />}
    </section>
  );
}

function PayOnline({ account: { dueNow, balance }, checkout }: Pick<AccountBoxProps, 'account' | 'checkout'>) {
  const text = useText().account;
  return (
    <div className="grid gap-3 border-rule border-t pt-5">
      <Button size="large" wide isBusy={checkout.isPending} busyLabel={text.leaving} onClick={() => checkout.mutate()}>
        {text.payOnline(formatRupees(dueNow))}
      </Button>
      <p className="text-ink-soft text-small">{dueNow < balance ? text.advance : text.ways}</p>
      <FormMessage>{checkout.error ? messageOf(checkout.error, text.checkoutFailed) : undefined}</FormMessage>
    </div>
  );
}

type PayByUpiProps = Pick<AccountBoxProps, 'account' | 'report'> & { upi: NonNullable<Account['upi']> };

/** By the shop's own UPI address; beside a provider that is behind a line to open. */
function PayByUpi(props: PayByUpiProps) {
  const text = useText().account;
  if (!props.account.canPayOnline) return <UpiAddress {...props} />;
  return (
    <details className="border-rule border-t pt-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-action">{text.otherWay}</summary>
      <UpiAddress {...props} />
    </details>
  );
}

function UpiAddress({ account, upi, report }: PayByUpiProps) {
  const text = useText().account;
  const { dueNow, balance } = account;
  const amount = formatRupees(dueNow);
  return (
    <div className="grid gap-4 border-rule border-t pt-5">
      <div>
        <h3 className="font-bold">{text.payNow(amount)}</h3>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">{text.to(upi.payee, upi.id)}</p>
        {dueNow < balance && <p className="text-ink-soft text-small">{text.advance}</p>}
      </div>
      <a href={upi.link} className={buttonClasses({ wide: true, className: 'sm:hidden' })}>
        {text.open}
      </a>
      <figure className="grid justify-items-start gap-2">
        <div className="rounded bg-white p-3">
          <QRCodeSVG value={upi.link} title={text.qr(amount)} role="img" size={168} />
        </div>
        <figcaption className="text-caption text-ink-soft">{text.scan}</figcaption>
      </figure>
      <ReportForm report={report} />
    </div>
  );
}

function ReportForm({ report: { mutate, isPending, error } }: Pick<AccountBoxProps, 'report'>) {
  const text = useText().account;
  const form = useForm({ defaultValues: { utr: '' } });
  const { register, formState } = form;
  const submit = sendForm(form, {
    mutate: ({ utr }: { utr: string }, { onError }) => mutate(utr.trim(), { onError }),
  });
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      <Field label={text.utr} hint={text.utrHint} error={formState.errors.utr?.message}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          {...register('utr', { validate: (utr) => isUtr(utr.trim()) || text.utrFault })}
        />
      </Field>
      <FormMessage>{error ? messageOf(error, text.reportFailed) : undefined}</FormMessage>
      <Button type="submit" tone="outline" isBusy={isPending} busyLabel={text.sending}>
        {text.send}
      </Button>
    </form>
  );
}
