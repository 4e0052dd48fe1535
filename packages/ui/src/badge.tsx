import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from './messages/index.ts';

export type BadgeTone = 'wait' | 'good' | 'bad' | 'info' | 'plain';

const tones: Record<BadgeTone, string> = {
  wait: 'bg-wait-soft text-wait',
  good: 'bg-good-soft text-good',
  bad: 'bg-bad-soft text-bad',
  info: 'bg-info-soft text-info',
  plain: 'bg-paper-deep text-ink-soft',
};

/** A status in words and colour. */
export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm px-2 py-0.5 font-semibold text-caption',
        tones[tone],
        className,
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}

const paymentTones: Record<string, BadgeTone> = { pending: 'wait', paid: 'good', completed: 'good', failed: 'bad' };

/** A payment's status: pending yellow, paid green, failed red, anything else blue. */
export function PaymentBadge({ status }: { status: string }) {
  const labels: Record<string, string> = useText().paymentStatus;
  const key = status.toLowerCase();
  return (
    <Badge tone={paymentTones[key] ?? 'info'}>{labels[key] ?? status.charAt(0).toUpperCase() + status.slice(1)}</Badge>
  );
}
