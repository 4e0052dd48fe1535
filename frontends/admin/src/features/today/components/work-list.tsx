import type { ClientRoute } from '@print-shop/contracts';
import { Button, Skeleton } from '@print-shop/ui';
import { type CallResult, usePermission } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useStaffText } from '../../../messages/index.ts';
import { useFirstRows } from '../api/use-today.ts';
import { useText } from '../messages/index.ts';
import { OpenRow } from './actions.tsx';

const MOST_SHOWN = 6;

/** Something that waits for staff. */
export interface Work {
  id: string;
  title: ReactNode;
  to: string;
  detail?: ReactNode;
  /** Since or until when, or how many. */
  aside?: ReactNode;
  /** Names it for screen readers where it is opened. */
  of: string;
  /** The one thing that staff do about it from here, by default opening it. */
  action?: ReactNode;
}

interface WorkListProps<Route extends ClientRoute> {
  name: string;
  route: Route;
  query: object;
  /** The list that shows all of it. */
  to: string;
  isUrgent?: boolean;
  toWork: (row: CallResult<Route> extends readonly (infer Row)[] ? Row : never) => Work;
}

/** The first rows of one kind of work, with their number. Nothing for a role that may not see them. */
export function WorkList<Route extends ClientRoute>(props: WorkListProps<Route>) {
  const isAllowed = usePermission(props.route.permission);
  return isAllowed ? <Rows {...props} /> : null;
}

function Rows<Route extends ClientRoute>({ name, route, query, to, isUrgent = false, toWork }: WorkListProps<Route>) {
  const text = useText();
  const { tryAgain } = useStaffText();
  const rows = useFirstRows(route, { ...query, limit: MOST_SHOWN });
  const { data, refetch } = rows;
  const shown = (data?.data ?? []) as Parameters<typeof toWork>[0][];
  const total = data?.total ?? shown.length;
  const isEmpty = data !== undefined && shown.length === 0;
  return (
    <section className="rounded border border-rule bg-sheet">
      <div className={clsx('flex flex-wrap items-center gap-x-3 px-4 py-2', !isEmpty && 'border-rule border-b')}>
        <h2 className="grow font-bold">
          {name}
          {data && (
            <span
              className={clsx(
                'tabular ml-2 rounded-full px-2 font-bold text-caption',
                total === 0 ? 'text-ink-soft' : isUrgent ? 'bg-bad-soft text-bad' : 'bg-wait-soft text-wait',
              )}
            >
              {total.toLocaleString('en-IN')}
            </span>
          )}
        </h2>
        {isEmpty && <p className="text-ink-soft">{text.nothing}</p>}
        <Link
          to={to}
          aria-label={text.allOf(name)}
          className="inline-flex min-h-9 items-center text-action text-small underline"
        >
          {text.all}
        </Link>
      </div>
      <Region
        query={rows}
        loading={
          <div role="status" aria-label={text.loading(name)} className="grid gap-2 p-4">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        }
        failed={
          <p role="alert" className="flex flex-wrap items-center gap-2 px-4 py-3 text-bad">
            {text.failed}
            <Button tone="outline" size="small" aria-label={text.tryAgainOf(name)} onClick={() => refetch()}>
              {tryAgain}
            </Button>
          </p>
        }
      >
        {() => (
          <ul className="divide-y divide-rule">
            {shown.map(toWork).map((work) => (
              <li key={work.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
                <div className="min-w-40 flex-1">
                  <Link to={work.to} className="inline-flex min-h-6 items-center font-semibold hover:underline">
                    <span className="[overflow-wrap:anywhere]">{work.title}</span>
                  </Link>
                  {work.detail && <p className="text-caption text-ink-soft [overflow-wrap:anywhere]">{work.detail}</p>}
                </div>
                {work.aside && <span className="tabular whitespace-nowrap text-ink-soft text-small">{work.aside}</span>}
                {work.action ?? (
                  <OpenRow to={work.to} of={work.of}>
                    {text.actions.open}
                  </OpenRow>
                )}
              </li>
            ))}
          </ul>
        )}
      </Region>
    </section>
  );
}
