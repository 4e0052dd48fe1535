import { colors, placements } from '@print-shop/contracts/choices-hi';
import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  placements,
  areas: {
    Left: 'बाईं छाती पर, 9 × 9 सेमी',
    Right: 'दाईं छाती पर, 9 × 9 सेमी',
    'Front A4': 'आगे, 21 × 29.7 सेमी',
    'Front A3': 'पूरे सामने, 29.7 × 42 सेमी',
    'Back A4': 'पीठ पर, 21 × 29.7 सेमी',
    'Back A3': 'पूरी पीठ पर, 29.7 × 42 सेमी',
  },
  colors,
  sides: { front: 'आगे', back: 'पीछे' },
  drawing: { front: 'टी-शर्ट, आगे से', back: 'टी-शर्ट, पीछे से' },
};
