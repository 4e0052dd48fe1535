import type { ProductType, Setting } from '@print-shop/contracts';
import type { Shop } from './client.ts';

/** The bands of the home page, by the names of their product types. */
const BANDS = [
  {
    title: { en: 'Print', hi: 'छपाई' },
    text: {
      en: 'Visiting cards, brochures and flyers on paper you can feel.',
      hi: 'विज़िटिंग कार्ड, ब्रोशर और फ़्लायर, ऐसे काग़ज़ पर जो हाथ में अच्छा लगे।',
    },
    types: ['Business Cards', 'Brochures', 'Flyers'],
  },
  {
    title: { en: 'Wear', hi: 'कपड़े' },
    text: {
      en: 'T-shirts and gifts with your team, your class, your joke on them.',
      hi: 'टी-शर्ट और गिफ़्ट, जिन पर हो आपकी टीम, आपकी क्लास, आपका मज़ाक।',
    },
    types: ['T-Shirt', 'Mugs & Bottles', 'Keychains'],
  },
  {
    title: { en: 'Glow', hi: 'रोशनी' },
    text: {
      en: 'Banners, glow signs and neon that people find you by.',
      hi: 'बैनर, ग्लो साइन और नियॉन, जिन्हें देखकर लोग आपकी दुकान पहचानें।',
    },
    types: ['Banners', 'LED & Neon Boards', 'Name Plates'],
  },
];

/** Sets the bands of the home page, unless staff have set others. */
export async function loadHome(shop: Shop, token: string): Promise<number> {
  const path = '/api/shop/settings/home';
  const { value, updatedAt } = await shop.get<Setting>(path, token);
  if ((value.bands as unknown[]).length > 0) return 0;
  const { data } = await shop.get<{ data: ProductType[] }>('/api/product-types');
  const idOf = new Map(data.map(({ _id, type }) => [type, _id]));
  const bands = BANDS.map(({ types, ...band }) => ({ ...band, types: types.flatMap((type) => idOf.get(type) ?? []) }));
  await shop.put(path, { token, body: { value: { ...value, bands }, updatedAt, publish: true } });
  return bands.length;
}
