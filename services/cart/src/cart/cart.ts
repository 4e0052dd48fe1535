import {
  type CartItem,
  type Cart as CartResponse,
  type LineOptions,
  type LinePrice,
  type ProductSnapshot,
  priceLines,
  type Text,
  toRupees,
  withLayout,
} from '@print-shop/contracts';
import { colorText, oneSided } from '@print-shop/contracts/choices-hi';
import type { DesignLinks } from '@print-shop/links';

/** One line of a cart: a product with the chosen options. `key` is the same for the same product and options. */
export interface Line extends LineOptions {
  id: string;
  key: string;
  productId: string;
  quantity: number;
  /** When its quantity last grew: an order placed before that does not remove the line. */
  addedAt: Date;
}

export interface Cart {
  id: string;
  userId: string;
  lines: Line[];
}

export const MAX_LINES = 200;

/** Lines with the same key are merged: same product, size, colour, placement, design, sides and layout. */
export function lineKey({
  productId,
  size,
  color,
  placement,
  design,
  bothSides,
  scene,
}: LineOptions & { productId: string }): string {
  // Lines of earlier releases have neither sides nor a layout in their keys.
  const later = [...(bothSides ? ['both sides'] : []), ...(scene ? [`scene ${scene}`] : [])];
  return JSON.stringify([productId, size, color, placement, design, ...later]);
}

/**
 * The faults of the chosen options: those that the product is not available in. Options may be missing, as product cards add
 * a product without asking; the product page asks.
 */
export function optionFaults({ size, color, bothSides }: LineOptions, product: ProductSnapshot): Text[] {
  const faults: Text[] = [];
  if (size && !product.sizes.includes(size)) {
    const hi = `${product.name} ${size} साइज़ में नहीं आता।`;
    faults.push({ en: `${product.name} does not come in size ${size}.`, hi });
  }
  if (color && !product.colors.includes(color)) {
    const { en, hi } = colorText(color);
    faults.push({ en: `${product.name} does not come in ${en}.`, hi: `${product.name} का रंग ${hi} नहीं आता।` });
  }
  if (bothSides && !product.bothSidePaise) faults.push(oneSided(product.name));
  return faults;
}

/** The set-up and the next break of a line, where it has them. */
const stepsOf = (price: LinePrice | undefined): Pick<CartItem, 'setUp' | 'nextBreak'> => {
  const setUp = price?.parts.find(({ kind }) => kind === 'set-up')?.paise;
  const { from, unitPaise, savesPercent } = price?.nextBreak ?? {};
  return {
    ...(setUp ? { setUp: toRupees(setUp) } : {}),
    ...(from && unitPaise && savesPercent !== undefined
      ? { nextBreak: { from, price: toRupees(unitPaise), savesPercent } }
      : {}),
  };
};

/** The cart as /api answers it, at current prices; a product that is gone costs nothing and is marked as unavailable. */
export function toCartResponse(
  cart: Cart,
  products: ReadonlyMap<string, ProductSnapshot>,
  designs: DesignLinks,
  now = new Date(),
): CartResponse {
  const prices = priceLines(cart.lines.map(withLayout), products, now);
  const items = cart.lines.map(({ id, productId, quantity, size, color, placement, design, bothSides, scene }, n) => {
    const product = products.get(productId);
    const price = prices[n];
    return {
      _id: id,
      productId,
      quantity,
      size,
      color,
      placement,
      design: designs.sign(design),
      ...(bothSides ? { bothSides } : {}),
      ...designs.signLayout(scene),
      name: product?.name ?? 'Product not available',
      image: product?.image ?? '',
      type: product?.type ?? '',
      price: toRupees(price?.unitPaise ?? 0),
      listPrice: toRupees(price?.listUnitPaise ?? 0),
      total: toRupees(price?.totalPaise ?? 0),
      ...stepsOf(price),
      isAvailable: product !== undefined,
    };
  });
  const totalPaise = prices.reduce((sum, price) => sum + price.totalPaise, 0);
  return { _id: cart.id, userId: cart.userId, items, totalPrice: toRupees(totalPaise) };
}
