import { useQuery } from '@tanstack/react-query';
import { isId, productQuery } from './product-query.ts';

/** One product; null when there is none with this id, or the id is malformed. */
export const useProduct = (id: string) =>
  useQuery({
    ...productQuery(id),
    ...(isId(id) ? {} : { initialData: null, enabled: false }),
  });
