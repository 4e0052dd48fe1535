import type { Invoice } from '@print-shop/contracts';
import { amountInWords, orderNumber, orderPath, placeName } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Button, buttonClasses, EmptyState } from '@print-shop/ui';
import { usePageTitle, useShop, useUser } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { Printer } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { Fragment } from 'react';
import { Link, useParams } from 'react-router';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { useText as useOrderText } from '../../order-parts/messages/index.ts';
import { useInvoice } from './api/use-invoice.ts';
import { useText } from './messages/index.ts';

/** A document about money as a page to print, for its customer and for staff. */
export default function InvoicePage() {
  const text = useText();
  const { id = '' } = useParams();
  const user = useUser();
  const query = useInvoice(id);
  usePageTitle(query.data?.number ?? text.title);
  if (!user) return <SignInNeeded title={text.title} text={text.signIn} />;
  return (
    <Region
      query={query}
      loading={text.loading}
      failed={text.failed}
      level={1}
      refused={({ status }) => [400, 403, 404].includes(status) && <NoInvoice isOthers={status === 403} />}
    >
      {(invoice) => <Printable invoice={invoice} isForStaff={user.isAdmin} />}
    </Region>
  );
}

function NoInvoice({ isOthers }: { isOthers: boolean }) {
  const text = useText();
  return (
    <div className="page">
      <EmptyState level={1} title={isOthers ? text.notYours : text.unknown}>
        {isOthers ? text.notYoursText : text.unknownText}
      </EmptyState>
    </div>
  );
}

/** The sheet, with buttons that are not printed. */
function Printable({ invoice, isForStaff }: { invoice: Invoice; isForStaff: boolean }) {
  const text = useText();
  const { number, orderKind, orderId } = invoice;
  const order = orderPath(orderKind, orderId);
  return (
    <div className="page pt-8 pb-16 print:p-0">
      <div className="mb-6 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {text.print}
        </Button>
        <Link
          to={isForStaff ? `/admin/invoices?search=${encodeURIComponent(number)}` : order}
          className={buttonClasses({ tone: 'quiet' })}
        >
          {text.back}
        </Link>
      </div>
      <Sheet invoice={invoice} />
    </div>
  );
}

const stateName = (code: string): string => `${placeName(code)} (${code})`;
/** The part of the sums that is there: in the state, or between states. */
const SUMS = ['taxable', 'cgst', 'sgst', 'igst'] as const;

function Sheet({ invoice }: { invoice: Invoice }) {
  const text = useText();
  const { documentKinds } = useOrderText();
  const { phone, email } = useShop();
  const { kind, number, issuedAt, seller, buyer, consignee, corrects, orderId, orderKind } = invoice;
  const { placeOfSupply, reason, lines, totals } = invoice;
  const shown = lines.length > 0 ? SUMS.filter((name) => name === 'taxable' || totals[name] > 0) : [];
  return (
    <article className="grid gap-8 rounded border border-rule bg-sheet p-5 sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap justify-between gap-6 border-rule border-b pb-5">
        <div className="[overflow-wrap:anywhere]">
          <p className="font-bold text-section">{seller.name}</p>
          <p className="text-ink-soft text-small">{seller.address}</p>
          <p className="text-ink-soft text-small">
            {phone} · {email}
          </p>
          <p className="text-small">
            GSTIN {seller.gstin} · {stateName(seller.stateCode)}
          </p>
        </div>
        <div className="sm:text-right">
          <h1 className="font-bold text-section">{documentKinds[kind]}</h1>
          <p className="tabular font-bold">{number}</p>
          <p>{text.date(formatDate(issuedAt))}</p>
          {corrects && <p>{text.about(corrects.number, formatDate(corrects.issuedAt))}</p>}
        </div>
      </header>
      <div className="grid gap-6 sm:grid-cols-2 [overflow-wrap:anywhere]">
        <div>
          <p className="text-ink-soft text-small">{consignee ? text.billedTo : text.to}</p>
          <p className="font-bold">{buyer.name || text.customer}</p>
          <p>{buyer.address}</p>
          <p>
            {text.state}: {stateName(buyer.stateCode)}
          </p>
          <p>GSTIN: {buyer.gstin || text.unregistered}</p>
          {consignee && (
            <>
              <p className="mt-3 text-ink-soft text-small">{text.deliveredTo}</p>
              <p>{consignee.address}</p>
              <p>
                {text.state}: {stateName(consignee.stateCode)}
              </p>
            </>
          )}
        </div>
        <div>
          <p>
            {text.order} <span className="tabular">{orderNumber(orderId, orderKind)}</span>
          </p>
          <p>
            {text.place}: {stateName(placeOfSupply)}
          </p>
          <p>{text.reverseCharge}</p>
          {reason && <p lang="en">{reason}</p>}
        </div>
      </div>
      {lines.length > 0 && <Lines lines={lines} />}
      <div className="grid gap-8 sm:grid-cols-2">
        <div className="grid content-start gap-6 empty:hidden">
          <Due invoice={invoice} />
          <Transfer bank={invoice.bank} />
        </div>
        <div className="sm:col-start-2">
          <dl className="tabular grid gap-1">
            {shown.map((name) => (
              <div key={name} className="flex justify-between gap-4 text-ink-soft">
                <dt>{text.sums[name]}</dt>
                <dd>{formatRupees(totals[name])}</dd>
              </div>
            ))}
            <div className="flex justify-between gap-4 border-rule border-t pt-2 font-bold text-lead">
              <dt>{text.sums.total}</dt>
              <dd>{formatRupees(totals.total)}</dd>
            </div>
          </dl>
          <p lang="en" className="mt-2 font-semibold text-small">
            {amountInWords(Math.round(totals.total * 100))}
          </p>
        </div>
      </div>
    </article>
  );
}

