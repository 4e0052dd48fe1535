import type { Shop } from '@print-shop/contracts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** `9:00 AM` as `09:00`; undefined for anything else. */
function clockOf(time: string): string | undefined {
  const [, hour, minute, half] = /^\s*(\d{1,2}):(\d{2})\s*([AP])M\s*$/i.exec(time) ?? [];
  if (!hour || !minute || !half) return undefined;
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** `Monday to Saturday` as its six days. */
function daysOf(days: string): string[] {
  const [first, last] = DAYS.filter((day) => days.includes(day));
  if (!first) return [];
  return / to /.test(days) && last ? DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1) : [first];
}

function openingHours({ hours }: Shop): object[] {
  return hours.flatMap(({ days, time }) => {
    const [opens, closes] = time.split(/\s+(?:to|-|–)\s+/).map(clockOf);
    const dayOfWeek = daysOf(days);
    if (!opens || !closes || dayOfWeek.length === 0) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }];
  });
}

/** The business behind the shop, on every page. */
export const businessLd = (shop: Shop, publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${publicUrl}/#shop`,
  name: shop.name,
  slogan: shop.line,
  url: `${publicUrl}/`,
  image: `${publicUrl}${shop.logo ?? '/hero.webp'}`,
  telephone: shop.phone,
  email: shop.email,
  taxID: shop.gstin,
  foundingDate: String(shop.since),
  currenciesAccepted: 'INR',
  address: {
    '@type': 'PostalAddress',
    streetAddress: shop.address.street,
    addressLocality: shop.address.city,
    addressRegion: shop.address.state,
    postalCode: shop.address.postalCode,
    addressCountry: shop.address.country,
  },
  openingHoursSpecification: openingHours(shop),
  sameAs: shop.socials.map(({ url }) => url),
});
