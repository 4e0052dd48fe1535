import { getPricing } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

export const pricingQuery = queryFor(getPricing, {});

/** All prices by section, as the order builder and the price screens read them. */
export const usePricing = () => useQuery(pricingQuery);
