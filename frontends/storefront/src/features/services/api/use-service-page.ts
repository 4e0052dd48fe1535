import { useShop } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { shopQuery } from '../../../api/shop-query.ts';

/** The shop's own texts of a service's page. Other pages have the shop without them, as they are long. */
export function useServicePage(slug: string) {
  const hasOwn = (useShop().services ?? []).length > 0;
  const { data, isLoading } = useQuery({
    ...shopQuery,
    enabled: hasOwn,
    select: ({ servicePages = [] }) => servicePages.find((page) => page.slug === slug) ?? null,
  });
  return { own: data, isLoading };
}
