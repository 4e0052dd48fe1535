import type { ProofNote, ProofPin, ProofVersion } from '@print-shop/contracts';
import { Button, buttonClasses } from '@print-shop/ui';
import { useState } from 'react';
import { useText } from '../messages/index.ts';
import { PagePicture } from './page-picture.tsx';

interface VersionViewProps {
  version: ProofVersion;
  notes: readonly (ProofNote & { number: number })[];
  pin: ProofPin | null;
  isPlacing: boolean;
  onPlacing: (isPlacing: boolean) => void;
  onPlace: (pin: ProofPin) => void;
}

const ZOOMS = [100, 150, 200, 300] as const;
const millimetres = (mm: number): string => mm.toLocaleString('en-IN', { maximumFractionDigits: 1 });

/** The pages of a version: to page through, to look at closely, and to comment on a place. */
export function VersionView({ version, notes, pin, isPlacing, onPlacing, onPlace }: VersionViewProps) {
  const text = useText();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const { pages, pictures, onProduct, checks, pdf } = version;
  const of = Math.max(1, pages.length);
  const size = pages[page - 1];
  const small = { tone: 'outline', size: 'small' } as const;
  return (
    <div className="grid min-w-0 gap-3">
      <PagePicture
        key={page}
        src={pictures[page - 1]}
        ground={size?.ground}
        page={page}
        of={of}
        isPlacing={isPlacing}
        onPlace={onPlace}
        zoom={ZOOMS[zoom] ?? 100}
        pins={notes.filter((note) => note.version === version.version && note.pin?.page === page)}
        pin={pin?.page === page ? pin : null}
      />
      <div className="flex flex-wrap items-center gap-2">
        {of > 1 && (
          <>
            <Button {...small} disabled={page === 1} onClick={() => setPage(page - 1)}>
              {text.previous}
            </Button>
            <Button {...small} disabled={page === of} onClick={() => setPage(page + 1)}>
              {text.next}
            </Button>
          </>
        )}
        <Button {...small} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          {text.zoomOut}
        </Button>
        <Button {...small} disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          {text.zoomIn}
        </Button>
        {version.state === 'open' && pictures.length > 0 && (
          <Button {...small} aria-pressed={isPlacing} onClick={() => onPlacing(!isPlacing)}>
            {isPlacing ? text.cancelPlace : text.place}
          </Button>
        )}
        <a href={pdf} className={buttonClasses({ tone: 'quiet', size: 'small' })}>
          {text.pdf}
        </a>
      </div>
      <p role="status" className="tabular text-ink-soft text-small">
        {isPlacing
          ? text.placing
          : [text.pageOf(page, of), size && text.size(millimetres(size.widthMm), millimetres(size.heightMm))]
              .filter(Boolean)
              .join(' · ')}
      </p>
      {onProduct.length > 0 && (
        <ul aria-label={text.onProduct} className="grid grid-cols-2 gap-3">
          {onProduct.map((src, at) => (
            <li key={src}>
              <img
                src={src}
                alt={text.productPicture(at + 1, onProduct.length)}
                loading="lazy"
                className="block w-full rounded border border-rule bg-paper-deep"
              />
            </li>
          ))}
        </ul>
      )}
      {checks.length > 0 && (
        <details className="rounded border border-rule bg-sheet p-4">
          <summary className="cursor-pointer font-semibold">
            {text.checks} ({checks.length})
          </summary>
          <ul className="mt-2 grid list-disc gap-1 pl-5 text-small">
            {checks.map(({ code, message, page: of_ }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes
              <li key={`${code} ${of_} ${index}`}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
