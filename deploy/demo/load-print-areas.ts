import type { PrintAreas } from '@print-shop/contracts';
import type { Shop } from './client.ts';
import { allProducts } from './load-catalogue.ts';
import { printAreas, viewsOn } from './print-areas.ts';

/** Draws the print areas of products that have none; those that staff have drawn stay as they are. */
export async function loadPrintAreas(shop: Shop, token: string): Promise<number> {
  let drawn = 0;
  for (const { _id, name, images } of await allProducts(shop)) {
    const views = viewsOn(printAreas[name] ?? [], images);
    if (views.length === 0) continue;
    const path = `/api/artwork/print-areas/${_id}`;
    if (!(await shop.get<PrintAreas>(path)).isDefault) continue;
    await shop.put(path, { token, body: { views } });
    drawn += 1;
  }
  return drawn;
}
