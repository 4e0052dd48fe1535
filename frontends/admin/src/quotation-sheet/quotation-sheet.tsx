import type { Quotation, QuoteConditions, QuoteLine } from '@print-shop/contracts';
import {
  hasOwnPrice,
  hsnOf,
  quoteAmounts,
  quoteAmountsInRupees,
  quoteName,
  quoteSums,
  USUAL_TAX_RATE,
} from '@print-shop/contracts/client';
import { formatRupees, useLanguage } from '@print-shop/i18n';
import { IconButton } from '@print-shop/ui';
import { useShopInEnglish } from '@print-shop/web-kit';
import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useStaffText } from '../messages/index.ts';
import { dateInEnglish } from './date-in-english.ts';
import { codeName, invoiceTo } from './invoice-to.ts';
import { SUM_NAMES } from './sum-names.ts';

interface SheetLine extends QuoteLine {
  id: string;
}

interface QuotationSheetProps {
  title: string;
  lines: readonly SheetLine[];
  conditions: QuoteConditions;
  /** Of a kept quotation; without it only the sums are known. */
  kept?: Pick<Quotation, 'number' | 'revision' | 'customerName' | 'buyer' | 'validUntil' | 'offeredAt'>;
  onRemove?: (id: string) => void;
  /** For lines whose price is their own. */
  onChange?: (id: string) => void;
}

const SECTION: Record<QuoteLine['details']['type'], string> = {
  design: 'Design',
  paper: 'Paper',
  printing: 'Printing',
  lamination: 'Lamination',
  binding: 'Binding',
  custom: '',
  product: 'Product',
};
const count = (pieces: number) => pieces.toLocaleString('en-IN');
const HEAD = 'py-1.5 font-semibold';

/**
 * Lines and their sums; on paper it is the quotation that the customer takes home. That document is in English, whatever
 * language its maker chose; only its controls follow the choice.
 */
export function QuotationSheet({ title, lines, conditions, kept, onRemove, onChange }: QuotationSheetProps) {
  const { remove, removeOf, changeOf } = useStaffText();
  const language = useLanguage();
  const titleId = useId();
  const sums = quoteAmounts(lines, conditions);
  const rows = quoteSums({ amounts: quoteAmountsInRupees(sums), tax: conditions.tax });
  return (
    <section lang="en" aria-labelledby={titleId} className="quotation rounded border border-rule bg-sheet p-5">
      <Letterhead kept={kept} />
      <h2 id={titleId} className="headline text-lead">
        {title}
      </h2>
      <table className="mt-3 w-full border-collapse text-left">
        <thead>
          <tr className="border-rule border-b">
            <th scope="col" className={HEAD}>
              Item
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              Qty × price
            </th>
            <th scope="col" className={`${HEAD} text-right`}>
              Amount
            </th>
            {onRemove && (
              <th scope="col" lang={language} className="w-11 print:hidden">
                <span className="sr-only">{remove}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, details, quantity, price, taxRate = USUAL_TAX_RATE, hsn }) => (
            <tr key={id} className="break-inside-avoid border-rule border-b">
              <td className="break-words py-1.5 pr-2 align-top">
                {quoteName(details)}
                <span className="block text-caption text-ink-soft">
                  {[
                    SECTION[details.type],
                    conditions.tax !== 'none' && `GST ${taxRate} %`,
                    codeName(hsnOf({ details, hsn })),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </td>
              <td className="tabular py-1.5 text-right align-top sm:whitespace-nowrap">
                {count(quantity)} × {formatRupees(price)}
              </td>
              <td className="tabular whitespace-nowrap py-1.5 pl-2 text-right align-top">
                {formatRupees(price * quantity)}
              </td>
              {onRemove && (
                <td lang={language} className="align-top print:hidden">
                  <div className="flex justify-end max-sm:flex-col">
                    {onChange && hasOwnPrice(details) && (
                      <IconButton label={changeOf(quoteName(details))} onClick={() => onChange(id)}>
                        <Pencil aria-hidden="true" className="size-4" />
                      </IconButton>
                    )}
                    <IconButton label={removeOf(quoteName(details))} onClick={() => onRemove(id)}>
                      <Trash2 aria-hidden="true" className="size-4" />
                    </IconButton>
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="tabular mt-4 grid break-inside-avoid grid-cols-[1fr_auto] gap-y-1">
        <dt>Total items</dt>
        <dd className="text-right">{count(sums.totalItems)}</dd>
        {rows.map(([name, rupees]) => (
          <div
            key={name}
            className={`col-span-2 flex justify-between ${name === 'total' ? 'font-bold text-lead' : ''}`}
          >
            <dt>{SUM_NAMES[name]}</dt>
            <dd className="text-right">
              {name === 'discount' && '−'}
              {formatRupees(rupees)}
            </dd>
          </div>
        ))}
      </dl>
      {conditions.terms && (
        <p className="mt-4 whitespace-pre-line border-rule border-t pt-3 text-small [overflow-wrap:anywhere]">
          {conditions.terms}
        </p>
      )}
    </section>
  );
}

/** The shop, the buyer, and the last day of the offer. A quotation that is being composed shows it on paper alone. */
function Letterhead({ kept }: Pick<QuotationSheetProps, 'kept'>) {
  const shop = useShopInEnglish();
  const { street, city, postalCode } = shop.address;
  return (
    <header className={`mb-6 border-ink border-b-2 pb-4 ${kept ? '' : 'hidden print:block'}`}>
      <p className="headline text-title">{shop.name}</p>
      <p>
        {street}, {city} {postalCode} · {shop.phone} · GSTIN {shop.gstin}
      </p>
      {kept ? (
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4">
          <dt className="text-ink-soft">Quotation</dt>
          <dd className="font-semibold">
            {kept.number}
            {kept.revision > 1 && `, revision ${kept.revision}`}
          </dd>
          <dt className="text-ink-soft">For</dt>
          <dd className="break-words font-semibold">{kept.customerName}</dd>
          {kept.buyer && (
            <>
              <dt className="text-ink-soft">Invoice to</dt>
              <dd className="break-words">{invoiceTo(kept.buyer)}</dd>
            </>
          )}
          <dt className="text-ink-soft">Date</dt>
          <dd>{dateInEnglish(kept.offeredAt)}</dd>
          <dt className="text-ink-soft">Valid until</dt>
          <dd>{dateInEnglish(kept.validUntil)}</dd>
        </dl>
      ) : (
        <p className="mt-3">Quotation of {dateInEnglish(new Date().toISOString())}</p>
      )}
    </header>
  );
}
