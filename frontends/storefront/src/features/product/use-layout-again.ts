import type { Product } from '@print-shop/contracts';
import { ApiError } from '@print-shop/web-kit';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { layoutToken } from '../../artwork-check/kept.ts';
import { useLayout } from '../../layout/api/use-layout.ts';
import { layoutOf } from '../../layout/layout.ts';
import { type Choices, NO_DESIGN } from './use-choices.ts';

/** Answers of the server that another request does not change: the layout is deleted, or not the customer's. */
const GONE: readonly number[] = [403, 404, 410];

/** Lays out again the layout in the address of the page, as links of earlier orders have it. */
export function useLayoutAgain(product: Product, choose: (next: Partial<Choices>) => void) {
  const [query] = useSearchParams();
  const id = query.get('layout') ?? '';
  const token = layoutToken(id);
  const layout = useLayout(id ? { id, token } : undefined);
  const { data, error } = layout;
  const found = data?.productId === product._id ? data : undefined;
  const taken = useRef('');
  useEffect(() => {
    // Once: what the customer chooses afterwards stays, also when the addresses of its pictures are renewed.
    if (!found || taken.current === found._id) return;
    taken.current = found._id;
    const color = product.colors.includes(found.color) ? { color: found.color } : {};
    choose({ ...NO_DESIGN, ...color, layout: layoutOf({ ...found, token }) });
  }, [found, token, product, choose]);
  const isRefused = error instanceof ApiError && GONE.includes(error.status);
  return {
    /** The id of the layout once it is there. */
    again: found?._id ?? '',
    isGone: isRefused || (data !== undefined && !found),
    /** The read of the layout, which a person may repeat unless the layout is gone. */
    query: { ...layout, isLoadingError: layout.isLoadingError && !isRefused },
  };
}
