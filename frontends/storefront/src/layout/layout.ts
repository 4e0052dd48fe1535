import type { Layout } from '@print-shop/contracts';
import { PLACEMENTS } from '@print-shop/contracts/client';

/** A saved layout, as a product page and a cart hold it. */
export interface SavedLayout {
  id: string;
  /** Proves to the cart and to orders that it may be used. */
  sceneSignature?: string | undefined;
  /** A guest's token for it. */
  token?: string | undefined;
  /** The first uploaded picture in it; empty where it has texts only. */
  design: string;
  /** Whether it uses more than one side of the product. */
  isOnBothSides: boolean;
  /** The placements that it uses, on a shirt. */
  placements: (typeof PLACEMENTS)[number][];
}

/** The parts of a layout that others need. */
export function layoutOf({
  _id,
  sides,
  views,
  sceneSignature,
  ...rest
}: Layout & { token?: string | undefined }): SavedLayout {
  const pieces = sides.flatMap((side) => side.pieces);
  const design = pieces.flatMap((piece) =>
    piece.kind === 'artwork' && 'design' in piece.source ? piece.source.design : [],
  );
  const used = sides.flatMap(
    (side) => views.find(({ id }) => id === side.view)?.areas.find(({ id }) => id === side.area)?.name ?? [],
  );
  return {
    id: _id,
    sceneSignature,
    token: rest.token,
    design: design[0] ?? '',
    isOnBothSides: new Set(sides.flatMap(({ view, pieces: on }) => (on.length > 0 ? view : []))).size > 1,
    placements: PLACEMENTS.filter((placement) => used.includes(placement)),
  };
}
