import type { LayoutSide } from '@print-shop/contracts';
import { listLayouts } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { useUser } from '@print-shop/web-kit';
import { useState } from 'react';
import { useAdoptKept } from '../../artwork-check/api/adopt-kept.ts';
import { tokensOf } from '../../artwork-check/kept.ts';
import { useOwnPage } from '../api/use-own-page.ts';
import type { PlacedFile } from '../file-piece.ts';
import { useText } from '../messages/index.ts';
import { OwnFiles } from './own-files.tsx';
import { OwnList, PER_PAGE } from './own-list.tsx';

interface UseAgainProps {
  productId: string;
  onTake: (sides: readonly LayoutSide[]) => void;
  onFile: (file: PlacedFile) => void;
}

/**
 * The customer's earlier layouts on this product, and their checked files. A guest has the files that were sent from this tab.
 */
export function UseAgain({ productId, onTake, onFile }: UseAgainProps) {
  const text = useText();
  const user = useUser();
  const isAdopted = useAdoptKept();
  const [isOpen, setIsOpen] = useState(false);
  if (!user && tokensOf('file').length === 0) return null;
  const isWanted = isOpen && (isAdopted || !user);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{text.useAgain}</summary>
      {user && <Earlier productId={productId} isWanted={isWanted} onTake={onTake} />}
      <OwnFiles userId={user?._id} isWanted={isWanted} onFile={onFile} />
    </details>
  );
}

function Earlier({ productId, isWanted, onTake }: Omit<UseAgainProps, 'onFile'> & { isWanted: boolean }) {
  const text = useText();
  const [page, setPage] = useState(1);
  const result = useOwnPage(listLayouts, { query: { productId, page, limit: PER_PAGE } }, isWanted);
  return (
    <OwnList
      result={result}
      page={page}
      onPage={setPage}
      title={text.useAgainHint}
      empty={text.noEarlier}
      failed={text.earlierFailed}
    >
      {({ _id, picture, sides, createdAt }) => (
        <li key={_id}>
          <button
            type="button"
            onClick={() => onTake(sides)}
            className="block w-full overflow-hidden rounded-sm border border-rule hover:border-ink"
          >
            <img
              src={picture}
              alt={text.earlier(formatDate(createdAt))}
              loading="lazy"
              className="block aspect-4/5 w-full object-contain"
            />
          </button>
        </li>
      )}
    </OwnList>
  );
}
