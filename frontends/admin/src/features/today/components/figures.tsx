import { formatRupees } from '@print-shop/i18n';
import { Button, Skeleton } from '@print-shop/ui';
import { Link } from 'react-router';
import { useStaffText } from '../../../messages/index.ts';
import { useOrdersToday } from '../api/use-today.ts';
import { useText } from '../messages/index.ts';

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
  const { figures: text } = useText();
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

/** The number of today's orders and what they come to. Each links to its list. */
export function Figures() {
  const { figures: text } = useText();
  const { data, isError, refetch } = useOrdersToday();
  const ofToday = `/admin/orders${data ? `?day=${data.day}` : ''}`;
  return (
    <ul className="mb-4 grid grid-cols-2 gap-3 lg:max-w-120">
      <Figure
        label={text.orders}
        to={ofToday}
        value={data?.orders.toLocaleString('en-IN')}
        isError={isError}
        onRetry={refetch}
      />
      <Figure
        label={text.revenue}
        to={data ? `${ofToday}&sort=-total` : ofToday}
        value={data && formatRupees(data.revenue)}
        isError={isError}
        onRetry={refetch}
      />
    </ul>
  );
}
