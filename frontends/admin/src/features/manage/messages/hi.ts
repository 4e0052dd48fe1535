import type { Messages } from '@print-shop/i18n';
import type { en } from './en.ts';

export const hi: Messages<typeof en> = {
  title: 'दाम बदलें',
  lead: 'कोटेशन के सारे दाम।',
  leadForEditors: 'कोटेशन के सारे दाम। Enter से सेव, Escape से वापस।',
  newPriceOf: (name) => `${name} का नया दाम`,
  now: (price) => `अब ${price}`,
  loading: 'दाम खुल रहे हैं...',
  loadFailed: 'दाम नहीं खुल पाए',
  malformed: 'सर्वर से सही जवाब नहीं आया',
  notShown: 'दाम नहीं खुल पाए, इसलिए यहाँ नहीं दिख रहे। कुछ खोया नहीं है।',
  columns: { section: 'हिस्सा', name: 'आइटम', detail: 'विवरण', price: 'दाम' },
};
