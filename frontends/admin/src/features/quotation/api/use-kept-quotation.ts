import type { Pricing, Quotation } from '@print-shop/contracts';
import { getQuotation } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../messages/index.ts';
import { atTodaysPrices, type QuoteItem } from '../quotation.ts';

/** The purpose for which a kept quotation is opened: to make another of it, or to replace it by a revision. */
export type KeptUse = 'copy' | 'revise';

/**
 * Begins with the lines of a kept quotation at today's prices where the address names one (`?copy=<id>` or `?revise=<id>`).
 * Then takes it out of the address, so that later changes are not overwritten.
 */
export function useKeptQuotation(
  pricing: Pricing | undefined,
  onStart: (items: readonly QuoteItem[], kept: Quotation, use: KeptUse) => void,
): void {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const use: KeptUse = params.has('revise') ? 'revise' : 'copy';
  const id = params.get(use);
  useEffect(() => {
    if (!id || !pricing) return;
    let isWanted = true;
    call(getQuotation, { params: { id } })
      .then((kept) => {
        if (!isWanted) return;
        const { items, gone } = atTodaysPrices(kept.items, pricing);
        onStart(items, kept, use);
        if (gone.length > 0) toast(text.gone(gone.join(', ')), 'bad');
      })
      .catch((error: unknown) => isWanted && toast(messageOf(error, text.copyFailed), 'bad'))
      .finally(() => isWanted && setParams({}, { replace: true }));
    return () => {
      isWanted = false;
    };
  }, [id, use, pricing, onStart, setParams, text]);
}
