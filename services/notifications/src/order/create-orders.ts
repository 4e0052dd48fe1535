import type { Connection } from 'mongoose';
import { createOrderStore, type OrderStore, orderModel } from './order.store.ts';

/** Creates the orders that messages are about. Returns their store. */
export const createOrders = ({ mongo }: { mongo: Connection }): OrderStore => createOrderStore(orderModel(mongo));
