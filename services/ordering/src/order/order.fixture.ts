import { Types } from 'mongoose';
import type { Order } from './order.ts';

export const newId = () => String(new Types.ObjectId());

/** An order of two mugs, placed now with cash on delivery; `part` overrides fields. */
export const sampleOrder = (part: Partial<Order> = {}): Order => ({
  id: newId(),
  userId: newId(),
  customer: { name: 'Asha Rao', email: 'asha@example.com' },
  lines: [
    {
      id: newId(),
      productId: newId(),
      name: 'Photo mug',
      image: '',
      quantity: 2,
      pricePaise: 250_00,
      size: '',
      color: 'White',
      placement: 'Left',
      design: '',
    },
  ],
  itemsPaise: 500_00,
  shippingPaise: 99_00,
  totalPaise: 599_00,
  shippingAddress: { address: '12 MG Road', city: 'Pune', postalCode: '411001', country: 'India' },
  paymentMethod: 'cash_on_delivery',
  paymentStatus: 'pending',
  isDelivered: false,
  needsReview: false,
  isAccepted: true,
  status: 'confirmed',
  timeline: [{ event: 'placed', at: part.placedAt ?? new Date(), by: 'customer', note: '' }],
  placedAt: new Date(),
  ...part,
});
