import { printProfileBody, printProfileSchema } from '@print-shop/contracts';
import { defaultProfile, USUAL_TYPES } from './default-profiles.ts';

describe('the usual print profiles', () => {
  it.each(USUAL_TYPES)('of %s is one that staff could have stored', (type) => {
    const profile = defaultProfile(type);
    expect(printProfileSchema.parse(profile)).toEqual(profile);
    expect(printProfileBody.safeParse(profile).success).toBe(true);
  });

  it.each([
    ['Business Cards', { widthMm: 90, heightMm: 54 }],
    ['Visiting cards', { widthMm: 89, heightMm: 51 }],
    ['Brochures', { widthMm: 210, heightMm: 297 }],
    ['Flyers', { widthMm: 148, heightMm: 210 }],
    ['Posters', { widthMm: 420, heightMm: 594 }],
    ['Stationery', { widthMm: 99, heightMm: 210 }],
  ])('of %s knows its usual size', (type, size) => {
    expect(defaultProfile(type).sizes).toContainEqual(expect.objectContaining(size));
  });

  it.each(['T-Shirt', 'Banners', 'Name Plates', 'Keychains', 'Something new'])('of %s takes any size', (type) => {
    expect(defaultProfile(type).sizes).toEqual([]);
  });

  it('bind booklets in sheets of four pages', () => {
    expect(defaultProfile('Booklets')).toMatchObject({ pageMultiple: 4, minPages: 4 });
  });
});
