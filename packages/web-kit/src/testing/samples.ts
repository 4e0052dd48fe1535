import type { BulkOrder, Cart, CartItem, Order, Product, TaxRate } from '@print-shop/contracts';
import type { SignedInUser } from '../session.ts';
import type { Shop } from '../shop.ts';

const AT = '2026-01-15T06:30:00.000Z';

/** An object id that ends with this number in hexadecimal. */
export const anId = (number: number): string => number.toString(16).padStart(24, '0');

export const shop: Shop = {
  name: 'Test Press',
  line: 'Ink first.',
  phone: '+91 11 2345 6789',
  email: 'hello@press.example',
  whatsapp: '911123456789',
  address: { street: '1 Ink Lane', city: 'Delhi', state: 'Delhi', postalCode: '110001', country: 'India' },
  hours: [{ days: 'Monday to Saturday', time: '9:00 AM to 7:00 PM' }],
  gstin: '07AAAAA0000A1Z4',
  since: 1998,
  socials: [],
  grievanceOfficer: { name: 'Asha Rao', email: 'grievance@press.example', phone: '+91 11 2345 6780' },
  keepsMessages: false,
  googleClientId: '',
};

export const aUser = (part: Partial<SignedInUser> = {}): SignedInUser => ({
  _id: anId(901),
  name: 'Ravi Kumar',
  email: 'ravi@example.in',
  emailConfirmed: true,
  phone: '',
  address: { street: '', city: '', state: '', country: '', pincode: '' },
  isAdmin: false,
  createdAt: AT,
  token: 'token-of-ravi',
  ...part,
});

export const aProduct = (part: Partial<Product> = {}): Product => ({
  _id: anId(1),
  name: 'Round Neck T-Shirt',
  price: 500,
  category: 'Round Neck',
  type: 'T-Shirt',
  description: 'Cotton.',
  bothSide: 0,
  happyHourDiscount: 10,
  festivalHourDiscount: 0,
  images: [],
  sizes: ['M', 'L'],
  colors: ['Red', 'Black'],
  isCustomizable: true,
  stock: 20,
  isBestSeller: false,
  isNew: false,
  createdAt: AT,
  updatedAt: AT,
  ...part,
});

export const aCartItem = (part: Partial<CartItem> = {}): CartItem => ({
  _id: anId(51),
  productId: anId(1),
  quantity: 2,
  size: 'L',
  color: 'Red',
  placement: '',
  design: '',
  name: 'Round Neck T-Shirt',
  image: '',
  type: 'T-Shirt',
  price: 450,
  listPrice: 500,
  total: (part.price ?? 450) * (part.quantity ?? 2),
  isAvailable: true,
  ...part,
});

export const aCart = (items: CartItem[] = [aCartItem()]): Cart => ({
  _id: anId(50),
  userId: anId(901),
  items,
  totalPrice: items.reduce((sum, { total }) => sum + total, 0),
});

export const anOrder = (part: Partial<Order> = {}): Order => ({
  _id: anId(70),
  user: anId(901),
  customer: { name: 'Ravi Kumar', email: 'ravi@example.in' },
  orderItems: [
    {
      _id: anId(71),
      product: anId(1),
      name: 'Round Neck T-Shirt',
      qty: 2,
      price: 450,
      image: '',
      size: 'L',
      color: 'Red',
      placement: '',
      design: '',
    },
  ],
  shippingAddress: { address: '22 MG Road', city: 'Pune', postalCode: '411001', country: 'India' },
  paymentMethod: 'UPI',
  itemsPrice: 900,
  shippingPrice: 99,
  totalPrice: 999,
  paymentStatus: 'pending',
  isDelivered: false,
  needsReview: false,
  placement: '',
  designurl: '',
  status: 'confirmed',
  timeline: [{ event: 'placed', at: AT, by: 'customer', note: '' }],
  createdAt: AT,
  ...part,
});

/** The token of a link that opens this order, unsigned. */
export const anOrderLink = (orderId: string): string => `e30.${btoa(JSON.stringify({ sub: orderId }))}.unsigned`;

export const aBulkOrder = (part: Partial<BulkOrder> = {}): BulkOrder => ({
  _id: anId(80),
  userId: anId(901),
  productId: anId(1),
  productName: 'Club tee',
  name: 'Ravi Kumar',
  phone: '+91 98100 24680',
  items: [{ color: 'Navy Blue', size: '2XL', quantity: 24, price: 5760, placement: ['Left', 'Back A4'] }],
  designImage: '/media/designs/club.png',
  totalPrice: 5760,
  status: 'Pending',
  timeline: [{ status: 'Pending', at: AT, by: 'customer', note: '' }],
  createdAt: AT,
  ...part,
});

/** 5 % on T-shirts, 18 % on everything else. */
export const someTaxRates = (): TaxRate[] => [
  { scope: 'type', name: 'T-Shirt', percent: 5 },
  { scope: 'all', name: '', percent: 18 },
];
