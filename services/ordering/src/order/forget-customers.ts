import type { Sweep, Works } from '@print-shop/service-kit';
import { type Days, forgetPeople } from '@print-shop/shop';
import type { OrderModel } from './order.schema.ts';

/** Removes name, email address, postal address and GSTIN from old orders; sums, products and the account's id stay. */
export const forgetCustomers = (works: Works, model: OrderModel, days: Days): Sweep<number> =>
  forgetPeople(works, model, {
    what: 'orders',
    dated: 'placedAt',
    days,
    emptied: {
      customer: { name: '', email: '' },
      shippingAddress: { address: '', city: '', postalCode: '', country: '' },
      'lines.$[].design': '',
      'lines.$[].scene': '',
      words: [],
    },
    removed: ['gstin', 'buyerName', 'billingAddress', 'idempotencyKey', 'bodyHash', 'claims', 'proofSteps'],
  });
