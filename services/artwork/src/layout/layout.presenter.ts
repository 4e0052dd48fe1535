import type { Layout, LayoutPicture } from '@print-shop/contracts';
import type { DesignLinks } from '@print-shop/links';
import { withDesigns } from './files-of.ts';
import type { StoredLayout } from './layout.store.ts';
import { pictureToken } from './layout-access.ts';

/**
 * The addresses of a layout's pictures, for a quarter of an hour: of each view that something lies on, in a colour of the product
 * where one is given.
 */
export function picturesOf(layout: StoredLayout, now: Date, color = ''): LayoutPicture[] {
  const token = pictureToken(layout, now);
  const isUsed = (view: string) => layout.sides.some((side) => side.view === view && side.pieces.length > 0);
  return layout.views
    .filter(({ id }) => isUsed(id))
    .map(({ id, name }) => {
      const query = new URLSearchParams({ view: id, token, ...(color ? { color } : {}) });
      return { view: id, name, address: `/api/artwork/layouts/${layout.id}/picture?${query}` };
    });
}

/** A layout as /api answers it; its owner can put it into a cart or an order. */
export function toLayoutResponse(layout: StoredLayout, now: Date, designs: DesignLinks, { isOwn = true } = {}): Layout {
  const { id, productId, color, hex, views, createdAt } = layout;
  const sides = withDesigns(layout.sides, (design) => designs.sign(design));
  const pictures = picturesOf(layout, now);
  return {
    _id: id,
    productId,
    color,
    hex,
    sides,
    views,
    pictures,
    sceneSignature: isOwn ? designs.signLayout(id, now).sceneSignature : undefined,
    picture: pictures[0]?.address ?? '',
    createdAt: createdAt.toISOString(),
  };
}
