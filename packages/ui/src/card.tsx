import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

/** A card: a hairline border, and a shadow only if it floats. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={clsx('rounded border border-rule bg-sheet', className)} {...rest} />;
}
