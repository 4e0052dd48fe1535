import { databaseUrl } from '@print-shop/backing';
import { fillRows } from '@print-shop/test-kit/many-rows';
import mongoose, { type Connection } from 'mongoose';
import { bulkOrderModel } from '../../services/bulk-order/src/bulk-order/bulk-order.store.ts';
import { aBulkOrder } from '../../services/bulk-order/src/bulk-order/many-bulk-orders.fixture.ts';
import { aProduct } from '../../services/catalog/src/product/many-products.fixture.ts';
import { productModel } from '../../services/catalog/src/product/product.schema.ts';
import { aUser } from '../../services/identity/src/user/many-users.fixture.ts';
import { userModel } from '../../services/identity/src/user/user.schema.ts';
import { anOrder } from '../../services/ordering/src/order/many-orders.fixture.ts';
import { orderModel } from '../../services/ordering/src/order/order.schema.ts';

// Rows as a shop of some years would have them, put straight into the databases of the services:
// `MONGO_URL=mongodb://... DATABASE_PREFIX=print-shop node deploy/bench/fill.ts [orders] [users] [products] [bulk orders]`.

export interface Amounts {
  orders: number;
  users: number;
  products: number;
  bulkOrders: number;
}
export const FULL: Amounts = { orders: 100_000, users: 100_000, products: 20_000, bulkOrders: 20_000 };

/** Fills the databases whose names begin with the prefix; at most one batch of rows is ever in memory. */
export async function fillShop(mongoUrl: string, prefix: string, amounts: Amounts): Promise<void> {
  const into = async (service: string, work: (connection: Connection) => Promise<void>) => {
    const connection = await mongoose.createConnection(databaseUrl(mongoUrl, `${prefix}-${service}`)).asPromise();
    await work(connection);
    await connection.close();
  };
  await into('identity', (connection) => fillRows(userModel(connection), amounts.users, aUser));
  await into('ordering', (connection) => fillRows(orderModel(connection), amounts.orders, anOrder));
  await into('catalog', (connection) => fillRows(productModel(connection), amounts.products, aProduct));
  await into('bulk-order', (connection) => fillRows(bulkOrderModel(connection), amounts.bulkOrders, aBulkOrder));
}

if (import.meta.main) {
  const { MONGO_URL: url, DATABASE_PREFIX: prefix = 'print-shop' } = process.env;
  if (!url) throw new Error('MONGO_URL says which server is to be filled');
  const [orders = FULL.orders, users = FULL.users, products = FULL.products, bulkOrders = FULL.bulkOrders] =
    process.argv.slice(2).map(Number);
  await fillShop(url, prefix, { orders, users, products, bulkOrders });
}
