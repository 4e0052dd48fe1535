import type { EventData, quotationAccepted } from '@print-shop/contracts';
import { Types } from 'mongoose';
import type { Order } from '../order/order.ts';

/**
 * The order that an accepted quotation becomes: its lines and its total as quoted, confirmed at once, as nothing of it is
 * in stock. How it is paid and where it goes, the shop agrees with the customer.
 */
export function quotedOrder(
  { quotationId, number, name, email, language, lines, ...rest }: EventData<typeof quotationAccepted>,
  userId: string | null,
): Order {
  const { totalPaise, deliveryPaise, discountPaise = 0, addedTaxPaise = 0, advancePaise = 0 } = rest;
  const placedAt = new Date(rest.acceptedAt);
  return {
    id: String(new Types.ObjectId()),
    userId,
    customer: { name, email },
    language,
    quotation: { id: quotationId, number },
    lines: lines.map((line) => ({
      id: String(new Types.ObjectId()),
      productId: null,
      name: line.name,
      image: '',
      quantity: line.quantity,
      pricePaise: Math.round(line.totalPaise / line.quantity),
      totalPaise: line.totalPaise,
      ...(line.discountPaise ? { couponPaise: line.discountPaise } : {}),
      ...(line.addedTaxPaise ? { addedTaxPaise: line.addedTaxPaise } : {}),
      ...{ size: '', color: '', placement: '', design: '' },
    })),
    itemsPaise: totalPaise - deliveryPaise - addedTaxPaise + discountPaise,
    ...{ shippingPaise: deliveryPaise, totalPaise },
    ...(discountPaise ? { discountPaise } : {}),
    ...(addedTaxPaise ? { addedTaxPaise } : {}),
    ...(advancePaise ? { advancePaise } : {}),
    shippingAddress: { address: '', city: '', postalCode: '', country: '' },
    paymentMethod: 'UPI',
    paymentStatus: 'pending',
    isDelivered: false,
    needsReview: false,
    isAccepted: true,
    status: 'confirmed',
    timeline: [
      // Who accepted it stays with the quotation, which forgets people in time.
      { event: 'placed', at: placedAt, by: 'customer', note: number },
      { event: 'confirmed', at: placedAt, by: 'shop', note: '' },
    ],
    placedAt,
  };
}
