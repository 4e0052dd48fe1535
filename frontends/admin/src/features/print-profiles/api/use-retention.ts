import { getArtworkRetention } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The time that customers' files are kept. */
export const useRetention = () => useQuery(queryFor(getArtworkRetention, {}));
