/** Every change of the cart answers the whole cart: they run one after the other, so that no answer is older than the last. */
export const cartScope = { id: 'cart' };
