import { getShop } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';

/** The read of the shop with its long texts, which pages come without. */
export const shopQuery = queryFor(getShop, {});
