import type { Pricing } from '@print-shop/contracts';
import { getQuotation } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from './messages/index.ts';
import { atTodaysPrices, type QuoteItem } from './quotation.ts';

/**
 * Begins with the lines of a kept quotation where the address names one (`?copy=<id>`), at today's prices, and takes it out of
 * the address: from then on it is a new quotation.
 */
export function useCopiedQuotation(pricing: Pricing | undefined, onItems: (items: readonly QuoteItem[]) => void): void {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const id = params.get('copy');
  useEffect(() => {
    if (!id || !pricing) return;
    let isWanted = true;
    call(getQuotation, { params: { id } })
      .then(({ items: lines }) => {
        if (!isWanted) return;
        const { items, gone } = atTodaysPrices(lines, pricing);
        onItems(items);
        if (gone.length > 0) toast(text.gone(gone.join(', ')), 'bad');
      })
      .catch((error: unknown) => isWanted && toast(messageOf(error, text.copyFailed), 'bad'))
      .finally(() => isWanted && setParams({}, { replace: true }));
    return () => {
      isWanted = false;
    };
  }, [id, pricing, onItems, setParams, text]);
}
