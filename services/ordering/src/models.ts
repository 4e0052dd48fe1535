import { importModels } from '@print-shop/imports';
import { announcementModel } from '@print-shop/messaging';
import type { Connection } from 'mongoose';
import { couponModel } from './coupon/coupon.store.ts';
import { orderModel } from './order/order.schema.ts';
import { ownerModel } from './quotation/owners.ts';

export const modelsOf = (mongo: Connection) => ({
  orders: orderModel(mongo),
  announcements: announcementModel(mongo),
  owners: ownerModel(mongo),
  coupons: couponModel(mongo),
  ...importModels(mongo),
});
