import type { Piece, PrintArea } from '@print-shop/contracts';
import { effectiveDpi, finishedSize, isCut } from '@print-shop/contracts/client';
import { useText } from '../messages/index.ts';

const mm = (value: number): string => String(Math.round(value * 10) / 10);

interface SizeLineProps {
  piece: Piece;
  area: PrintArea;
  minDpi: number;
  goodDpi: number;
}

/** Size and resolution of the chosen piece as it will be printed, and what is wrong with them. */
export function SizeLine({ piece, area, minDpi, goodDpi }: SizeLineProps) {
  const text = useText();
  const dpi = piece.kind === 'artwork' ? effectiveDpi(piece) : null;
  const finished = piece.kind === 'artwork' && piece.bleed ? finishedSize(piece) : undefined;
  const isCoarse = dpi !== null && dpi < minDpi;
  return (
    <div role="status" className="text-small">
      <p className="tabular font-semibold">
        {text.size(mm(piece.width), mm(piece.height))}
        {dpi !== null && <span className={isCoarse ? 'text-bad' : undefined}>{` · ${text.dpi(dpi)}`}</span>}
      </p>
      {finished && <p className="tabular text-ink-soft">{text.trimmed(mm(finished.width), mm(finished.height))}</p>}
      {isCoarse && <p className="font-medium text-bad">{text.tooCoarse(minDpi)}</p>}
      {dpi !== null && !isCoarse && dpi < goodDpi && <p className="text-wait">{text.soft(goodDpi)}</p>}
      {piece.kind === 'artwork' && dpi === null && <p className="text-ink-soft">{text.drawing}</p>}
      {isCut(piece, area) && <p className="text-wait">{text.cut}</p>}
    </div>
  );
}
