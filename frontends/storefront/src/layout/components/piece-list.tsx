import type { Piece } from '@print-shop/contracts';
import { ToggleChip } from '@print-shop/ui';
import { useText } from '../messages/index.ts';

interface PieceListProps {
  pieces: readonly Piece[];
  selected: number | null;
  onSelect: (index: number | null) => void;
}

/** The pieces of the area by name, to choose one without a mouse. */
export function PieceList({ pieces, selected, onSelect }: PieceListProps) {
  const text = useText();
  if (pieces.length === 0) return <p className="text-ink-soft text-small">{text.noPieces}</p>;
  const named = pieces.map((piece, index) => {
    const pictures = pieces.slice(0, index + 1).filter(({ kind }) => kind === 'artwork').length;
    return { index, name: piece.kind === 'text' ? text.textPiece(piece.text) : text.picturePiece(pictures) };
  });
  return (
    <ul aria-label={text.pieces} className="flex flex-wrap gap-2">
      {named.toReversed().map(({ index, name }) => (
        <li key={index} className="max-w-full">
          <ToggleChip isSquare isOn={index === selected} onClick={() => onSelect(index === selected ? null : index)}>
            <span className="max-w-48 truncate">{name}</span>
          </ToggleChip>
        </li>
      ))}
    </ul>
  );
}
