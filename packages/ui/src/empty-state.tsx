import type { ReactNode } from 'react';
import { CropMarks } from './crop-marks.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The next step, usually a link. */
  action?: ReactNode;
  /** Heading level of the title: 1 when it is the page's only heading. */
  level?: 1 | 2;
}

/** Says that there is nothing here and what to do next. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="relative mx-auto my-10 flex max-w-[34rem] flex-col items-center gap-4 bg-sheet px-6 py-14 text-center">
      <CropMarks />
      <Heading className="headline text-title">{title}</Heading>
      {children && <div className="measure text-ink-soft">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
