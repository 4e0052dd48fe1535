import type { Order } from './order.ts';

interface State extends Pick<Order, 'status' | 'isDelivered'> {
  begunAt?: unknown;
}

/** Whether the customer may still cancel an order or lines of it: until work begins, or else until it is delivered. */
export const isCancellable = ({ status, isDelivered, begunAt }: State): boolean =>
  (status === 'waiting' || status === 'confirmed') && !isDelivered && !begunAt;
