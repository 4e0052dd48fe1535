import { MAX_RUPEES } from '@print-shop/contracts';
import { designLinkConfig, orderLinkConfig } from '@print-shop/links';
import { baseConfig } from '@print-shop/service-kit';
import { z } from 'zod';

const count = (preset: number, description: string) =>
  z.coerce.number().int().min(1).default(preset).meta({ description });
const rupees = (preset: number, description: string) =>
  z.coerce.number().int().min(1).max(MAX_RUPEES).default(preset).meta({ description });

export const configSchema = z.object({
  ...baseConfig,
  ...orderLinkConfig,
  ...designLinkConfig,
  ORDER_WAIT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(30_000)
    .default(5_000)
    .meta({ description: 'How long a request to place an order waits for the stock reservation, in milliseconds' }),
  ORDER_MAX_PIECES: count(5_000, 'Most pieces in one order'),
  ORDER_MAX_RUPEES: rupees(500_000, 'Largest total of one order, in rupees'),
  ORDER_REVIEW_RUPEES: rupees(
    200_000,
    'Order total, in rupees, above which staff must release the order before delivery',
  ),
  OPEN_ORDERS_PER_ACCOUNT: count(10, 'Most open orders per account: not paid, delivered or cancelled'),
  OPEN_RUPEES_PER_ACCOUNT: rupees(500_000, "Largest total of an account's open orders together, in rupees"),
  UNPAID_ORDER_MINUTES: count(
    30,
    'Minutes after which an unpaid order is cancelled, except cash on delivery. Where staff confirm payments by hand, give them days',
  ),
  COD_MAX_RUPEES: rupees(
    199_999,
    'Largest total that the shop may allow in cash on delivery, in rupees; the shop’s own limit is a setting. Income-tax Act 1961, section 269ST, forbids 2,00,000 and more',
  ),
  COD_PIN_CODES: z
    .string()
    .regex(/^(\d{1,6}(,\d{1,6})*)?$/)
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .meta({
      description: 'Beginnings of the PIN codes where cash on delivery is possible, with commas; empty: everywhere',
    }),
  COD_OPEN_ORDERS: count(5, 'Most open orders per account that are paid in cash on delivery'),
  DELIVER_ABROAD: z.stringbool().default(false).meta({
    description: 'Whether orders may go to other countries, as exports. Otherwise they are refused',
  }),
  PERSONAL_DATA_DAYS: z.coerce.number().int().min(1).optional().meta({
    description:
      'Days after which name, email and postal address are removed from an order, over the settings of the shop',
  }),
  CLAIM_DAYS: z.coerce.number().int().min(1).optional().meta({
    description:
      'Days after the delivery within which customers can report what is wrong with an order, over the settings of the shop',
  }),
  ORDERS_PER_ADDRESS: count(60, 'Orders that one client address may place in an hour'),
});
