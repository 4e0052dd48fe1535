import { defaultViews, type LayoutSide, type ProductSnapshot, placementsOf } from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import { type ColorStore, lookIn } from '../layout/colors.ts';
import { laidOutOf } from '../layout/draw-layout.ts';
import type { LayoutStore } from '../layout/layout.store.ts';
import type { PrintAreasStore } from '../layout/print-areas.store.ts';
import { type ProfileOf, viewsOf } from '../layout/product-views.ts';
import type { CheckedPage } from '../preflight/index.ts';
import { middleOf } from '../preflight/index.ts';
import type { ShownOn } from './proof.ts';
import { paidPartOf, type Unpaid } from './unpaid.ts';

interface ShownOnDeps {
  layouts: Pick<LayoutStore, 'find'>;
  areas: Pick<PrintAreasStore, 'find'>;
  products: ReadModel<ProductSnapshot>;
  profileOf: ProfileOf;
  colors: Pick<ColorStore, 'hexOf'>;
}

/** The fields of a line that say how its product looks. */
interface LineOfProduct {
  scene?: string | null | undefined;
  unpaid?: Unpaid | null | undefined;
  productId?: string | null | undefined;
  /** Where no product is named. */
  productType?: string | undefined;
  color?: string | undefined;
  placement?: string | undefined;
}

export type ShowProduct = ReturnType<typeof createShowProduct>;

/** Where the colour of a product is not known. */
const WHITE = '#ffffff';

/** Finds how a line's product is shown with what is printed on it: as it was laid out, else on the product's areas. */
export function createShowProduct({ layouts, areas, products, profileOf, colors }: ShownOnDeps) {
  /** The sides of a product, or of any of its type. */
  const lineViews = async ({ productId, productType = '' }: LineOfProduct) => {
    if (!productId) return defaultViews(productType);
    const product = (await products.find([productId])).get(productId);
    return product ? viewsOf(product, await areas.find(productId), await profileOf(product.type)) : [];
  };

  return async (line: LineOfProduct): Promise<ShownOn | null> => {
    const { scene: layoutId, unpaid, color = '', placement = '' } = line;
    const layout = layoutId ? await layouts.find(layoutId) : undefined;
    if (layout) {
      const laidOut = laidOutOf(paidPartOf(layout, unpaid)).map(({ view, area }) => ({ view: view.id, area: area.id }));
      // It may have been laid out before the colour was chosen.
      return { ...(await lookIn(color, layout, colors)), views: layout.views, areas: laidOut };
    }
    const views = await lineViews(line);
    const all = views.flatMap((view) => view.areas.map((area) => ({ view: view.id, area: area.id, name: area.name })));
    const named = placementsOf(placement).flatMap((wanted) => all.find(({ name }) => name === wanted) ?? []);
    const first = views.flatMap(({ id, areas: [area] }) => (area ? { view: id, area: area.id } : []));
    const used = named.length > 0 ? named.map(({ view, area }) => ({ view, area })) : first;
    if (used.length === 0) return null;
    const hex = (color && (await colors.hexOf(color))) || WHITE;
    return { color, hex, views, areas: used, ...(named.length > 0 ? { isEverywhere: true } : {}) };
  };
}

/** Shapes that differ less are the same: a page fills its area then. */
const SAME_SHAPE = 0.05;

/** The colour that each page of a version is printed on: that of the area it goes to, else of the product. */
export const groundsOf = (shownOn: ShownOn | null | undefined, { pages }: { pages: readonly unknown[] }): string[] =>
  pages.map((_, at) => {
    const used = shownOn?.areas[at];
    const view = shownOn?.views.find(({ id }) => id === used?.view);
    return view?.areas.find(({ id }) => id === used?.area)?.ground ?? (view ? shownOn?.hex : undefined) ?? WHITE;
  });

/** The pages of a file on the areas of a product, one after the other: each fills its area, or lies in the middle of it. */
export function sidesShowing(
  { views, areas, isEverywhere }: ShownOn,
  { fileId, pages }: { fileId: string; pages: readonly CheckedPage[] },
): LayoutSide[] {
  return areas.flatMap(({ view, area: id }, at) => {
    const area = views.find((one) => one.id === view)?.areas.find((one) => one.id === id);
    const from = isEverywhere && !pages[at] ? 0 : at;
    const page = pages[from];
    if (!area || !page) return [];
    const [across, down] = [area.widthMm / page.widthMm, area.heightMm / page.heightMm];
    const isSameShape = Math.abs(across / down - 1) < SAME_SHAPE;
    const [scaleX, scaleY] = isSameShape ? [across, down] : [Math.min(across, down), Math.min(across, down)];
    const whole = page.whole ?? page;
    const trimAt = page.trim ?? middleOf(page, whole);
    const placed = {
      x: (area.widthMm - page.widthMm * scaleX) / 2 - trimAt.x * scaleX,
      y: (area.heightMm - page.heightMm * scaleY) / 2 - trimAt.y * scaleY,
      width: whole.widthMm * scaleX,
      height: whole.heightMm * scaleY,
      rotation: 0,
      isMirrored: false,
    };
    const piece = { kind: 'artwork', source: { fileId, page: from + 1 }, ...placed, pixels: null } as const;
    return { view, area: id, pieces: [piece] };
  });
}
