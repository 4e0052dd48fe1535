import type { ImportField } from '@print-shop/imports';

export type ProductField =
  | 'id'
  | 'name'
  | 'type'
  | 'category'
  | 'price'
  | 'breaks'
  | 'bothSide'
  | 'sizes'
  | 'colors'
  | 'hsn'
  | 'stock'
  | 'images'
  | 'description'
  | 'happyHourDiscount'
  | 'festivalHourDiscount'
  | 'isCustomizable'
  | 'isBestSeller'
  | 'isNew';

export const productFields: readonly ImportField<ProductField>[] = [
  {
    field: 'id',
    title: { en: 'Product id', hi: 'प्रोडक्ट आईडी' },
    about: {
      en: "The shop's own id, as an export has it. It finds a product whose name changes. Leave it empty for new ones.",
      hi: 'दुकान की अपनी आईडी, जैसी एक्सपोर्ट में होती है। नाम बदलने पर इसी से प्रोडक्ट मिलता है। नए के लिए ख़ाली छोड़िए।',
    },
    aliases: ['_id'],
    example: '',
  },
  {
    field: 'name',
    title: { en: 'Name', hi: 'नाम' },
    about: {
      en: 'Name and type, written the same way, find a product that is in the shop already.',
      hi: 'जो प्रोडक्ट दुकान में पहले से है, वह नाम और प्रकार से मिलता है।',
    },
    isRequired: true,
    aliases: ['product', 'product name', 'item', 'item name', 'title'],
    example: 'Round-neck cotton tee',
  },
  {
    field: 'type',
    title: { en: 'Product type', hi: 'प्रोडक्ट का प्रकार' },
    about: { en: 'A type that is not there yet is added.', hi: 'जो प्रकार अभी नहीं है, वह जोड़ दिया जाता है।' },
    isRequired: true,
    aliases: ['type', 'group', 'item group'],
    example: 'T-Shirts',
  },
  {
    field: 'category',
    title: { en: 'Category', hi: 'कैटेगरी' },
    about: { en: 'A category of the type; a new one is added.', hi: 'प्रकार की कैटेगरी; नई हो तो जोड़ दी जाती है।' },
    aliases: ['sub group', 'subcategory'],
    example: 'Cotton',
  },
  {
    field: 'price',
    title: { en: 'Price', hi: 'दाम' },
    about: {
      en: 'Rupees for one piece, tax included. A new product needs it.',
      hi: 'एक पीस का दाम रुपये में, टैक्स सहित। नए प्रोडक्ट के लिए ज़रूरी।',
    },
    aliases: ['rate', 'selling price', 'mrp', 'price (₹)'],
    example: '349.50',
  },
  {
    field: 'breaks',
    title: { en: 'Quantity prices', hi: 'मात्रा के दाम' },
    about: {
      en: 'Pieces and price of each, like "10 = 320; 50 = 290", or of all, like "500 = 900 in all". Write "none" to remove them.',
      hi: 'पीस और हर पीस का दाम, जैसे "10 = 320; 50 = 290", या सबका दाम, जैसे "500 = 900 कुल"। हटाने के लिए "none" लिखिए।',
    },
    aliases: ['breaks', 'slabs', 'quantity breaks'],
    example: '10 = 320; 50 = 290',
  },
  {
    field: 'bothSide',
    title: { en: 'Extra for both sides', hi: 'दोनों ओर का अतिरिक्त दाम' },
    about: { en: 'Rupees more for printing both sides.', hi: 'दोनों ओर छपाई के अतिरिक्त रुपये।' },
    example: '60',
  },
  {
    field: 'sizes',
    title: { en: 'Sizes', hi: 'साइज़' },
    about: { en: 'From XS, S, M, L, XL and XXL, with commas.', hi: 'XS, S, M, L, XL, XXL में से, कॉमा के साथ।' },
    aliases: ['size'],
    example: 'S, M, L, XL',
  },
  {
    field: 'colors',
    title: { en: 'Colours', hi: 'रंग' },
    about: {
      en: 'Names with commas. Write the code after a new colour, like "Navy Blue #1B2A49".',
      hi: 'नाम, कॉमा के साथ। नए रंग के बाद उसका कोड लिखिए, जैसे "Navy Blue #1B2A49"।',
    },
    aliases: ['colors', 'color', 'colour'],
    example: 'White #FFFFFF, Navy Blue #1B2A49',
  },
  {
    field: 'hsn',
    title: { en: 'HSN', hi: 'HSN' },
    about: {
      en: 'Four, six or eight digits for invoices. Without it the HSN of the tax rate counts.',
      hi: 'बिल के लिए चार, छह या आठ अंक। न हो तो टैक्स दर का HSN लगता है।',
    },
    aliases: ['hsn code', 'hsn/sac'],
    example: '6109',
  },
  {
    field: 'stock',
    title: { en: 'Stock', hi: 'स्टॉक' },
    about: { en: 'Pieces in the shop now.', hi: 'दुकान में अभी के पीस।' },
    aliases: ['quantity', 'qty', 'closing stock', 'stock quantity'],
    example: '120',
  },
  {
    field: 'images',
    title: { en: 'Pictures', hi: 'तस्वीरें' },
    about: {
      en: 'Up to five: names of files in the ZIP archive or addresses that begin with https, with semicolons.',
      hi: 'ज़्यादा से ज़्यादा पाँच: ZIP की फ़ाइलों के नाम या https से शुरू होने वाले पते, सेमीकोलन के साथ।',
    },
    aliases: ['images', 'image', 'picture', 'photo', 'image url', 'image src'],
    example: 'round-neck-front.jpg; round-neck-back.jpg',
  },
  {
    field: 'description',
    title: { en: 'Description', hi: 'विवरण' },
    about: { en: 'Up to 5,000 characters.', hi: 'ज़्यादा से ज़्यादा 5,000 अक्षर।' },
    aliases: ['body', 'details'],
    example: '180 gsm combed cotton, printed front or back.',
  },
  {
    field: 'happyHourDiscount',
    title: { en: 'Happy hour discount', hi: 'हैप्पी आवर की छूट' },
    about: { en: 'Percent.', hi: 'प्रतिशत।' },
    example: '0',
  },
  {
    field: 'festivalHourDiscount',
    title: { en: 'Festival discount', hi: 'त्योहार की छूट' },
    about: { en: 'Percent.', hi: 'प्रतिशत।' },
    example: '0',
  },
  {
    field: 'isCustomizable',
    title: { en: 'Can be printed', hi: 'छप सकता है' },
    about: { en: 'Yes or no: whether customers add their design.', hi: 'हाँ या नहीं: क्या ग्राहक अपना डिज़ाइन जोड़ते हैं।' },
    aliases: ['customizable'],
    example: 'yes',
  },
  {
    field: 'isBestSeller',
    title: { en: 'Best seller', hi: 'बेस्ट सेलर' },
    about: { en: 'Yes or no.', hi: 'हाँ या नहीं।' },
    example: 'no',
  },
  {
    field: 'isNew',
    title: { en: 'New arrival', hi: 'नया' },
    about: { en: 'Yes or no.', hi: 'हाँ या नहीं।' },
    example: 'no',
  },
];
