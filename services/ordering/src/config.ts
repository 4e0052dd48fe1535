import { MAX_RUPEES } from '@print-shop/contracts';
import { baseConfig } from '@print-shop/service-kit';
import { z } from 'zod';

const count = (preset: number, description: string) =>
  z.coerce.number().int().min(1).default(preset).meta({ description });
const rupees = (preset: number, description: string) =>
  z.coerce.number().int().min(1).max(MAX_RUPEES).default(preset).meta({ description });

export const configSchema = z.object({
  ...baseConfig,
  ORDER_WAIT_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(30_000)
    .default(5_000)
    .meta({ description: 'How long placing an order waits for its stock, in milliseconds' }),
  ORDER_MAX_PIECES: count(5_000, 'Pieces that one order may have'),
  ORDER_MAX_RUPEES: rupees(500_000, 'Largest total of one order, in rupees'),
  ORDER_REVIEW_RUPEES: rupees(
    200_000,
    'Total of an order, in rupees, above which nothing of it goes out before staff have released it',
  ),
  OPEN_ORDERS_PER_ACCOUNT: count(
    10,
    'Orders of one account that may be neither paid, delivered nor cancelled at a time',
  ),
  OPEN_RUPEES_PER_ACCOUNT: rupees(500_000, 'What these orders of one account may come to together, in rupees'),
  UNPAID_ORDER_HOURS: count(48, 'Hours after which an unpaid order is cancelled, unless it is paid when delivered'),
  PERSONAL_DATA_DAYS: count(2922, 'Days after which name, e-mail and postal address are taken out of an order'),
  ORDERS_PER_ADDRESS: count(60, 'Orders that one client address may place in an hour'),
});
