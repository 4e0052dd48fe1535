import type { ArtworkFile } from '@print-shop/contracts';
import { IconButton } from '@print-shop/ui';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { NumberedCheck } from './checks.ts';
import { useText } from './messages/index.ts';

const tones = {
  must: 'border-bad bg-bad/15',
  should: 'border-wait bg-wait/15',
  note: 'border-info bg-info/15',
};

interface PageViewProps {
  file: ArtworkFile;
  page: number;
  onPage: (page: number) => void;
  /** The address of the page's picture; undefined while it is loading. */
  picture: string | undefined;
  onPictureFailed: () => void;
  checks: readonly NumberedCheck[];
  active: number | null;
  onActive: (number: number | null) => void;
  /** Goes from a place to its check in the list. */
  onChosen: (number: number) => void;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** One page as it is printed, with the places of its checks drawn over it. */
export function PageView(props: PageViewProps) {
  const { file, page, onPage, picture, onPictureFailed, checks, active, onActive, onChosen } = props;
  const text = useText();
  const size = file.pages[page - 1];
  if (!size) return null;
  const { widthMm, heightMm } = size.whole ?? size;
  return (
    <section aria-label={text.pages} className="min-w-0">
      <div
        className="relative mx-auto max-w-full overflow-hidden border border-rule bg-paper-deep"
        style={{ aspectRatio: `${widthMm} / ${heightMm}`, width: `min(100%, ${(75 * widthMm) / heightMm}vh)` }}
      >
        {picture && (
          <img
            src={picture}
            alt={text.picture(page)}
            onError={onPictureFailed}
            className="absolute inset-0 size-full bg-white object-fill"
          />
        )}
        {checks.flatMap(({ check: { box, boxes, level }, number }) =>
          (boxes ?? [box]).map((place, at) => {
            if (!place) return null;
            const look = {
              'data-active': active === number || undefined,
              className: clsx(
                'absolute min-h-3 min-w-3 border-2 outline outline-paper transition-opacity data-active:z-10 data-active:border-4',
                tones[level],
                active !== null && active !== number && 'opacity-40',
              ),
              style: {
                left: percent(place.x, widthMm),
                top: percent(place.y, heightMm),
                width: percent(place.width, widthMm),
                height: percent(place.height, heightMm),
              },
            };
            // One place of a check leads to it; the others only show where else it is true.
            if (at > 0) return <span key={`${number} ${JSON.stringify(place)}`} aria-hidden="true" {...look} />;
            return (
              <button
                key={number}
                type="button"
                aria-label={text.place(number)}
                onMouseEnter={() => onActive(number)}
                onMouseLeave={() => onActive(null)}
                onFocus={() => onActive(number)}
                onBlur={() => onActive(null)}
                onClick={() => onChosen(number)}
                {...look}
              />
            );
          }),
        )}
      </div>
      <div className="mt-2 flex items-center justify-center gap-3 text-ink-soft text-small">
        {file.pages.length > 1 && (
          <IconButton label={text.previous} disabled={page === 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        )}
        <p aria-live="polite" className="tabular">
          {file.pages.length > 1 && `${text.pageOf(page, file.pages.length)} · `}
          {text.size(size.widthMm, size.heightMm)}
        </p>
        {file.pages.length > 1 && (
          <IconButton label={text.next} disabled={page === file.pages.length} onClick={() => onPage(page + 1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </section>
  );
}
