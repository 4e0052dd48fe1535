import type { ArtworkFile } from '@print-shop/contracts';
import { listArtworkFiles } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { Select } from '@print-shop/ui';
import { useState } from 'react';
import { usePagePictures } from '../../artwork-check/api/use-artwork-file.ts';
import { useText as useCheckText } from '../../artwork-check/messages/index.ts';
import { useGuestsFiles } from '../api/use-guests-files.ts';
import { useOwnPage } from '../api/use-own-page.ts';
import type { PlacedFile } from '../file-piece.ts';
import { placedFile } from '../file-piece.ts';
import { useText } from '../messages/index.ts';
import { OwnList, PER_PAGE } from './own-list.tsx';

interface OwnFilesProps {
  /** Missing for a guest, who has what was sent from this tab. */
  userId: string | undefined;
  isWanted: boolean;
  onFile: (file: PlacedFile) => void;
}

/**
 * The customer's checked files, to lay one of their pages out. Those with faults are there, too: what is wrong for a card, as its
 * size, may be right for a mug.
 */
export function OwnFiles({ userId, isWanted, onFile }: OwnFilesProps) {
  const text = useText();
  const [page, setPage] = useState(1);
  const query = { state: 'checked', page, limit: PER_PAGE } as const;
  const isGuest = userId === undefined;
  const own = useOwnPage(listArtworkFiles, { params: { userId: userId ?? '' }, query }, isWanted && !isGuest);
  const guests = useGuestsFiles(isWanted && isGuest);
  const result = isGuest ? guests : own;
  return (
    <OwnList
      result={result}
      page={page}
      onPage={setPage}
      title={text.ownFiles}
      empty={text.noFiles}
      failed={text.filesFailed}
    >
      {(file) => <OwnFile key={file._id} file={file} onFile={onFile} />}
    </OwnList>
  );
}

function OwnFile({ file, onFile }: { file: ArtworkFile; onFile: OwnFilesProps['onFile'] }) {
  const text = useText();
  const { keptTo } = useCheckText();
  const [page, setPage] = useState(1);
  const { pictures, renew } = usePagePictures(file._id, file.pictures > 0);
  const placed = placedFile(file, page);
  const picture = pictures[page - 1];
  if (!placed) return null;
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={text.placeFile(file.name)}
        onClick={() => onFile(placed)}
        className="block w-full overflow-hidden rounded-sm border border-rule p-1 hover:border-ink"
      >
        {picture && (
          <img
            src={picture}
            alt=""
            loading="lazy"
            onError={renew}
            className="aspect-square w-full bg-white object-contain"
          />
        )}
        <span className="block truncate text-caption">{file.name}</span>
      </button>
      <p className="text-caption text-ink-soft">{keptTo(formatDate(file.keptUntil))}</p>
      {file.worst === 'must' && <p className="text-bad text-caption">{text.mustBeMended}</p>}
      {file.pictures > 1 && (
        <Select
          aria-label={text.pageOfFile(file.name)}
          value={page}
          onChange={({ target }) => setPage(Number(target.value))}
        >
          {Array.from({ length: file.pictures }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name
            <option key={at} value={at + 1}>
              {at + 1}
            </option>
          ))}
        </Select>
      )}
    </li>
  );
}
