import type { QuoteSum, SharedQuotation } from '@print-shop/contracts';
import { orderNumber, quoteName, quoteSums, USUAL_TAX_RATE } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { EmptyState } from '@print-shop/ui';
import { type ApiError, useLinkToken, usePageTitle } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useQuery } from '@tanstack/react-query';
import { HelpLine } from '../../order-parts/help-line.tsx';
import { BuyerFacts } from '../../order-parts/invoice-to.tsx';
import { LinkIsOver } from '../../order-parts/link-is-over.tsx';
import { useText as usePartsText } from '../../order-parts/messages/index.ts';
import { ProofList } from '../../order-parts/proof-list.tsx';
import { Answer } from './answer.tsx';
import { quotationOf, quotationProofs } from './api/use-answer.ts';
import { useText } from './messages/index.ts';
import { Questions } from './questions.tsx';

/** The page of a quotation's link in an email. The customer reads it and answers, without an account. */
export default function QuotationPage() {
  const text = useText();
  const token = useLinkToken();
  return token ? <Shared key={token} token={token} /> : <LinkIsOver text={text} />;
}

function BeingRevised() {
  const text = useText();
  usePageTitle(text.title);
  return (
    <div className="page">
      <EmptyState level={1} title={text.beingRevised}>
        {text.beingRevisedText}
      </EmptyState>
    </div>
  );
}

function Shared({ token }: { token: string }) {
  const text = useText();
  const query = useQuery(quotationOf(token));
  const proofs = useQuery(quotationProofs(token));
  const { proofs: proofText } = usePartsText();
  usePageTitle(query.data ? text.page(query.data.number) : text.title);
  const refused = ({ status, code }: ApiError) => {
    if (code === 'quotation-in-revision') return <BeingRevised />;
    return status === 404 && <LinkIsOver text={text} />;
  };
  return (
    <Region query={query} loading={text.loading} failed={text.failed} level={1} refused={refused}>
      {(data) => (
        <div className="page pt-10 pb-20 lg:pt-14">
          <p className="text-ink-soft">
            {text.page(data.number)}
            {data.revision > 1 && `, ${text.revision(data.revision)}`} {text.from(formatDate(data.offeredAt))}
          </p>
          <h1 className="headline mt-1 text-title [overflow-wrap:anywhere]">{headlineOf(data, text)}</h1>
          <p className="mt-2 max-w-[60ch]">
            {nextStepText(data, text)} {data.orderId && text.orderNumber(orderNumber(data.orderId))}
          </p>
          <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-14">
            <Offer quotation={data} />
            {data.state === 'open' && <Answer token={token} quotation={data} />}
          </div>
          <Region query={proofs} loading={null} failed={proofText.failed}>
            {(found) => <ProofList proofs={found} className="mt-10 max-w-xl" />}
          </Region>
          <Questions token={token} notes={data.notes} />
          <HelpLine number={data.number} />
        </div>
      )}
    </Region>
  );
}

type Text = ReturnType<typeof useText>;

const headlineOf = ({ state, customerName }: SharedQuotation, { headlines }: Text): string =>
  state === 'open' ? headlines.open(customerName) : headlines[state];

function nextStepText({ state, validUntil, decidedAt, decidedBy }: SharedQuotation, { next }: Text): string {
  const decided = formatDate(decidedAt ?? validUntil);
  if (state === 'accepted') return next.accepted(decidedBy, decided);
  return state === 'declined' ? next.declined(decided) : next[state](formatDate(validUntil));
}

const SUM_STYLE: Partial<Record<QuoteSum, string>> = { total: 'font-bold text-lead', advance: 'font-bold' };

/** The lines and the sum, as they were offered. */
function Offer({ quotation }: { quotation: SharedQuotation }) {
  const { items, totalItems, tax, terms, buyer } = quotation;
  const text = useText();
  return (
    <section aria-label={text.lines}>
      <ul className="border-rule border-t">
        {items.map(({ details, quantity, price, taxRate = USUAL_TAX_RATE }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change, and two may be the same
            key={index}
            className="flex justify-between gap-4 border-rule border-b py-4 [overflow-wrap:anywhere]"
          >
            <div>
              <p className="font-semibold" lang="en">
                {quoteName(details)}
              </p>
              <p className="tabular text-ink-soft text-small">
                {[
                  text.sections[details.type],
                  text.pieces(quantity.toLocaleString('en-IN'), formatRupees(price)),
                  tax !== 'none' && text.rate(taxRate),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <p className="tabular font-bold">{formatRupees(price * quantity)}</p>
          </li>
        ))}
      </ul>
      <dl className="tabular mt-5 grid grid-cols-[1fr_auto] gap-y-1">
        <dt className="text-ink-soft">{text.items}</dt>
        <dd className="text-right">{totalItems.toLocaleString('en-IN')}</dd>
        {quoteSums(quotation).map(([name, rupees]) => (
          <div key={name} className={`col-span-2 flex justify-between gap-4 ${SUM_STYLE[name] ?? 'text-ink-soft'}`}>
            <dt>{text.sums[name]}</dt>
            <dd className="text-right text-ink">
              {name === 'discount' && '−'}
              {formatRupees(rupees)}
            </dd>
          </div>
        ))}
      </dl>
      {buyer && (
        <div className="mt-8">
          <BuyerFacts buyer={buyer} />
        </div>
      )}
      {terms && (
        <>
          <h2 className="mt-8 font-bold">{text.terms}</h2>
          <p className="mt-1 whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">{terms}</p>
        </>
      )}
    </section>
  );
}
