import { cartDesignAdded, messageWritten, orderClaimed, orderPlaced, userDeleted } from '@print-shop/contracts';

/** The queues by which release 0.2 kept designs. */
export const RETIRED_QUEUES = {
  'bulk-order.keep-designs-on-order-placed': [orderPlaced],
  'bulk-order.keep-pictures-on-order-claimed': [orderClaimed],
  'bulk-order.keep-design-on-added-to-cart': [cartDesignAdded],
  'bulk-order.keep-designs-on-designs-needed': [],
  'bulk-order.keep-designs-on-message-written': [messageWritten],
  'bulk-order.forget-designs-on-user-deleted': [userDeleted],
};
