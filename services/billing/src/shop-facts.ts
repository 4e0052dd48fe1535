import type { Shop } from '@print-shop/contracts';
import { type IDENTITY_SECTIONS, type Settings, shopReader } from '@print-shop/shop';
import type { PaymentProvider } from './provider/provider.ts';

type Section = (typeof IDENTITY_SECTIONS)[number] | 'documents';

/** Returns what reads the shop from its settings, as documents and payments name it. `shop` counts until these are published. */
export function shopFacts(settings: Settings<Section>, shop: Shop, provider: PaymentProvider | undefined) {
  const getShop = shopReader(settings, shop);
  return {
    getShop,
    getPayee: async () => ({ shop: await getShop(), leastOnlinePaise: provider?.leastPaise }),
    getBank: async () => (await settings.find()).tax?.bank,
    getNumbering: () => settings.get('documents'),
  };
}
