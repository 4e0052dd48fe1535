import {
  addToCart,
  deleteCart,
  getCart,
  type ProductSnapshot,
  removeCartItem,
  updateCartItem,
} from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import type { ReadModel } from '@print-shop/read-model';
import { allow, type ContractRouter, conflict, forbidden, notFound } from '@print-shop/service-kit';
import type { CartStore } from './cart.store.ts';
import { type Cart, lineKey, optionFaults, toCartResponse } from './cart.ts';

export interface CartRoutesDeps {
  carts: CartStore;
  products: ReadModel<ProductSnapshot>;
  designs: DesignLinks;
}

/** Registers /api/cart: customers read and change their own cart. */
export function cartRoutes(router: ContractRouter, { carts, products, designs }: CartRoutesDeps): void {
  const reply = async (cart: Cart) => {
    const shown = await products.glance(cart.lines.map(({ productId }) => productId));
    return { status: 200 as const, body: toCartResponse(cart, shown, designs) };
  };

  const findProduct = async (productId: string) => {
    const known = (await products.glance([productId])).get(productId);
    const product = known ?? (await products.findOrWait([productId])).get(productId);
    if (!product)
      throw notFound(
        { en: 'The product you are looking for does not exist.', hi: 'जो प्रोडक्ट आप ढूँढ रहे हैं, वह नहीं है।' },
        'product-not-found',
      );
    return product;
  };

  /** The line with `lineId` if given, else the line of `productId`. Throws when there is none or more than one. */
  const findLine = async (
    userId: string,
    { productId, lineId }: { productId: string; lineId?: string | undefined },
  ) => {
    const lines = (await carts.find(userId))?.lines.filter((line) => line.productId === productId) ?? [];
    const [line, another] = lineId ? lines.filter((candidate) => candidate.id === lineId) : lines;
    if (!line) throw notFound({ en: 'This is not in your cart.', hi: 'यह आपके कार्ट में नहीं है।' }, 'not-in-cart');
    if (another)
      throw conflict(
        {
          en: 'This product is on several lines of your cart. Say which by lineId.',
          hi: 'यह प्रोडक्ट आपके कार्ट में एक से ज़्यादा बार है। lineId से बताइए कि कौन-सा।',
        },
        'which-line',
      );
    return line;
  };

  router
    .on(
      addToCart,
      allow.self(({ body }) => body.userId),
      async ({ body: { userId, sceneSignature, ...sent } }) => {
        designs.admitLayout({ scene: sent.scene, sceneSignature });
        const choice = { ...sent, design: designs.admit(sent.design) };
        const [fault] = optionFaults(choice, await findProduct(choice.productId));
        if (fault) throw conflict(fault, 'unknown-option');
        return reply(await carts.add(userId, { ...choice, key: lineKey(choice) }, new Date()));
      },
    )
    .on(
      getCart,
      allow.self(({ params }) => params.userId),
      async ({ params }) => {
        const cart = await carts.find(params.userId);
        if (!cart) throw notFound({ en: 'Your cart is empty.', hi: 'आपका कार्ट ख़ाली है।' }, 'cart-empty');
        return reply(cart);
      },
    )
    .on(
      updateCartItem,
      allow.self(({ params }) => params.userId),
      async ({ params: { userId }, body }) => {
        const line = await findLine(userId, body);
        const cart = await carts.setQuantity(userId, line.id, body.quantity);
        if (!cart) throw notFound({ en: 'This is not in your cart.', hi: 'यह आपके कार्ट में नहीं है।' }, 'not-in-cart');
        return reply(cart);
      },
    )
    .on(
      removeCartItem,
      allow.self(({ params }) => params.userId),
      async ({ params: { userId }, body }) => {
        const line = await findLine(userId, body);
        const cart = await carts.removeLine(userId, line.id);
        if (!cart) throw notFound({ en: 'This is not in your cart.', hi: 'यह आपके कार्ट में नहीं है।' }, 'not-in-cart');
        return reply(cart);
      },
    )
    .on(deleteCart, allow.signedIn, async ({ params: { cartId }, user }) => {
      if (cartId !== user.id)
        throw forbidden({ en: 'This belongs to somebody else.', hi: 'यह किसी और का है।' }, 'not-yours');
      if (!(await carts.remove(user.id)))
        throw notFound({ en: 'There is no such cart.', hi: 'ऐसा कोई कार्ट नहीं है।' }, 'cart-not-found');
      return { status: 200, body: { message: 'Cart emptied' } };
    });
}
