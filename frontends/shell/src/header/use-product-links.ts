import type { ProductType } from '@print-shop/contracts';
import { FALLBACK_PRODUCTS, type MenuLink } from '../shell-links.ts';
import { useProductTypes } from './api/use-product-types.ts';
import { useText } from './messages/index.ts';

const SHOWN_CATEGORIES = 2;

/** The product type's name in lower case, with hyphens for spaces; reserved characters of an address are escaped. */
const toSlug = (type: string): string =>
  encodeURI(type.toLowerCase().trim().replaceAll(/\s+/g, '-')).replaceAll(/[?#/]/g, encodeURIComponent);

const toDetail = (categories: readonly string[] = []): string =>
  categories.slice(0, SHOWN_CATEGORIES).join(', ') + (categories.length > SHOWN_CATEGORIES ? '...' : '');

/** The types of a reply, `{success, data}` or a plain list; null when it has another shape. */
function typesIn(reply: unknown): Pick<ProductType, 'type' | 'category'>[] | null {
  const list: unknown = Array.isArray(reply) ? reply : (reply as { data?: unknown } | null | undefined)?.data;
  return Array.isArray(list) && list.every((one) => typeof one?.type === 'string') ? list : null;
}

export interface ProductLinks {
  /** 'Loading products...', 'No products available', 'Failed to load products', or nothing to say. */
  message: string | null;
  links: readonly MenuLink[];
}

/** The entries of the Products menu: the product types, or a fixed list when they cannot be read. */
export function useProductLinks(): ProductLinks {
  const text = useText();
  const { data, isPending } = useProductTypes();
  if (isPending) return { message: text.loadingProducts, links: [] };
  const types = typesIn(data);
  if (!types)
    return {
      message: text.productsFailed,
      links: FALLBACK_PRODUCTS.map((slug) => ({
        to: `/products/${slug}`,
        label: text.fallbackProducts[slug],
        detail: '',
      })),
    };
  if (types.length === 0) return { message: text.noProducts, links: [] };
  return {
    message: null,
    links: types.map(({ type, category }) => ({
      to: `/products/${toSlug(type)}`,
      label: type,
      detail: toDetail(category),
    })),
  };
}
