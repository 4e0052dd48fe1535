import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

/** A sheet of paper: hairline first, no shadow unless it floats. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={clsx('rounded border border-rule bg-sheet', className)} {...rest} />;
}
