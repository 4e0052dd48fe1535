import { boughtTogether } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQueries } from '@tanstack/react-query';

export const useBoughtTogether = (ids: readonly string[]) =>
  useQueries({ queries: ids.map((id) => queryFor(boughtTogether, { params: { id } })) });
