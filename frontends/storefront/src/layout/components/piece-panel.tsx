import type { Piece, PrintArea } from '@print-shop/contracts';
import { ALIGNMENTS, align, enlarged, LEAST_MM, spread, turnedTo } from '@print-shop/contracts/client';
import { Button, IconButton } from '@print-shop/ui';
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
} from 'lucide-react';
import { useRef } from 'react';
import type { Action } from '../editing.ts';
import { useText } from '../messages/index.ts';
import { useRun } from '../use-run.ts';
import { NumberField } from './number-field.tsx';

interface PiecePanelProps {
  piece: Piece;
  area: PrintArea;
  dispatch: (action: Action) => void;
}

const ICONS = {
  left: AlignStartVertical,
  centre: AlignCenterVertical,
  right: AlignEndVertical,
  top: AlignStartHorizontal,
  middle: AlignCenterHorizontal,
  bottom: AlignEndHorizontal,
};

/** Place, size and turn of the chosen piece in exact numbers, and what can be done with it. */
export function PiecePanel({ piece, area, dispatch }: PiecePanelProps) {
  const text = useText();
  const run = useRun();
  // Each digit of a size is a size of its own: all are of the piece as it was before the first.
  const begun = useRef(piece);
  const begin = () => {
    begun.current = piece;
    run.begin();
  };
  const change = (next: Piece) => dispatch({ type: 'change', piece: next });
  const enter = (next: Piece) => dispatch({ type: 'change', piece: next, run: run.name() });
  const resize = (side: 'width' | 'height', mm: number) => {
    const next = enlarged(begun.current, mm / begun.current[side]);
    enter({ ...next, x: piece.x, y: piece.y });
  };
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        {(['x', 'y'] as const).map((edge) => (
          <NumberField
            key={edge}
            label={text[edge]}
            value={piece[edge]}
            onFocus={begin}
            onChange={(mm) => enter({ ...piece, [edge]: mm })}
          />
        ))}
        {(['width', 'height'] as const).map((side) => (
          <NumberField
            key={side}
            label={text[side]}
            value={piece[side]}
            min={LEAST_MM}
            onFocus={begin}
            onChange={(mm) => resize(side, mm)}
          />
        ))}
        <NumberField
          label={text.rotation}
          value={piece.rotation}
          min={-360}
          max={360}
          step={1}
          onFocus={begin}
          onChange={(degrees) => enter({ ...piece, rotation: turnedTo(degrees) })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would break the row */}
      <div role="group" aria-label={text.alignment} className="flex flex-wrap gap-1">
        {ALIGNMENTS.map((how) => {
          const Icon = ICONS[how];
          return (
            <IconButton key={how} label={text.align[how]} onClick={() => change(align(piece, area, how))}>
              <Icon aria-hidden="true" className="size-5" />
            </IconButton>
          );
        })}
      </div>
      <div className="flex flex-wrap gap-2">
        {(['fit', 'fill'] as const).map((how) => (
          <Button key={how} tone="outline" size="small" onClick={() => change(spread(piece, area, how))}>
            {text[how]}
          </Button>
        ))}
        {piece.kind === 'artwork' && (
          <Button
            tone="outline"
            size="small"
            aria-pressed={piece.isMirrored}
            onClick={() => change({ ...piece, isMirrored: !piece.isMirrored })}
          >
            {text.mirror}
          </Button>
        )}
        <Button tone="outline" size="small" onClick={() => dispatch({ type: 'duplicate' })}>
          {text.duplicate}
        </Button>
        <Button tone="outline" size="small" onClick={() => dispatch({ type: 'order', by: 1 })}>
          {text.raise}
        </Button>
        <Button tone="outline" size="small" onClick={() => dispatch({ type: 'order', by: -1 })}>
          {text.lower}
        </Button>
        <Button tone="danger" size="small" onClick={() => dispatch({ type: 'remove' })}>
          {text.remove}
        </Button>
      </div>
    </div>
  );
}
