import { getPrintAreas, listProducts, type Product } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import { ask } from './api.ts';
import type { Look, Visit } from './browser.ts';

/** A phone by night and a desktop by day, each judged by axe. On a tablet between them, a page only has to fit. */
export const SCREENS: readonly Pick<Look, 'width' | 'colorScheme'>[] = [
  { width: 390, colorScheme: 'dark' },
  { width: 768 },
  { width: 1280, colorScheme: 'light' },
];
export const PHONE: typeof SCREENS = [{ width: 390, colorScheme: 'light' }];

/** Returns a shirt that the shop has from the beginning, with its print areas. Other tests add shirts of their own. */
export async function aShirt(): Promise<Product> {
  const [shirt] = await ask(listProducts, { query: { search: 'Classic cotton tee' } });
  if (!shirt) throw new Error('the shop has no shirt');
  await eventually(() => ask(getPrintAreas, { params: { productId: shirt._id } }));
  return shirt;
}

/** Opens every path in turn and expects it to be accessible, no wider than the screens, and to have one title. */
export async function openEvery({ page, expectGoodPageAt }: Visit, screens: typeof SCREENS, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expectGoodPageAt(screens);
    expect({ path, headings: await page.getByRole('heading', { level: 1 }).count() }).toEqual({ path, headings: 1 });
  }
}
