/** Orders whose items cost more than this ship free, until the shop has set another limit. */
export const FREE_SHIPPING_ABOVE_PAISE = 999_00;
/** The charge for the delivery of other orders, until the shop has set another one. */
export const SHIPPING_PAISE = 99_00;

export interface DeliveryTerms {
  chargePaise: number;
  /** Null where no order is delivered free. */
  freeAbovePaise: number | null;
}

export const USUAL_DELIVERY: DeliveryTerms = {
  chargePaise: SHIPPING_PAISE,
  freeAbovePaise: FREE_SHIPPING_ABOVE_PAISE,
};

export const shippingPaise = (
  itemsPaise: number,
  { chargePaise, freeAbovePaise }: DeliveryTerms = USUAL_DELIVERY,
): number => (freeAbovePaise !== null && itemsPaise > freeAbovePaise ? 0 : chargePaise);

/** The price of a whole line of an order, in rupees. Copies that a browser kept from before have no `total`. */
export const itemTotal = ({ total, price, qty }: { total?: number; price: number; qty: number }): number =>
  total ?? price * qty;