/** On a phone, what stands in columns of its own elsewhere is below the name. */
const COLUMNS = [
  ['name', 'text-left'],
  ['hsn', 'text-right max-sm:hidden'],
  ['quantity', 'text-right max-sm:hidden'],
  ['taxable', 'text-right max-sm:hidden'],
  ['rate', 'text-right max-sm:hidden'],
  ['total', 'text-right'],
] as const;

function Lines({ lines }: Pick<Invoice, 'lines'>) {
  const { columns } = useText();
  return (
    <table className="tabular w-full text-small">
      <thead>
        <tr className="border-ink border-b text-ink-soft">
          {COLUMNS.map(([name, style]) => (
            <th key={name} scope="col" className={`py-2 font-semibold ${style}`}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const quantity = `${line.quantity.toLocaleString('en-IN')} ${line.unit}`;
          const cells = {
            hsn: line.hsn,
            quantity,
            taxable: formatRupees(line.taxable),
            rate: `${line.rate}%`,
            total: formatRupees(line.total),
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change, and two may be the same
            <tr key={index} className="border-rule border-b align-top">
              {COLUMNS.map(([name, style]) =>
                name === 'name' ? (
                  <td key={name} className="py-2 pr-3 [overflow-wrap:anywhere]">
                    {line.name}
                    <span className="block text-caption text-ink-soft sm:hidden">
                      {[quantity, line.hsn, cells.rate].join(' · ')}
                    </span>
                  </td>
                ) : (
                  <td key={name} className={`py-2 pl-3 ${style}`}>
                    {cells[name]}
                  </td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The amount that was owed on the day of the document, and the code to pay it. */
function Due({ invoice: { due, upi } }: { invoice: Invoice }) {
  const text = useText();
  if (!upi) return null;
  const amount = formatRupees(due);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <QRCodeSVG value={upi} size={112} marginSize={2} title={text.qr(amount)} />
      <div>
        <p className="font-bold">{text.due(amount)}</p>
        <p className="text-ink-soft text-small">{text.scan}</p>
      </div>
    </div>
  );
}

/** The shop's bank account on the day of the document. */
function Transfer({ bank }: Pick<Invoice, 'bank'>) {
  const text = useText();
  if (!bank) return null;
  const rows = [
    [text.bank.holder, bank.holder],
    [text.bank.bank, bank.bank],
    [text.bank.account, bank.account],
    [text.bank.ifsc, bank.ifsc],
  ] as const;
  return (
    <section className="[overflow-wrap:anywhere]">
      <h2 className="font-bold">{text.bank.title}</h2>
      <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4 text-small">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
