import { formatRupees } from '@print-shop/i18n';
import { Button, Skeleton } from '@print-shop/ui';
import { Region } from '@print-shop/web-kit/region';
import { Link } from 'react-router';
import { useStaffText } from '../../../messages/index.ts';
import { useOrdersToday } from '../api/use-today.ts';
import { useText } from '../messages/index.ts';

type OrdersToday = NonNullable<ReturnType<typeof useOrdersToday>['data']>;

interface FigureProps {
  query: ReturnType<typeof useOrdersToday>;
  label: string;
  /** The list behind the figure, filtered to what it counts. */
  to: string;
  figureOf: (orders: OrdersToday) => string;
}

/** One figure; its place is there, and as high, before it is known. */
function Figure({ query, label, to, figureOf }: FigureProps) {
  const { figures: text } = useText();
  const { tryAgain } = useStaffText();
  const link = (value?: string) => (
    <Link to={to} className="hover:underline">
      <span className="block text-ink-soft">{label}</span>
      {value !== undefined && <span className="tabular block font-bold text-lead leading-tight">{value}</span>}
    </Link>
  );
  return (
    <li className="flex min-h-17 flex-col justify-between gap-1 rounded border border-rule bg-sheet px-4 py-3">
      <Region
        query={query}
        loading={
          <>
            {link()}
            <span role="status" aria-label={text.loading(label)}>
              <Skeleton className="h-6 w-20" />
            </span>
          </>
        }
        failed={
          <>
            {link()}
            <span role="alert" className="flex flex-wrap items-center gap-2 text-bad">
              {text.notKnown}
              <Button
                tone="quiet"
                size="small"
                className="-my-2"
                aria-label={text.tryAgainOf(label)}
                onClick={() => query.refetch()}
              >
                {tryAgain}
              </Button>
            </span>
          </>
        }
      >
        {(orders) => link(figureOf(orders))}
      </Region>
    </li>
  );
}

/** The number of today's orders and what they come to. Each links to its list. */
export function Figures() {
  const { figures: text } = useText();
  const query = useOrdersToday();
  const { data } = query;
  const ofToday = `/admin/orders${data ? `?day=${data.day}` : ''}`;
  return (
    <ul className="mb-4 grid grid-cols-2 gap-3 lg:max-w-120">
      <Figure
        query={query}
        label={text.orders}
        to={ofToday}
        figureOf={({ orders }) => orders.toLocaleString('en-IN')}
      />
      <Figure
        query={query}
        label={text.revenue}
        to={data ? `${ofToday}&sort=-total` : ofToday}
        figureOf={({ revenue }) => formatRupees(revenue)}
      />
    </ul>
  );
}
