import { databaseUrl } from '@print-shop/backing';
import { discountedPaise } from '@print-shop/contracts';
import { withBeginnings } from '@print-shop/service-kit';
import mongoose, { type Connection, type Model, Types } from 'mongoose';
import { bulkOrderModel } from '../../services/bulk-order/src/bulk-order/bulk-order.store.ts';
import {
  priceBulkLines,
  searchWords as wordsOfBulkOrder,
} from '../../services/bulk-order/src/bulk-order/bulk-order.ts';
import { productModel } from '../../services/catalog/src/product/product.store.ts';
import { searchWords as wordsOfProduct } from '../../services/catalog/src/product/product.ts';
import { userModel } from '../../services/identity/src/user/user.schema.ts';
import { phoneKey, searchWords as wordsOfUser } from '../../services/identity/src/user/user.ts';
import { orderModel } from '../../services/ordering/src/order/order.schema.ts';
import { totalsOf, searchWords as wordsOfOrder } from '../../services/ordering/src/order/order.ts';

// Rows as a shop of some years would have them, put straight into the databases of the services:
// `MONGO_URL=mongodb://... DATABASE_PREFIX=print-shop node deploy/bench/fill.ts [orders] [users] [products] [bulk orders]`.

export interface Amounts {
  orders: number;
  users: number;
  products: number;
  bulkOrders: number;
}
export const FULL: Amounts = { orders: 100_000, users: 100_000, products: 20_000, bulkOrders: 20_000 };

const BATCH = 2_000;
const YEAR_SECONDS = 365 * 24 * 3600;
const FIRST =
  'Aarav Aditi Ajay Amit Anil Anita Arjun Asha Bhavna Deepak Divya Farah Gaurav Geeta Imran Isha Jaya Karan Kavita Kiran Lata Manish Meera Mohan Neha Nikhil Pooja Priya Rahul Ravi Rekha Rohit Sana Sanjay Shreya Sunil Tara Usha Vikram Zoya'.split(
    ' ',
  );
const LAST =
  'Agarwal Ahmed Bose Chopra Das Desai Dutta Fernandes Gandhi Ghosh Gupta Iyer Jain Jha Joshi Kapoor Khan Kulkarni Kumar Malhotra Mehta Menon Mishra Nair Naidu Pandey Patel Pillai Rao Reddy Roy Saxena Shah Sharma Singh Sinha Thomas Varma Verma Yadav'.split(
    ' ',
  );
const CITIES = 'Pune Mumbai Delhi Jaipur Chennai Kochi Indore Surat Lucknow Patna'.split(' ');
const GOODS = 'Mug Banner Brochure Flyer Keychain Bottle Card Sign Poster Tee'.split(' ');

const of = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
/** The same row always has the same numbers, spread as if by chance. */
const spread = (n: number, below: number) => ((n * 2_654_435_761) >>> 7) % below;
const nameOf = (n: number) => `${of(FIRST, spread(n, 1_009))} ${of(LAST, spread(n, 997))}`;

/** Ids grow with time, as real ones do: row `n` of `count` over the last year. */
function idOf(n: number, count: number): { _id: Types.ObjectId; at: Date } {
  const seconds = Math.floor(Date.now() / 1000) - YEAR_SECONDS + Math.floor(((n + 1) / count) * YEAR_SECONDS);
  const _id = new Types.ObjectId(seconds.toString(16).padStart(8, '0') + n.toString(16).padStart(16, '0'));
  return { _id, at: new Date(seconds * 1000) };
}

function aUser(n: number, count: number) {
  const { _id, at } = idOf(n, count);
  const name = nameOf(n);
  const phone = `9${String(100_000_000 + n)}`;
  const person = { name, email: `${name.toLowerCase().replace(' ', '.')}.${n}@example.com`, phone };
  const address = {
    street: `${1 + (n % 90)} MG Road`,
    city: of(CITIES, n),
    state: 'Maharashtra',
    country: 'India',
    pincode: '411001',
  };
  const keys = { phoneKey: phoneKey(phone), words: withBeginnings(wordsOfUser(person)) };
  return {
    _id,
    ...person,
    ...keys,
    address,
    isAdmin: n % 500 === 0,
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
    outbox: [],
  };
}

