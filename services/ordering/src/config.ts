import { MAX_RUPEES } from '@print-shop/contracts';
import { baseConfig, mailLinkConfig } from '@print-shop/service-kit';
import { z } from 'zod';

const count = (preset: number, description: string) =>
  z.coerce.number().int().min(1).default(preset).meta({ description });
const rupees = (preset: number, description: string) =>
  z.coerce.number().int().min(1).max(MAX_RUPEES).default(preset).meta({ description });

export const configSchema = z.object({
  ...baseConfig,
  ...mailLinkConfig,
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
  UNPAID_ORDER_HOURS: count(48, 'Hours after which an unpaid order is cancelled, except cash on delivery'),
  PERSONAL_DATA_DAYS: count(2922, 'Days after which name, e-mail and postal address are removed from an order'),
  CLAIM_DAYS: count(30, 'Days after the delivery within which customers can report what is wrong with an order'),
  ORDERS_PER_ADDRESS: count(60, 'Orders that one client address may place in an hour'),
});
