import { formatRupees } from '@print-shop/i18n';
import { Button, Skeleton } from '@print-shop/ui';
import { usePermission } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useStaffText } from '../../messages/index.ts';
import { useLowStock, useOrdersToday, useWaitingBulkOrders } from './api/use-today.ts';
import { useText } from './messages/index.ts';

interface FigureProps {
  label: string;
  /** The list behind the figure, filtered to what it counts. */
  to: string;
  value: string | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** One figure; its place is there, and as high, before it is known. */
function Figure({ label, to, value, isError, onRetry }: FigureProps) {
  const text = useText();
  const { tryAgain } = useStaffText();
  return (
    <li className="flex min-h-17 flex-col justify-between gap-1 rounded border border-rule bg-sheet px-4 py-3">
      <Link to={to} className="hover:underline">
        <span className="block text-ink-soft">{label}</span>
        {value !== undefined && <span className="tabular block font-bold text-lead leading-tight">{value}</span>}
      </Link>
      {value === undefined && isError && (
        <span role="alert" className="flex flex-wrap items-center gap-2 text-bad">
          {text.notKnown}
          <Button tone="quiet" size="small" className="-my-2" aria-label={text.tryAgainOf(label)} onClick={onRetry}>
            {tryAgain}
          </Button>
        </span>
      )}
      {value === undefined && !isError && (
        <span role="status" aria-label={text.loading(label)}>
          <Skeleton className="h-6 w-20" />
        </span>
      )}
    </li>
  );
}

const count = (number: number | undefined) => number?.toLocaleString('en-IN');

function OrderFigures() {
  const text = useText();
  const today = useOrdersToday();
  const ofToday = `/admin/orders${today.data ? `?day=${today.data.day}` : ''}`;
  return (
    <>
      <Figure
        label={text.orders}
        to={ofToday}
        value={count(today.data?.orders)}
        isError={today.isError}
        onRetry={today.refetch}
      />
      <Figure
        label={text.revenue}
        to={today.data ? `${ofToday}&sort=-total` : ofToday}
        value={today.data && formatRupees(today.data.revenue)}
        isError={today.isError}
        onRetry={today.refetch}
      />
    </>
  );
}

function WaitingFigure() {
  const text = useText();
  const waiting = useWaitingBulkOrders();
  return (
    <Figure
      label={text.waiting}
      to="/admin/bulk-orders?status=Pending"
      value={count(waiting.data)}
      isError={waiting.isError}
      onRetry={waiting.refetch}
    />
  );
}

function LowStockFigure() {
  const text = useText();
  const lowStock = useLowStock();
  return (
    <Figure
      label={text.lowStock}
      to="/admin/product-list?stock=low"
      value={count(lowStock.data)}
      isError={lowStock.isError}
      onRetry={lowStock.refetch}
    />
  );
}

/** Today's figures that the role may see; each links to its list. */
export function Dashboard() {
  const text = useText();
  const maySeeOrders = usePermission('orders:read');
  const maySeeBulkOrders = usePermission('bulk-orders:read');
  const maySeeProducts = usePermission('catalogue:write');
  return (
    <section aria-label={text.title} className="mb-6 print:hidden">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {maySeeOrders && <OrderFigures />}
        {maySeeBulkOrders && <WaitingFigure />}
        {maySeeProducts && <LowStockFigure />}
      </ul>
    </section>
  );
}
