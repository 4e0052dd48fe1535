import type { ReactNode } from 'react';

/** One numbered step of the job ticket. */
export function Step({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="grid gap-x-5 border-rule border-t px-5 py-7 sm:grid-cols-[3rem_1fr] sm:px-8">
      <span aria-hidden="true" className="headline tabular text-action text-title">
        {number}
      </span>
      <div>
        <h2 className="headline text-lead">{title}</h2>
        <p className="mb-5 text-ink-soft text-small">{text}</p>
        {children}
      </div>
    </section>
  );
}
