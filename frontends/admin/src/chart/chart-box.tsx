import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface ChartBoxProps {
  title: string;
  /** Drawn, and its data read, once the box is open. */
  children: () => ReactNode;
}

/** A chart with its table above a list, closed at first so that the list comes first. */
export function ChartBox({ title, children }: ChartBoxProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group mb-4 rounded border border-rule bg-sheet print:border-0 [&:not([open])]:print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-semibold text-small">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      {isOpen && <div className="grid gap-4 p-3 pt-0">{children()}</div>}
    </details>
  );
}
