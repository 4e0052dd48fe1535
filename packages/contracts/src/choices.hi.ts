import type { BULK_COLORS } from './bulk-order/choices.ts';
import type { PLACEMENTS } from './placements.ts';
import type { Text } from './text.ts';

/** The colours of t-shirts as a shopkeeper in Delhi names them. Colours that a shop adds keep the name that it gave them. */
export const colors: Readonly<Record<(typeof BULK_COLORS)[number], string>> = {
  Black: 'काला',
  White: 'सफ़ेद',
  'Navy Blue': 'नेवी ब्लू',
  'Golden Yellow': 'सुनहरा पीला',
  Red: 'लाल',
  'Royal Blue': 'रॉयल ब्लू',
  Orange: 'नारंगी',
  'Light Blue': 'हल्का नीला',
  'Light Grey': 'हल्का ग्रे',
  'Golden Green': 'सुनहरा हरा',
};

export const placements: Readonly<Record<(typeof PLACEMENTS)[number], string>> = {
  Left: 'बाईं छाती',
  Right: 'दाईं छाती',
  'Front A4': 'आगे A4',
  'Front A3': 'आगे A3',
  'Back A4': 'पीछे A4',
  'Back A3': 'पीछे A3',
};

/** A colour that the shop added has the same name in every language. */
export const colorText = (name: string): Text => ({
  en: name,
  hi: Object.hasOwn(colors, name) ? colors[name as keyof typeof colors] : name,
});

export const oneSided = (product: string): Text => ({
  en: `"${product}" is printed on one side only.`,
  hi: `"${product}" एक ही तरफ़ छपता है।`,
});
