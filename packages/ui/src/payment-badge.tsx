import { Badge, type BadgeTone } from './badge.tsx';
import { usePaymentWords } from './payment-words/index.ts';

const paymentTones: Record<string, BadgeTone> = { pending: 'wait', paid: 'good', completed: 'good', failed: 'bad' };

/** A payment's status: pending yellow, paid green, failed red, anything else blue. */
export function PaymentBadge({ status }: { status: string }) {
  const labels: Record<string, string> = usePaymentWords();
  const key = status.toLowerCase();
  return (
    <Badge tone={paymentTones[key] ?? 'info'}>{labels[key] ?? status.charAt(0).toUpperCase() + status.slice(1)}</Badge>
  );
}
