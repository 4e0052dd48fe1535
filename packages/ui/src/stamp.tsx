import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The discount as a rubber stamp: turned by six degrees, with a double edge. */
export function Stamp({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span
      className={clsx(
        '-rotate-6 inline-block whitespace-nowrap rounded-sm bg-stamp px-2 py-1 font-bold text-caption text-stamp-ink leading-none outline outline-stamp-ink/70 -outline-offset-3',
        className,
      )}
      style={{ fontStretch: '112%' }}
    >
      {children}
    </span>
  );
}
