import type { PrintAreas } from '@print-shop/contracts';
import type { Shop } from './client.ts';
import { allProducts } from './load-catalogue.ts';
import { printAreas } from './print-areas.ts';

/** Draws the print areas of products that have none; those that staff have drawn stay as they are. */
export async function loadPrintAreas(shop: Shop, token: string): Promise<number> {
  let drawn = 0;
  for (const { _id, name, images } of await allProducts(shop)) {
    const [picture] = images;
    const area = printAreas[name];
    if (!picture || !area) continue;
    const path = `/api/artwork/print-areas/${_id}`;
    const { isDefault, views } = await shop.get<PrintAreas>(path);
    if (!isDefault || views.length > 0) continue;
    const view = { id: 'front', name: 'Front', picture, aspect: 0.8, variants: [], areas: [area] };
    await shop.put(path, { token, body: { views: [view] } });
    drawn += 1;
  }
  return drawn;
}
