import { getOrder } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';

/** The read of an order of the signed-in user. */
export const ownOrderQuery = (id: string) => queryFor(getOrder, { params: { id } });
