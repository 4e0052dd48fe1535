import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useText } from './messages/index.ts';

interface StoredDesignProps {
  /** A link to the file, which ends; a later one is another. */
  url: string;
  /** Text alternative of the picture; empty when `children` describe it. */
  alt?: string;
  /** With children, the picture and the children become a link that opens the design in a new tab, or saves it for staff. */
  children?: ReactNode;
  className?: string;
  /** The link's name for screen readers, if it differs from the visible text. */
  label?: string;
}

/** After so long it is asked for again: one that was just uploaded is shown once it was checked. */
const PAUSES_MS = [1_000, 3_000];

/** A design that a customer has uploaded. The shop keeps designs for a limited time; later a note is shown instead. */
export function StoredDesign({ url, alt = '', children, className = 'size-16', label }: StoredDesignProps) {
  const text = useText();
  const [failed, setFailed] = useState({ url, times: 0 });
  const times = failed.url === url ? failed.times : 0;
  if (times > PAUSES_MS.length)
    return (
      <span
        className={clsx(
          'inline-grid min-h-9 place-items-center rounded-sm border border-rule bg-paper-deep px-2 py-1 text-center text-ink-soft text-small',
          !children && 'w-fit',
        )}
      >
        {text.designGone}
      </span>
    );
  const picture = (
    <img
      key={times}
      src={url}
      alt={alt}
      onError={() => setTimeout(() => setFailed({ url, times: times + 1 }), PAUSES_MS[times])}
      className={clsx('rounded-sm border border-rule bg-sheet object-contain', className)}
    />
  );
  if (children === undefined && label === undefined) return picture;
  // A link for staff saves the design, which needs no tab.
  const isSaved = url.includes('?download=');
  return (
    <a
      href={url}
      target={isSaved ? undefined : '_blank'}
      rel="noreferrer"
      aria-label={label}
      className="inline-flex min-h-9 items-center gap-2 font-semibold text-action underline"
    >
      {picture}
      {children}
    </a>
  );
}
