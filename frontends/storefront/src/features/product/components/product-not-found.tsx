import { buttonClasses, EmptyState, FormMessage } from '@print-shop/ui';
import { Link } from 'react-router';

export function ProductNotFound({ hasFailed }: { hasFailed: boolean }) {
  return (
    <div className="page section">
      {hasFailed && <FormMessage>Failed to load product. Please try again later.</FormMessage>}
      <EmptyState
        level={1}
        title="Product Not Found"
        action={
          <Link to="/" className={buttonClasses()}>
            Return to Home
          </Link>
        }
      >
        The product you are looking for does not exist.
      </EmptyState>
    </div>
  );
}
