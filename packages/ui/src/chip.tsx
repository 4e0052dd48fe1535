import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface ToggleChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isOn: boolean;
  /** Square like a tick box, rather than round like a filter. */
  isSquare?: boolean;
}

/** One of several choices, on or off. */
export function ToggleChip({ isOn, isSquare = false, className, ...rest }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={clsx(
        'inline-flex min-h-10 items-center gap-2 border font-medium text-small transition-colors duration-150',
        isOn ? 'border-ink bg-ink text-paper' : 'border-rule bg-sheet text-ink hover:border-rule-strong',
        isSquare
          ? 'min-w-12 max-w-full justify-center rounded px-3 py-1 [overflow-wrap:anywhere]'
          : 'whitespace-nowrap rounded-full px-4',
        className,
      )}
      {...rest}
    />
  );
}

/** An active choice that can be removed. The label contains what is shown. */
export function Chip({ label, onRemove, children }: { label: string; onRemove: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onRemove}
      className="inline-flex min-h-9 items-center gap-2 rounded-full bg-action-soft py-1 pr-2 pl-3.5 font-medium text-action-deep text-small"
    >
      {children}
      <X aria-hidden="true" className="size-4" />
    </button>
  );
}
