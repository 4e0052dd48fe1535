import { getPricing } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

export const pricingQuery = queryFor(getPricing, {});

export const usePricing = () => useQuery(pricingQuery);