function anOrder(n: number, count: number) {
  const { _id, at } = idOf(n, count);
  const lines = Array.from({ length: 1 + spread(n, 3) }, (_, line) => ({
    _id: new Types.ObjectId(),
    productId: String(idOf(spread(n + line, 20_000), 20_000)._id),
    name: `${of(GOODS, n + line)} ${spread(n + line, 20_000)}`,
    image: '',
    quantity: 1 + spread(n + line, 40),
    pricePaise: 100 * (49 + spread(n * 7 + line, 1_950)),
    ...{ size: '', color: '', placement: '', design: '' },
  }));
  const name = nameOf(spread(n, 100_000));
  const customer = { name, email: `${name.toLowerCase().replace(' ', '.')}.${n}@example.com` };
  const status = n % 25 === 0 ? 'cancelled' : 'confirmed';
  return {
    _id,
    userId: idOf(spread(n, 100_000), 100_000)._id,
    customer,
    words: withBeginnings(wordsOfOrder({ id: String(_id), customer })),
    lines,
    ...totalsOf(lines),
    shippingAddress: {
      address: `${1 + (n % 90)} MG Road`,
      city: of(CITIES, n),
      postalCode: '411001',
      country: 'India',
    },
    paymentMethod: 'UPI',
    paymentStatus: n % 20 === 0 ? 'failed' : n % 4 === 0 ? 'pending' : 'paid',
    isDelivered: status === 'confirmed' && n % 10 !== 0,
    isAccepted: true,
    status,
    timeline: [
      { event: 'placed', at, by: 'customer', note: '' },
      { event: 'confirmed', at, by: 'shop', note: '' },
    ],
    placedAt: at,
    outbox: [],
  };
}

function aProduct(n: number, count: number) {
  const { _id, at } = idOf(n, count);
  const type = of(GOODS, n);
  const about = {
    name: `${type} ${nameOf(n).split(' ')[1]} ${n}`,
    type,
    category: `Range ${n % 7}`,
    description: 'Printed with care.',
  };
  return {
    _id,
    ...about,
    version: 1,
    pricePaise: discountedPaise(100 * (99 + spread(n, 4_900)), 0),
    ...{ bothSidePaise: 0, happyHourDiscount: 0, festivalHourDiscount: 0 },
    ...{ images: [], sizes: [], colors: [], isCustomizable: true, isBestSeller: false, isNewArrival: false },
    stock: n % 50 === 0 ? n % 5 : 10 + spread(n, 900),
    words: wordsOfProduct(about.name, about.type, about.category, about.description),
    holds: [],
    deletedAt: null,
    createdAt: at,
    updatedAt: at,
    outbox: [],
  };
}

function aBulkOrder(n: number, count: number) {
  const { _id, at } = idOf(n, count);
  const userId = n % 3 === 0 ? null : idOf(spread(n, 100_000), 100_000)._id;
  const status = of(['Pending', 'Completed', 'Completed', 'Completed', 'In Production', 'Cancelled'] as const, n);
  const quantity = 10 + spread(n, 500);
  const items = [{ color: 'Black' as const, size: 'L' as const, quantity, placement: ['Left' as const] }];
  return {
    _id,
    userId,
    productId: null,
    productName: '',
    ...priceBulkLines(items),
    designImage: null,
    status,
    timeline: [{ status: 'Pending', at, by: 'customer', note: '' }],
    words: wordsOfBulkOrder({ id: String(_id), userId: userId && String(userId) }),
    createdAt: at,
    outbox: [],
  };
}

async function fill<T>(model: Model<T>, count: number, row: (n: number, count: number) => object): Promise<void> {
  for (let begin = 0; begin < count; begin += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - begin) }, (_, n) => row(begin + n, count));
    await model.collection.insertMany(rows as never, { ordered: false });
  }
}

/** Fills the databases whose names begin with the prefix; at most one batch of rows is ever in memory. */
export async function fillShop(mongoUrl: string, prefix: string, amounts: Amounts): Promise<void> {
  const into = async (service: string, work: (connection: Connection) => Promise<void>) => {
    const connection = await mongoose.createConnection(databaseUrl(mongoUrl, `${prefix}-${service}`)).asPromise();
    await work(connection);
    await connection.close();
  };
  await into('identity', (connection) => fill(userModel(connection), amounts.users, aUser));
  await into('ordering', (connection) => fill(orderModel(connection), amounts.orders, anOrder));
  await into('catalog', (connection) => fill(productModel(connection), amounts.products, aProduct));
  await into('bulk-order', (connection) => fill(bulkOrderModel(connection), amounts.bulkOrders, aBulkOrder));
}

if (import.meta.main) {
  const { MONGO_URL: url, DATABASE_PREFIX: prefix = 'print-shop' } = process.env;
  if (!url) throw new Error('MONGO_URL says which server is to be filled');
  const [orders = FULL.orders, users = FULL.users, products = FULL.products, bulkOrders = FULL.bulkOrders] =
    process.argv.slice(2).map(Number);
  await fillShop(url, prefix, { orders, users, products, bulkOrders });
}
