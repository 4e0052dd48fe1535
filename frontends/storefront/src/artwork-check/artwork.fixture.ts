import type { ArtworkFile, Check } from '@print-shop/contracts';
import { anId } from '@print-shop/web-kit/testing';

export const aCheck = (part: Partial<Check> = {}): Check => ({
  code: 'small-text',
  level: 'should',
  page: 1,
  message: 'Text of 4 pt is hard to read.',
  box: { x: 24, y: 15, width: 48, height: 6 },
  ...part,
});

/** A checked visiting card of two pages. */
export const anArtworkFile = (part: Partial<ArtworkFile> = {}): ArtworkFile => ({
  _id: anId(7),
  userId: null,
  name: 'card.pdf',
  kind: 'pdf',
  bytes: 40_000,
  sha256: null,
  productType: 'Business Cards',
  widthMm: null,
  heightMm: null,
  state: 'checked',
  position: null,
  progress: null,
  pictures: 2,
  checks: [],
  worst: null,
  refusal: null,
  pages: Array.from({ length: 2 }, () => ({ widthMm: 90, heightMm: 54, whole: { widthMm: 96, heightMm: 60 } })),
  createdAt: '2026-11-24T10:00:00.000Z',
  keptUntil: '2026-12-24T10:00:00.000Z',
  ...part,
});
