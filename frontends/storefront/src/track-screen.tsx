import { useLinkToken } from '@print-shop/web-kit';
import { OrderAccess } from '@print-shop/web-kit/order-access';
import { Region } from '@print-shop/web-kit/region';
import { subjectOf } from '@print-shop/web-kit/subject-of';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOrderById } from './features/order/api/use-order-by-id.ts';
import { OrderView } from './features/order/order-view.tsx';
import { useBulkOrderById } from './features/own-bulk-order/api/use-bulk-order-by-id.ts';
import { BulkSheet } from './features/own-bulk-order/bulk-sheet.tsx';
import { LinkOver } from './features/own-bulk-order/link-over.tsx';
import { useText } from './features/own-bulk-order/messages/index.ts';
import { TrackForm } from './features/own-bulk-order/track-form.tsx';
import { takeLink } from './order-parts/paying.ts';

interface OpenedProps<Loaded> {
  query: UseQueryResult<Loaded>;
  children: (loaded: NonNullable<Loaded>) => ReactNode;
}

/** The state of a link: loading, ended, failed or there. */
function Opened<Loaded>({ query, children }: OpenedProps<Loaded>) {
  const text = useText();
  return (
    <Region
      query={query}
      loading={text.loading}
      failed={text.failed}
      level={1}
      refused={({ status }) => status === 404 && <LinkOver />}
      empty={<LinkOver />}
    >
      {children}
    </Region>
  );
}

function GuestsOrder({ id }: { id: string }) {
  return <Opened query={useOrderById(id)}>{(order) => <OrderView order={order} />}</Opened>;
}

function GuestsBulkOrder({ id }: { id: string }) {
  return <Opened query={useBulkOrderById(id)}>{(order) => <BulkSheet order={order} />}</Opened>;
}

function Tracked({ token }: { token: string }) {
  const isOrder = useSearchParams()[0].get('of') === 'order';
  const id = subjectOf(token);
  if (id === undefined) return <LinkOver />;
  return <OrderAccess value={token}>{isOrder ? <GuestsOrder id={id} /> : <GuestsBulkOrder id={id} />}</OrderAccess>;
}

/**
 * Guests find an order again here: by the link of an email, or by number, contact and a code. A guest who comes back from paying
 * gets the link again.
 */
export default function TrackScreen() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    const kept = token ? '' : takeLink();
    if (kept) navigate({ search, hash: `token=${kept}` }, { replace: true });
  }, [token, search, navigate]);
  return token ? <Tracked key={token} token={token} /> : <TrackForm />;
}
