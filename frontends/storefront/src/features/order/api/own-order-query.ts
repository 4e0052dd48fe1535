import { getOrder } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';

export const ownOrderQuery = (id: string) => queryFor(getOrder, { params: { id } });
