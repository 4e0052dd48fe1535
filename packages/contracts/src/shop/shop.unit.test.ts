import { shopSchema } from './shop.ts';

const isUpiId = (upiId: string) => shopSchema.shape.upiId.safeParse(upiId).success;

it.each(['shop@okbank', 'print.shop-1@upi', '9876543210@ybl', '50100012345678@HDFC0000123.ifsc.npci'])(
  'customers may pay to the UPI id %s',
  (upiId) => expect(isUpiId(upiId)).toBe(true),
);

it.each(['shop', 'shop@', '@okbank', 'shop@1bank', 'sh op@okbank', 'shop@ok_bank'])('%j is no UPI id', (upiId) =>
  expect(isUpiId(upiId)).toBe(false),
);
