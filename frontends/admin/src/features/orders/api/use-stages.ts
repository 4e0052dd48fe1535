import { countOrderStages } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How far the orders of the last days are. */
export const useStages = () => useQuery(queryFor(countOrderStages, {}));
