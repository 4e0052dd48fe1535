import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useText } from './messages/index.ts';

interface StoredDesignProps {
  /** The file's address in the shop. */
  url: string;
  /** Text alternative of the picture; empty when `children` describe it. */
  alt?: string;
  /** With children, the picture and the children become a link that opens the design in a new tab. */
  children?: ReactNode;
  className?: string;
  /** The link's name for screen readers, if it differs from the visible text. */
  label?: string;
  /** Called when the file turns out to be gone. */
  onGone?: () => void;
}

/** A design that a customer has uploaded. The shop keeps designs for a limited time; later a note is shown instead. */
export function StoredDesign({ url, alt = '', children, className = 'size-16', label, onGone }: StoredDesignProps) {
  const text = useText();
  const [gone, setGone] = useState('');
  if (gone === url)
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
      src={url}
      alt={alt}
      onError={() => {
        setGone(url);
        onGone?.();
      }}
      className={clsx('rounded-sm border border-rule bg-sheet object-contain', className)}
    />
  );
  if (children === undefined && label === undefined) return picture;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      className="inline-flex min-h-9 items-center gap-2 font-semibold text-action underline"
    >
      {picture}
      {children}
    </a>
  );
}
