import type { EventData, ProductSnapshot, quotationAccepted } from '@print-shop/contracts';
import { Types } from 'mongoose';
import type { Order } from '../order/order.ts';

/**
 * The order that an accepted quotation becomes: its lines and its total as quoted. It waits for the stock of its products,
 * and is confirmed at once where it has none. The shop agrees with the customer how it is
 * paid, and where it goes unless they have said so.
 */
export function quotedOrder(
  { quotationId, number, name, email, language, lines, buyer, ...rest }: EventData<typeof quotationAccepted>,
  userId: string | null,
  products: ReadonlyMap<string, Pick<ProductSnapshot, 'image'>> = new Map(),
): Order {
  const { totalPaise, deliveryPaise, discountPaise = 0, addedTaxPaise = 0, advancePaise = 0 } = rest;
  const placedAt = new Date(rest.acceptedAt);
  const isWaiting = lines.some(({ productId }) => productId);
  return {
    id: String(new Types.ObjectId()),
    userId,
    customer: { name, email },
    language,
    quotation: { id: quotationId, number },
    lines: lines.map((line) => ({
      id: String(new Types.ObjectId()),
      productId: line.productId ?? null,
      name: line.name,
      image: products.get(line.productId ?? '')?.image ?? '',
      quantity: line.quantity,
      pricePaise: Math.round(line.totalPaise / line.quantity),
      totalPaise: line.totalPaise,
      ...(line.discountPaise ? { couponPaise: line.discountPaise } : {}),
      ...(line.addedTaxPaise ? { addedTaxPaise: line.addedTaxPaise } : {}),
      ...(line.taxRate === undefined ? {} : { taxRate: line.taxRate }),
      ...(line.hsn ? { hsn: line.hsn } : {}),
      size: '',
      color: '',
      placement: '',
      design: '',
    })),
    itemsPaise: totalPaise - deliveryPaise - addedTaxPaise + discountPaise,
    shippingPaise: deliveryPaise,
    totalPaise,
    ...(discountPaise ? { discountPaise } : {}),
    ...(addedTaxPaise ? { addedTaxPaise } : {}),
    ...(advancePaise ? { advancePaise } : {}),
    ...boughtBy(buyer),
    paymentMethod: 'UPI',
    paymentStatus: 'pending',
    isDelivered: false,
    needsReview: false,
    isAccepted: true,
    status: isWaiting ? 'waiting' : 'confirmed',
    timeline: [
      // The person who accepted it stays with the quotation, which forgets people in time.
      { event: 'placed', at: placedAt, by: 'customer', note: number },
      ...(isWaiting ? [] : [{ event: 'confirmed', at: placedAt, by: 'shop', note: '' } as const]),
    ],
    placedAt,
  };
}

type BoughtBy = Pick<Order, 'shippingAddress' | 'gstin' | 'buyerName' | 'billingAddress'>;

/** The buyer that the invoice names, and the address of delivery. Quotations are for customers in India. */
function boughtBy(buyer: EventData<typeof quotationAccepted>['buyer']): BoughtBy {
  const { name, gstin, state, address = '', city = '', postalCode = '', billingAddress } = buyer ?? {};
  return {
    shippingAddress: { address, city, postalCode, country: address ? 'India' : '', ...(state ? { state } : {}) },
    ...(gstin ? { gstin } : {}),
    ...(name ? { buyerName: name } : {}),
    ...(billingAddress ? { billingAddress } : {}),
  };
}
