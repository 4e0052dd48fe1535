import { clsx } from 'clsx';

const inks = ['bg-cyan', 'bg-magenta', 'bg-yellow', 'bg-key'];
const tints = ['', 'opacity-75', 'opacity-50', 'opacity-25'];

/** The colour control strip of a press sheet: the divider between sections. */
export function CmykBar({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={clsx('flex h-2', className)}>
      {inks.flatMap((ink) => tints.map((tint) => <span key={ink + tint} className={clsx('w-4', ink, tint)} />))}
    </div>
  );
}
