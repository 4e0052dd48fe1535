import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface ThumbButtonProps {
  label: string;
  isSelected: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function ThumbButton({ label, isSelected, onClick, children }: ThumbButtonProps) {
  return (
    <li className="w-16 shrink-0 sm:w-20">
      <button
        type="button"
        aria-label={label}
        aria-current={isSelected}
        onClick={onClick}
        className={clsx(
          'block w-full overflow-hidden rounded-sm border-2',
          isSelected ? 'border-action' : 'border-transparent hover:border-rule-strong',
        )}
      >
        {children}
      </button>
    </li>
  );
}
