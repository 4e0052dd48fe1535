import { getAccount, readTrackedAccount, reportPayment, reportTrackedPayment } from '@print-shop/contracts/client';
import { call, queryFor } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AccountBox } from './account-box.tsx';

/** An order that was just placed has its account a moment later; older ones have none. */
const TRIES = 5;
const AGAIN_MS = 2_000;
const untilThere = ({ state: { data, dataUpdateCount } }: { state: { data?: unknown; dataUpdateCount: number } }) =>
  data === null && dataUpdateCount < TRIES ? AGAIN_MS : false;

/** The account of an order of the signed-in customer. */
export function OwnAccount({ order, payBy }: { order: string; payBy?: string | undefined }) {
  const queries = useQueryClient();
  const query = queryFor(getAccount, { params: { order } });
  const { data: account } = useQuery({ ...query, refetchInterval: untilThere });
  const report = useMutation({
    mutationFn: (utr: string) => call(reportPayment, { params: { order }, body: { utr } }),
    onSuccess: (reported) => queries.setQueryData(query.queryKey, reported),
  });
  return account ? <AccountBox account={account} payBy={payBy} report={report} /> : null;
}

/** The account of a guest's order, by its link. */
export function TrackedAccount({ token }: { token: string }) {
  const queries = useQueryClient();
  const query = queryFor(readTrackedAccount, { body: { token } });
  const { data: account } = useQuery({ ...query, refetchInterval: untilThere });
  const report = useMutation({
    mutationFn: (utr: string) => call(reportTrackedPayment, { body: { token, utr } }),
    onSuccess: (reported) => queries.setQueryData(query.queryKey, reported),
  });
  return account ? <AccountBox account={account} report={report} /> : null;
}
