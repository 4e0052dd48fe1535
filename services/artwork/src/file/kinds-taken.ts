import type { Text } from '@print-shop/contracts';

export const KINDS_TAKEN: Text = {
  en: 'Please send a PDF, PNG, JPG, WebP, AVIF, TIFF, HEIC or SVG file. From another program, export your design as PDF.',
  hi: 'PDF, PNG, JPG, WebP, AVIF, TIFF, HEIC या SVG फ़ाइल भेजिए। किसी और प्रोग्राम से अपना डिज़ाइन PDF में निकालिए।',
};
