import { listProductTypes } from '@print-shop/contracts';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { FALLBACK_PRODUCTS, type MenuLink } from '../shell-links.ts';

const SHOWN_CATEGORIES = 2;

/** The product type's name in lower case, spaces as hyphens. */
export const toSlug = (type: string): string => type.toLowerCase().trim().replaceAll(/\s+/g, '-');

const toDetail = (categories: readonly string[]): string =>
  categories.slice(0, SHOWN_CATEGORIES).join(', ') + (categories.length > SHOWN_CATEGORIES ? '...' : '');

export interface ProductLinks {
  /** 'Loading products...', 'No products available', 'Failed to load products', or nothing to say. */
  message: string | null;
  links: readonly MenuLink[];
}

/** What the Products menu lists: the product types, or a fixed list when they cannot be read. */
export function useProductLinks(): ProductLinks {
  const { data, isPending, isError } = useQuery(queryFor(listProductTypes, {}));
  if (isPending) return { message: 'Loading products...', links: [] };
  const types: unknown = Array.isArray(data) ? data : data?.data;
  if (isError || !Array.isArray(types)) return { message: 'Failed to load products', links: FALLBACK_PRODUCTS };
  if (types.length === 0) return { message: 'No products available', links: [] };
  return {
    message: null,
    links: (types as { type: string; category: string[] }[]).map(({ type, category }) => ({
      to: `/products/${toSlug(type)}`,
      label: type,
      detail: toDetail(category ?? []),
    })),
  };
}
