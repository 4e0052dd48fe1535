import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'wait' | 'good' | 'bad' | 'info' | 'plain';

const tones: Record<BadgeTone, string> = {
  wait: 'bg-wait-soft text-wait',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  plain: 'bg-paper-deep text-ink-soft',
};

/** A status in words and colour. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm px-2 py-0.5 font-semibold text-caption',
        tones[tone],
        className,
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}
