import { CropMarks } from '@print-shop/ui';
import type { ReactNode } from 'react';

/** The sheet of paper that account forms are printed on. */
export function AccountFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="page section">
      <div className="relative mx-auto max-w-[30rem] bg-sheet px-5 py-8 shadow-sheet sm:px-10 sm:py-10">
        <CropMarks />
        <h1 className="headline text-title">{title}</h1>
        <p className="mt-2 mb-6 text-ink-soft">{text}</p>
        {children}
      </div>
    </div>
  );
}
