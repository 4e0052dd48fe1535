import type { ReactNode } from 'react';

/** Title, description and actions of a page. The actions are not printed. */
export function PageHead({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="page-head mb-5 flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="headline text-title">{title}</h1>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">{children}</div>}
    </div>
  );
}
