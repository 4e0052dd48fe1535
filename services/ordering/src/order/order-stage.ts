import type { OrderStage } from '@print-shop/contracts';
import type { Order } from './order.ts';

export interface StageFields {
  status: Order['status'];
  isDelivered: boolean;
  isDispatched: boolean;
  isBegun: boolean;
}

/** Returns how far an order is; `undefined` for one that was rejected at once, which no list shows. */
export function stageOf({ status, isDelivered, isDispatched, isBegun }: StageFields): OrderStage | undefined {
  if (status === 'rejected') return undefined;
  if (status !== 'confirmed') return status;
  if (isDelivered) return 'delivered';
  if (isDispatched) return 'dispatched';
  return isBegun ? 'begun' : 'confirmed';
}
