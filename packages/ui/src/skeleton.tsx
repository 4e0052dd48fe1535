import { clsx } from 'clsx';

/** A grey placeholder in the shape of the content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-blink rounded-sm bg-paper-deep', className)} />;
}
