import { type Taxed, taxByRate, toRupees } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { LoadFailed } from '@print-shop/web-kit/region';
import type { ComponentProps } from 'react';
import { useOrderTerms } from './messages/index.ts';

interface TaxNoteProps {
  /** The read of the rates. */
  query: ComponentProps<typeof LoadFailed>['query'];
  taxed: readonly Taxed[];
  /** The amount, where it is not said beside the note. */
  of?: string;
}

/** The GST in amounts, by its rates. An empty line while these load, so that nothing moves when they come. */
export function TaxNote({ query, taxed, of }: TaxNoteProps) {
  const terms = useOrderTerms();
  const rates = taxByRate(taxed);
  if (query.isLoadingError) return <LoadFailed query={query}>{terms.gstFailed}</LoadFailed>;
  return (
    <p className="tabular min-h-6 text-ink-soft text-small">
      {rates.length > 0 && of && `${of} · `}
      {rates.length > 0 && terms.gst(rates.map(({ rate, taxPaise }) => [formatRupees(toRupees(taxPaise)), rate]))}
    </p>
  );
}
