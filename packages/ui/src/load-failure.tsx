import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useText } from './messages/index.ts';

interface LoadFailureProps {
  isBusy?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** Says that a part of a page could not be loaded, with a button that loads it again. */
export function LoadFailure({ isBusy = false, onRetry, children }: LoadFailureProps) {
  const text = useText();
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-bad text-small">
      {children}
      <Button tone="outline" size="small" isBusy={isBusy} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </p>
  );
}
