import { buttonClasses, EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useText } from '../messages/index.ts';

/** Shown for an order that another account placed. */
export function NotYours() {
  const text = useText();
  usePageTitle(text.notYours);
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={text.notYours}
        action={
          <Link to="/orders" className={buttonClasses()}>
            {text.myOrders}
          </Link>
        }
      >
        {text.notYoursText}
      </EmptyState>
    </div>
  );
}
