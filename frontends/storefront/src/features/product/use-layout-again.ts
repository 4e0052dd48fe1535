import type { Product } from '@print-shop/contracts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { layoutToken } from '../../artwork-check/kept.ts';
import { useLayout } from '../../layout/api/use-layout.ts';
import { layoutOf } from '../../layout/layout.ts';
import { type Choices, NO_DESIGN } from './use-choices.ts';

/** Lays out again what the address of the page names, as a link of an earlier order does: its id once it is there. */
export function useLayoutAgain(
  product: Product,
  choose: (next: Partial<Choices>) => void,
): { again: string; isGone: boolean } {
  const [query] = useSearchParams();
  const id = query.get('layout') ?? '';
  const token = layoutToken(id);
  const { data, isError } = useLayout(id ? { id, token } : undefined);
  const found = data?.productId === product._id ? data : undefined;
  const taken = useRef('');
  useEffect(() => {
    // Once: what the customer chooses afterwards stays, also when the addresses of its pictures are renewed.
    if (!found || taken.current === found._id) return;
    taken.current = found._id;
    const color = product.colors.includes(found.color) ? { color: found.color } : {};
    choose({ ...NO_DESIGN, ...color, layout: layoutOf({ ...found, token }) });
  }, [found, token, product, choose]);
  return { again: found?._id ?? '', isGone: isError || (data !== undefined && !found) };
}
