import type { BulkOrder } from '@print-shop/contracts';
import { getBulkOrder } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { call, messageOf } from '@print-shop/web-kit';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../messages/index.ts';

/** Begins with a bulk order where the address names one (`?bulk=<id>`), and takes it out of the address. */
export function useBulkOrder(onStart: (order: BulkOrder) => void): void {
  const { bulkFailed } = useText();
  const [params, setParams] = useSearchParams();
  const id = params.get('bulk');
  useEffect(() => {
    if (!id) return;
    let isWanted = true;
    call(getBulkOrder, { params: { id } })
      .then((order) => isWanted && onStart({ ...order, items: order.items.filter(({ cancelledAt }) => !cancelledAt) }))
      .catch((error: unknown) => isWanted && toast(messageOf(error, bulkFailed), 'bad'))
      .finally(() => isWanted && setParams({}, { replace: true }));
    return () => {
      isWanted = false;
    };
  }, [id, onStart, setParams, bulkFailed]);
}
