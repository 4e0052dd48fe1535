import { clsx } from 'clsx';

/** The shape of what is coming, in paper grey. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-blink rounded-sm bg-paper-deep', className)} />;
}
