/** Orders whose items cost more than this ship free, until the shop has set another limit. */
export const FREE_SHIPPING_ABOVE_PAISE = 999_00;
/** What the delivery of other orders costs, until the shop has set another charge. */
export const SHIPPING_PAISE = 99_00;

/** Shipping for items of this sum, in paise: free above ₹999, otherwise ₹99. */
export const shippingPaise = (itemsPaise: number): number =>
  itemsPaise > FREE_SHIPPING_ABOVE_PAISE ? 0 : SHIPPING_PAISE;

/** The price of a whole line of an order, in rupees. Copies that a browser kept from before have no `total`. */
export const itemTotal = ({ total, price, qty }: { total?: number; price: number; qty: number }): number =>
  total ?? price * qty;
