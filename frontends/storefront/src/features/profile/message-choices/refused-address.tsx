import type { MessagePreferences } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Button } from '@print-shop/ui';
import { useText } from './messages/index.ts';

interface RefusedAddressProps {
  refused: NonNullable<MessagePreferences['refused']>;
  isBusy: boolean;
  onConfirm(): void;
}

/** Says that emails no longer reach the customer, with the reason and the way out. */
export function RefusedAddress({ refused: { address, since, why }, isBusy, onConfirm }: RefusedAddressProps) {
  const text = useText().refused;
  return (
    <div role="alert" className="mt-5 rounded border-bad border-l-4 bg-bad-soft px-4 py-3 text-small">
      <p className="font-semibold text-bad [overflow-wrap:anywhere]">{text.title(address)}</p>
      <p className="mt-1">{text.why[why](formatDate(since))}</p>
      <p className="mt-1">{text.next[why]}</p>
      <Button
        tone="outline"
        size="small"
        className="mt-3"
        isBusy={isBusy}
        busyLabel={text.confirming}
        onClick={onConfirm}
      >
        {text.confirm}
      </Button>
    </div>
  );
}
