import type { Cart, SavedAddress } from '@print-shop/contracts';
import { type Shop, ShopRefused } from './client.ts';
import { ashasOffice } from './customers.ts';
import { known, type Loaded } from './load-orders.ts';
import { cart, type DemoLine, favorites } from './orders.ts';

/** Asha's second address, what she likes, and what waits in her cart. */
export async function loadAshasThings(
  { shop, people, products }: Loaded,
  likes: readonly string[] = favorites,
  lines: readonly DemoLine[] = cart,
): Promise<void> {
  const { user, token } = known(people, 'asha');
  const addresses = await shop.get<SavedAddress[]>('/api/users/addresses', token);
  if (!addresses.some(({ name }) => name === ashasOffice.name)) {
    await shop.post('/api/users/addresses', { token, body: ashasOffice });
  }
  for (const name of likes) {
    const body = { userId: user._id, productId: known(products, name)._id, isLike: true };
    await shop.post('/api/favorite/add', { token, body });
  }
  for (const { product, ...choice } of missingLines(await cartOf(shop, user._id, token), lines)) {
    const body = { userId: user._id, productId: known(products, product)._id, ...choice };
    await shop.post('/api/cart/add', { token, body });
  }
}

/**
 * The lines that a cart still gets: all where there never was a cart, the rest where a loading was cut between them. A cart
 * that Asha has changed or emptied stays as it is.
 */
function missingLines(
  there: readonly { name: string; quantity: number }[] | undefined,
  lines: readonly DemoLine[],
): readonly DemoLine[] {
  if (!there) return lines;
  const isBegun = there.every(({ name, quantity }, i) => lines[i]?.product === name && lines[i]?.quantity === quantity);
  return there.length > 0 && isBegun ? lines.slice(there.length) : [];
}

async function cartOf(shop: Shop, userId: string, token: string): Promise<Cart['items'] | undefined> {
  try {
    return (await shop.get<Cart>(`/api/cart/${userId}`, token)).items;
  } catch (fault) {
    if (fault instanceof ShopRefused && fault.status === 404) return undefined;
    throw fault;
  }
}
