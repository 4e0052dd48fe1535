import type { ProductType } from '@print-shop/contracts';
import { matchesSlug } from '@print-shop/contracts/client';
import { useParams, useSearchParams } from 'react-router';

export interface Filter {
  /** False while the types named in the address are being loaded. */
  isKnown: boolean;
  type: string;
  category: string;
  setType: (type: string) => void;
  setCategory: (category: string) => void;
}

/**
 * Type and category live in the address, so that a filtered shelf can be shared; a new type resets the category. A slug
 * of the menus is understood once the types are known (`types` is undefined until then); one of no type finds nothing.
 */
export function useFilter(types: readonly ProductType[] | undefined): Filter {
  const { slug } = useParams();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('type');
  const typeOf = (name: string) => types?.find((one) => matchesSlug(one.type, name))?.type ?? name.replaceAll('-', ' ');
  const type = asked ?? (slug && types ? typeOf(slug) : '');
  const write = (next: Record<string, string>) =>
    setSearch(Object.fromEntries(Object.entries(next).filter(([name, value]) => value || (name === 'type' && slug))), {
      state: { keepsScroll: true },
    });
  return {
    isKnown: asked !== null || !slug || types !== undefined,
    type,
    category: search.get('category') ?? '',
    setType: (next) => write({ type: next }),
    setCategory: (next) => write({ type, category: next }),
  };
}
