import type { TaxMonth } from '@print-shop/contracts';
import { closeTaxMonth, GSTR1_TABLES } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, Button, Dialog, FormMessage, Input, toast } from '@print-shop/ui';
import { messageOf, usePageTitle, usePermission } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { Fragment, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PageHead } from '../../page-head.tsx';
import { type MonthFile, useCloseTaxMonth, useDownloadMonthFile, useTaxMonth } from './api/use-tax-month.ts';
import { useText } from './messages/index.ts';

/** The current month in India, like 2026-11. */
const thisMonth = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' }).format(new Date());
const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The returns and exports of a shop for a month. */
export default function ReturnsPage() {
  const text = useText();
  usePageTitle(text.title);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const month = isMonth(asked) ? asked : thisMonth();
  const query = useTaxMonth(month);
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <Input
          type="month"
          aria-label={text.month}
          value={month}
          max={thisMonth()}
          className="sm:min-h-9 sm:w-auto"
          onChange={({ target }) => isMonth(target.value) && setSearch({ month: target.value }, { replace: true })}
        />
      </PageHead>
      <Region query={query} loading={text.loading} failed={text.failed}>
        {(data) => (
          <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start">
            <Sums month={data} />
            <Files month={month} gstins={data.gstins} />
          </div>
        )}
      </Region>
    </>
  );
}

function Sums({ month }: { month: TaxMonth }) {
  const text = useText();
  const { series, sums, toBusinesses, sharedNumbers = [], closedAt, closedBy } = month;
  return (
    <section aria-label={text.title} className="grid gap-5 rounded border border-rule bg-sheet p-5">
      <p>
        <Badge tone={closedAt ? 'good' : 'wait'}>
          {closedAt ? text.closed(formatDate(closedAt), closedBy) : text.open}
        </Badge>
      </p>
      {sharedNumbers.length > 0 && (
        <p className="text-bad">
          {text.sharedNumbers}{' '}
          {sharedNumbers.map((number, at) => (
            <Fragment key={number}>
              {at > 0 && ', '}
              <Link to={`/admin/invoices?search=${encodeURIComponent(number)}`} className="font-semibold underline">
                {number}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      {series.length === 0 ? (
        <p className="text-ink-soft">{text.none}</p>
      ) : (
        <dl className="grid gap-2">
          {series.map(({ kind, documents, from, to }) => (
            <div key={kind}>
              <dt className="font-semibold">{text.kinds[kind]}</dt>
              <dd className="text-ink-soft text-small [overflow-wrap:anywhere]">{text.series(documents, from, to)}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="tabular grid gap-1 border-rule border-t pt-4">
        {(['taxable', 'cgst', 'sgst', 'igst', 'total'] as const).map((name) => (
          <div key={name} className="flex justify-between gap-4 last:font-bold">
            <dt>{text.sums[name]}</dt>
            <dd>{formatRupees(sums[name])}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-small">
        {text.toBusinesses}: <span className="tabular">{formatRupees(toBusinesses)}</span>
      </p>
      {!closedAt && <CloseMonth month={month.month} />}
    </section>
  );
}

function CloseMonth({ month }: { month: string }) {
  const text = useText();
  const words = text.dialog;
  const isAllowed = usePermission(closeTaxMonth.permission);
  const [isOpen, setIsOpen] = useState(false);
  const { mutate, isPending, error } = useCloseTaxMonth(month, () => {
    toast(words.done);
    setIsOpen(false);
  });
  if (!isAllowed) return null;
  if (month >= thisMonth()) return <p className="text-ink-soft text-small">{text.notOver}</p>;
  return (
    <div>
      <Button tone="outline" onClick={() => setIsOpen(true)}>
        {text.close}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={words.title(month)} description={words.text}>
        <div className="grid gap-4">
          <FormMessage>{error ? messageOf(error, words.failed) : undefined}</FormMessage>
          <Button isBusy={isPending} busyLabel={words.closing} onClick={() => mutate()}>
            {words.confirm}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

function Files({ month, gstins }: { month: string; gstins: readonly string[] }) {
  const text = useText();
  const { mutate, isPending, variables } = useDownloadMonthFile(month, text.downloadFailed);
  // A shop that has moved files a return for each of its numbers.
  const several = gstins.length > 1 ? gstins : [undefined];
  const ofNumber = (label: string, gstin = '') => [label, gstin].filter(Boolean).join(', ');
  const files = [
    ...several.map(
      (gstin) =>
        [
          ofNumber(text.gstr1, gstin),
          `gstr-1-${gstin ? `${gstin}-` : ''}${month}.json`,
          { kind: 'gstr-1', gstin },
        ] as const,
    ),
    [text.register, `sales-register-${month}.csv`, { kind: 'register' }],
    [text.tally, `tally-${month}.xml`, { kind: 'tally' }],
  ] as const;
  const tables = several.flatMap((gstin) =>
    GSTR1_TABLES.map(
      (table) =>
        [
          ofNumber(text.table[table], gstin),
          `gstr-1-${table}-${gstin ? `${gstin}-` : ''}${month}.csv`,
          { kind: 'table', table, gstin },
        ] as const,
    ),
  );
  const buttons = (all: readonly (readonly [string, string, MonthFile])[]) => (
    <ul className="grid gap-2">
      {all.map(([label, name, file]) => (
        <li key={name}>
          <Button
            tone="outline"
            wide
            className="justify-start text-left"
            isBusy={isPending && variables?.name === name}
            onClick={() => mutate({ name, file })}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="files" className="grid gap-4 rounded border border-rule bg-sheet p-5">
      <h2 id="files" className="font-bold text-lead">
        {text.files}
      </h2>
      {buttons(files)}
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-action">{text.tables}</summary>
        <div className="pt-2">{buttons(tables)}</div>
      </details>
    </section>
  );
}
