import type { Layout, Piece } from '@print-shop/contracts';
import { finishedSize } from '@print-shop/contracts/client';
import { Button, Dialog } from '@print-shop/ui';
import { type ReactNode, useState } from 'react';
import { picturesOf, useLayout } from './api/use-layout.ts';
import { useText } from './messages/index.ts';

interface LookAtLayoutProps {
  layout: string;
  /** A guest's token for it. */
  token?: string | undefined;
  /** The colour of the line; as it was laid out without one. */
  color?: string | undefined;
  /** Whose layout it is, for those who hear the button alone. */
  name: string;
  /** The name of an area in the reader's language, by the name that staff gave it. */
  areaName?: (name: string) => string;
  /** The possible actions, below the pictures. */
  children?: ReactNode;
}

/** Opens a layout large: each side of the product, and the sizes of what lies on it. Nothing where the layout is gone. */
export function LookAtLayout({ layout: id, token, color, name, areaName, children }: LookAtLayoutProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { layout, renew } = useLayout(id, token);
  if (!layout) return null;
  return (
    <>
      <Button tone="outline" size="small" aria-label={text.side(text.look, name)} onClick={() => setIsOpen(true)}>
        {text.look}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={text.title} size="large">
        <div className="grid gap-6">
          {picturesOf(layout, color).map((picture) => {
            const side = text.view[picture.view] ?? picture.name;
            return (
              <section key={picture.view} aria-label={side || name} className="grid gap-2">
                <h3 className="font-bold">{side}</h3>
                <img
                  src={picture.address}
                  alt={text.side(name, side)}
                  onError={renew}
                  className="mx-auto max-h-[60dvh] max-w-full rounded bg-paper-deep"
                />
                <Sizes layout={layout} view={picture.view} areaName={areaName} />
              </section>
            );
          })}
          {children}
        </div>
      </Dialog>
    </>
  );
}

const mm = (value: number): string => String(Math.round(value * 10) / 10);

/** The pieces of each area of a view, the lowest first, in millimetres. */
function Sizes({ layout, view, areaName }: { layout: Layout; view: string; areaName: LookAtLayoutProps['areaName'] }) {
  const areas = layout.views.find(({ id }) => id === view)?.areas;
  return layout.sides
    .filter((side) => side.view === view && side.pieces.length > 0)
    .map(({ area, pieces }) => {
      const name = areas?.find(({ id }) => id === area)?.name ?? area;
      return (
        <div key={area} className="text-small">
          <h4 className="font-semibold">{areaName?.(name) ?? name}</h4>
          <ul className="tabular list-disc pl-5 text-ink-soft [overflow-wrap:anywhere]">
            {pieces.map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and a layout never changes
              <li key={index}>
                <PieceSize
                  piece={piece}
                  place={pieces.slice(0, index + 1).filter(({ kind }) => kind === 'artwork').length}
                />
              </li>
            ))}
          </ul>
        </div>
      );
    });
}

function PieceSize({ piece, place }: { piece: Piece; place: number }) {
  const text = useText();
  const [width, height] = [mm(piece.width), mm(piece.height)];
  if (piece.kind === 'text') return text.text(piece.text, width, height);
  const finished = piece.bleed && finishedSize(piece);
  const cut = finished && text.trimmed(mm(finished.width), mm(finished.height));
  return [text.picture(place, width, height), cut].filter(Boolean).join(', ');
}
