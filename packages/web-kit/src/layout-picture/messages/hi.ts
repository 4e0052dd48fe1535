import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  look: 'लेआउट देखिए',
  title: 'प्रोडक्ट पर लेआउट',
  view: { front: 'आगे', back: 'पीछे' },
  side: (alt, side) => `${alt}: ${side}`,
  picture: (place, width, height) => `तस्वीर ${place}: ${width} × ${height} मिमी`,
  text: (words, width, height) => `टेक्स्ट “${words}”: ${width} × ${height} मिमी`,
  trimmed: (width, height) => `कटने पर ${width} × ${height} मिमी`,
};
