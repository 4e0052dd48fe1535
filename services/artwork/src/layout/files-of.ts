import type { LayoutSide } from '@print-shop/contracts';

/** The files that a layout is made of: by their ids, and by the addresses of designs. */
export function filesOf(sides: readonly LayoutSide[]): { fileIds: string[]; designs: string[] } {
  const sources = sides.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'artwork' ? [piece.source] : [])),
  );
  const fileIds = sources.flatMap((source) => ('fileId' in source ? source.fileId : []));
  const designs = sources.flatMap((source) => ('design' in source ? source.design : []));
  return { fileIds: [...new Set(fileIds)], designs: [...new Set(designs)] };
}

export const withDesigns = (sides: readonly LayoutSide[], change: (design: string) => string): LayoutSide[] =>
  sides.map(({ pieces, ...side }) => ({
    ...side,
    pieces: pieces.map((piece) =>
      piece.kind === 'artwork' && 'design' in piece.source
        ? { ...piece, source: { design: change(piece.source.design) } }
        : piece,
    ),
  }));
