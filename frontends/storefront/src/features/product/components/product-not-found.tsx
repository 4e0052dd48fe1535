import { Button, buttonClasses, EmptyState, FormMessage } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useText } from '../messages/index.ts';

interface ProductNotFoundProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/** No such product, or one that could not be loaded: then it may be asked for again. */
export function ProductNotFound({ hasFailed, onRetry }: ProductNotFoundProps) {
  const text = useText();
  usePageTitle(text.notFound);
  return (
    <div className="page section">
      <FormMessage>{hasFailed ? text.failed : undefined}</FormMessage>
      <EmptyState
        level={1}
        title={text.notFound}
        action={
          <>
            {hasFailed && (
              <Button tone="outline" onClick={onRetry}>
                {text.tryAgain}
              </Button>
            )}
            <Link to="/" className={buttonClasses()}>
              {text.returnHome}
            </Link>
          </>
        }
      >
        {text.notFoundText}
      </EmptyState>
    </div>
  );
}
