import { Button } from '@print-shop/ui';
import { useText } from '../messages/index.ts';

/** Stands where the types would be: the shelf itself can still be looked through. */
export function TypesFailed({ onRetry }: { onRetry: () => void }) {
  const text = useText();
  return (
    <p role="alert" className="flex min-h-12 flex-wrap items-center gap-x-4 text-bad text-small">
      {text.failed}
      <Button tone="outline" size="small" onClick={() => onRetry()}>
        {text.tryAgain}
      </Button>
    </p>
  );
}
