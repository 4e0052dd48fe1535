import { clsx } from 'clsx';
import { FileImage } from 'lucide-react';

interface DesignPreviewProps {
  /** Null where the browser cannot show the file. */
  url: string | null;
  alt: string;
  /** The browser could not decode the picture; many know neither HEIC nor TIFF. */
  onUnshowable: () => void;
  className?: string;
}

/** A design as it looks, or a plain sheet where the browser cannot show it. */
export function DesignPreview({ url, alt, onUnshowable, className }: DesignPreviewProps) {
  if (url)
    return (
      <img
        src={url}
        alt={alt}
        onError={onUnshowable}
        className={clsx('shrink-0 rounded border border-rule bg-sheet object-contain p-1', className)}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'flex shrink-0 items-center justify-center rounded border border-rule bg-paper-deep text-ink-soft',
        className,
      )}
    >
      <FileImage className="size-8" />
    </span>
  );
}
