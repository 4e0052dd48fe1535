import { clsx } from 'clsx';
import { useState } from 'react';

const WIDTHS = [320, 640, 1280];
const STORED = /^(\/media\/products\/.+\/)\d+\.webp$/;

/** The `srcset` of a stored picture in all its widths; `undefined` for other addresses. */
export function pictureSources(src: string): string | undefined {
  const folder = STORED.exec(src)?.[1];
  return folder && WIDTHS.map((width) => `${folder}${width}.webp ${width}w`).join(', ');
}

interface ProductPictureProps {
  src: string | undefined;
  alt: string;
  /** How wide the picture is shown, in CSS `sizes`. */
  sizes: string;
  /** The main picture of the screen: loaded at once, not lazily. */
  isMain?: boolean;
  className?: string;
}

/** A 4:5 product picture: the right width for the screen, no layout shift while it loads, a plain area when it is missing. */
export function ProductPicture({ src, alt, sizes, isMain = false, className }: ProductPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const frame = clsx('aspect-portrait w-full bg-paper-deep object-cover', className);
  if (!src || src === failedSrc)
    return (
      <div
        {...(alt && { role: 'img', 'aria-label': alt })}
        className={clsx(frame, 'flex items-center justify-center text-ink-soft text-small')}
      >
        <span className="halftone size-1/3 text-rule-strong opacity-60" />
      </div>
    );
  return (
    <img
      src={src}
      srcSet={pictureSources(src)}
      sizes={sizes}
      alt={alt}
      width={1280}
      height={1600}
      loading={isMain ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedSrc(src)}
      className={frame}
    />
  );
}
