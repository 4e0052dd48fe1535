import type { ImportField } from '@print-shop/imports';

export type OrderField =
  | 'number'
  | 'date'
  | 'customer'
  | 'email'
  | 'phone'
  | 'item'
  | 'quantity'
  | 'price'
  | 'productId'
  | 'type'
  | 'size'
  | 'color'
  | 'hsn'
  | 'gst'
  | 'shipping'
  | 'paid'
  | 'paidOn'
  | 'way'
  | 'delivered'
  | 'invoice'
  | 'street'
  | 'city'
  | 'state'
  | 'pincode'
  | 'business'
  | 'gstin';

/** The fields of the whole order. They stand in its first row; where they stand in others, too, they are the same. */
export const ORDER_WIDE = [
  'date',
  'customer',
  'email',
  'phone',
  'shipping',
  'paid',
  'paidOn',
  'way',
  'delivered',
  'invoice',
  'street',
  'city',
  'state',
  'pincode',
  'business',
  'gstin',
] as const satisfies readonly OrderField[];

/** A row for each item. */
export const orderFields: readonly ImportField<OrderField>[] = [
  {
    field: 'number',
    title: { en: 'Order number', hi: 'ऑर्डर नंबर' },
    about: {
      en: 'As the old system has it. Rows with the same number are the items of one order.',
      hi: 'जैसा पुराने सिस्टम में है। एक ही नंबर की लाइनें एक ऑर्डर के आइटम हैं।',
    },
    isRequired: true,
    aliases: ['order no', 'number', 'voucher no', 'order id', 'bill no'],
    example: 'OLD-1042',
  },
  {
    field: 'date',
    title: { en: 'Date', hi: 'तारीख' },
    about: { en: 'The day of the order, like 23/11/2026.', hi: 'ऑर्डर का दिन, जैसे 23/11/2026।' },
    isRequired: true,
    aliases: ['order date', 'voucher date'],
    example: '14/08/2026',
  },
  {
    field: 'customer',
    title: { en: 'Customer', hi: 'ग्राहक' },
    about: { en: 'Name of the person or business.', hi: 'व्यक्ति या कारोबार का नाम।' },
    isRequired: true,
    aliases: ['name', 'customer name', 'party', 'party name'],
    example: 'Asha Verma',
  },
  {
    field: 'email',
    title: { en: 'Email', hi: 'ईमेल' },
    about: {
      en: 'Customers see the order in their account once they have confirmed this address.',
      hi: 'इस पते की पुष्टि करने पर ग्राहक को ऑर्डर अपने अकाउंट में दिखता है।',
    },
    aliases: ['e-mail', 'email address'],
    example: 'asha@example.com',
  },
  {
    field: 'phone',
    title: { en: 'Phone', hi: 'फ़ोन' },
    about: { en: 'Number that the courier called.', hi: 'जिस नंबर पर कूरियर ने कॉल किया।' },
    aliases: ['mobile', 'phone number'],
    example: '98765 43210',
  },
  {
    field: 'item',
    title: { en: 'Item', hi: 'आइटम' },
    about: { en: 'The product or service.', hi: 'प्रोडक्ट या सर्विस।' },
    isRequired: true,
    aliases: ['product', 'product name', 'item name', 'description'],
    example: 'Round-neck cotton tee',
  },
  {
    field: 'quantity',
    title: { en: 'Quantity', hi: 'मात्रा' },
    about: { en: 'Whole pieces.', hi: 'पूरे पीस।' },
    isRequired: true,
    aliases: ['qty', 'pieces'],
    example: '25',
  },
  {
    field: 'price',
    title: { en: 'Price', hi: 'दाम' },
    about: {
      en: 'Rupees for one piece, tax included, after every discount.',
      hi: 'एक पीस का दाम रुपये में, टैक्स सहित, सारी छूट के बाद।',
    },
    isRequired: true,
    aliases: ['rate', 'unit price'],
    example: '320',
  },
  {
    field: 'productId',
    title: { en: 'Product id', hi: 'प्रोडक्ट आईडी' },
    about: { en: "The shop's product, where it still sells it.", hi: 'दुकान का प्रोडक्ट, अगर अब भी बिकता है।' },
    example: '',
  },
  {
    field: 'type',
    title: { en: 'Product type', hi: 'प्रोडक्ट का प्रकार' },
    about: { en: 'For revenue by type and the rate of GST.', hi: 'प्रकार से बिक्री और GST की दर के लिए।' },
    aliases: ['type', 'group'],
    example: 'T-Shirts',
  },
  { field: 'size', title: { en: 'Size', hi: 'साइज़' }, about: { en: 'Like XL.', hi: 'जैसे XL।' }, example: 'M' },
  {
    field: 'color',
    title: { en: 'Colour', hi: 'रंग' },
    about: { en: 'The name of the colour.', hi: 'रंग का नाम।' },
    aliases: ['color'],
    example: 'White',
  },
  {
    field: 'hsn',
    title: { en: 'HSN', hi: 'HSN' },
    about: { en: 'Four, six or eight digits.', hi: 'चार, छह या आठ अंक।' },
    aliases: ['hsn code', 'hsn/sac'],
    example: '6109',
  },
  {
    field: 'gst',
    title: { en: 'GST rate', hi: 'GST दर' },
    about: {
      en: 'Percent in the price. Without it the rate of the type counts.',
      hi: 'दाम में शामिल प्रतिशत। न हो तो प्रकार की दर लगती है।',
    },
    aliases: ['gst', 'gst %', 'tax rate', 'tax %'],
    example: '5',
  },
  {
    field: 'shipping',
    title: { en: 'Delivery charge', hi: 'डिलीवरी का ख़र्च' },
    about: { en: 'Rupees for the whole order, tax included.', hi: 'पूरे ऑर्डर के रुपये, टैक्स सहित।' },
    aliases: ['shipping', 'freight'],
    example: '0',
  },
  {
    field: 'paid',
    title: { en: 'Paid', hi: 'भुगतान' },
    about: { en: 'Rupees paid for the whole order.', hi: 'पूरे ऑर्डर के लिए मिले रुपये।' },
    aliases: ['amount paid', 'received'],
    example: '8000',
  },
  {
    field: 'paidOn',
    title: { en: 'Paid on', hi: 'भुगतान का दिन' },
    about: {
      en: 'The day of the payment. Without it, the day of the delivery.',
      hi: 'भुगतान का दिन। न हो तो डिलीवरी का दिन।',
    },
    aliases: ['payment date'],
    example: '18/08/2026',
  },
  {
    field: 'way',
    title: { en: 'Paid by', hi: 'भुगतान का तरीक़ा' },
    about: { en: 'UPI, cash, card, bank or cheque.', hi: 'UPI, cash, card, bank या cheque।' },
    aliases: ['payment method', 'mode'],
    example: 'UPI',
  },
  {
    field: 'delivered',
    title: { en: 'Delivered', hi: 'डिलीवर हुआ' },
    about: {
      en: 'The day of the delivery. Empty for an order that is still open.',
      hi: 'डिलीवरी का दिन। खुले ऑर्डर के लिए ख़ाली।',
    },
    aliases: ['delivery date', 'delivered on'],
    example: '18/08/2026',
  },
  {
    field: 'invoice',
    title: { en: 'Invoice number', hi: 'बिल नंबर' },
    about: {
      en: 'Number of the tax invoice of the day of the delivery. Nothing new is issued.',
      hi: 'डिलीवरी के दिन बने टैक्स बिल का नंबर। नया बिल नहीं बनता।',
    },
    aliases: ['invoice no', 'invoice'],
    example: 'OLD/26-27/318',
  },
  {
    field: 'street',
    title: { en: 'Address', hi: 'पता' },
    about: { en: 'House and street.', hi: 'मकान और सड़क।' },
    aliases: ['street', 'shipping address'],
    example: '14 MG Road',
  },
  {
    field: 'city',
    title: { en: 'City', hi: 'शहर' },
    about: { en: 'City or town.', hi: 'शहर या क़स्बा।' },
    example: 'Pune',
  },
  {
    field: 'state',
    title: { en: 'State', hi: 'राज्य' },
    about: { en: 'The place of supply.', hi: 'सप्लाई की जगह।' },
    aliases: ['place of supply'],
    example: 'Maharashtra',
  },
  {
    field: 'pincode',
    title: { en: 'PIN code', hi: 'पिन कोड' },
    about: { en: 'Six digits.', hi: 'छह अंक।' },
    aliases: ['pin', 'pincode', 'postal code', 'zip'],
    example: '411001',
  },
  {
    field: 'business',
    title: { en: 'Business name', hi: 'कारोबार का नाम' },
    about: { en: 'As the invoice names it.', hi: 'जैसा बिल पर लिखा है।' },
    aliases: ['company', 'buyer'],
    example: 'Verma Textiles',
  },
  {
    field: 'gstin',
    title: { en: 'GSTIN', hi: 'GSTIN' },
    about: { en: 'GST number of the business.', hi: 'कारोबार का GST नंबर।' },
    aliases: ['gst number', 'gst no', 'gstin/uin'],
    example: '27AAPFU0939F1ZV',
  },
];
