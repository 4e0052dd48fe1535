import { cva, type VariantProps } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';

/** The classes of a button, also for links that look like one. */
export const buttonClasses = cva(
  'inline-flex select-none items-center justify-center gap-2 rounded text-center font-semibold leading-tight transition-[background-color,color,border-color,transform] duration-150 ease-ink active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
  {
    variants: {
      tone: {
        action: 'bg-action text-action-ink hover:not-disabled:bg-action-deep',
        ink: 'bg-ink text-paper hover:not-disabled:bg-ink/85',
        outline:
          'border border-rule-strong bg-sheet text-ink hover:not-disabled:border-ink hover:not-disabled:bg-paper-deep',
        quiet: 'text-ink hover:not-disabled:bg-paper-deep',
        danger: 'border border-bad/50 bg-sheet text-bad hover:not-disabled:bg-bad-soft',
      },
      size: {
        small: 'min-h-9 px-3 text-small',
        medium: 'min-h-11 px-5 text-small',
        large: 'min-h-13 px-6 text-body',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { tone: 'action', size: 'medium' },
  },
);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, VariantProps<typeof buttonClasses> {
  /** Shown in place of the label while the button's work is running; presses do nothing meanwhile. */
  busyLabel?: string;
  /**
   * Whether the work is running; the button keeps the focus meanwhile. Where this is given, a double-click starts the work
   * only once.
   */
  isBusy?: boolean;
}

export function Button({
  tone,
  size,
  wide,
  className,
  isBusy,
  busyLabel,
  children,
  onClick,
  'aria-label': name,
  ...rest
}: ButtonProps) {
  const busy = isBusy && busyLabel;
  const begin = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click may come before the work is known to be running, or after it is done.
    const isSecondClick = event.detail > 1 && isBusy !== undefined;
    if (isBusy || isSecondClick) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={clsx(buttonClasses({ tone, size, wide }), className)}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      // The name contains the words that are shown.
      aria-label={busy ? undefined : name}
      onClick={begin}
      {...rest}
    >
      {busy || children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action of the button: its only accessible name. */
  label: string;
}

/** A square button with an icon; 44 px, large enough for a thumb. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'tappable inline-flex items-center justify-center rounded transition-colors duration-150 hover:bg-paper-deep disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  );
}
