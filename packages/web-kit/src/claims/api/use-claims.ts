import type { Claim, ClaimableLine, DecideClaimBody, MakeClaimBody, OrderKind } from '@print-shop/contracts';
import {
  claimBulkOrder,
  claimOrder,
  decideBulkOrderClaim,
  decideOrderClaim,
  getBulkOrder,
  getOrder,
  listBulkOrders,
  listOrders,
  listUserBulkOrders,
  listUserOrders,
  withdrawBulkOrderClaim,
  withdrawOrderClaim,
} from '@print-shop/contracts/client';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { forgetRequestKey, requestKeyFor } from '@print-shop/web-kit/request-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A delivered line as people know it. */
export interface NamedLine extends ClaimableLine {
  name: string;
}

export interface ClaimedOrder {
  id: string;
  orderKind: OrderKind;
  /** The delivered lines, without cancelled ones. */
  lines: readonly NamedLine[];
  claims: readonly Claim[];
  /** ISO 8601; missing before the delivery. */
  claimableUntil: string | undefined;
}

const ROUTES = {
  order: { make: claimOrder, withdraw: withdrawOrderClaim, decide: decideOrderClaim },
  'bulk-order': { make: claimBulkOrder, withdraw: withdrawBulkOrderClaim, decide: decideBulkOrderClaim },
};
const CHANGED = [getOrder, getBulkOrder, listUserOrders, listUserBulkOrders, listOrders, listBulkOrders];

/** The three things that are done about claims; each reads the order again. */
export function useClaims({ id, orderKind }: Pick<ClaimedOrder, 'id' | 'orderKind'>) {
  const routes = ROUTES[orderKind];
  const { call } = useOrderAccess();
  const queries = useQueryClient();
  // Also after a refusal: something else has happened to the order.
  const onSettled = () => Promise.all(CHANGED.map((route) => queries.invalidateQueries({ queryKey: [route.id] })));
  return {
    make: useMutation({
      mutationFn: async (body: MakeClaimBody) => {
        const { kind, lines } = body;
        const text = body.text.trim();
        const options = { idempotencyKey: requestKeyFor('claim', { id, kind, lines, text }) };
        await call(routes.make, { params: { id }, body: { ...body, text } }, options);
        forgetRequestKey('claim');
      },
      onSettled,
    }),
    withdraw: useMutation({
      mutationFn: async (claimId: string) => {
        await call(routes.withdraw, { params: { id, claimId } });
      },
      onSettled,
    }),
    decide: useMutation({
      mutationFn: async ({ claimId, ...body }: DecideClaimBody & { claimId: string }) => {
        await call(routes.decide, { params: { id, claimId }, body });
      },
      onSettled,
    }),
  };
}
