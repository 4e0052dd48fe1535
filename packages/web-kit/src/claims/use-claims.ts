import type { Claim, ClaimableLine, DecideClaimBody, MakeClaimBody } from '@print-shop/contracts';
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
import { call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A delivered line as people know it. */
export interface NamedLine extends ClaimableLine {
  name: string;
}

/** An order, or a bulk order, and what was claimed of it. */
export interface ClaimedOrder {
  id: string;
  isBulk: boolean;
  /** What was delivered; cancelled lines are left out. */
  lines: readonly NamedLine[];
  claims: readonly Claim[];
  /** ISO 8601; missing before the delivery. */
  claimableUntil: string | undefined;
}

const CHANGED = [getOrder, getBulkOrder, listUserOrders, listUserBulkOrders, listOrders, listBulkOrders];

/** The three things that are done about claims; each reads the order again. */
export function useClaims({ id, isBulk }: Pick<ClaimedOrder, 'id' | 'isBulk'>) {
  const queries = useQueryClient();
  // Also after a refusal: something else has happened to the order.
  const onSettled = () => Promise.all(CHANGED.map((route) => queries.invalidateQueries({ queryKey: [route.id] })));
  return {
    make: useMutation({
      mutationFn: async (body: MakeClaimBody) => {
        await (isBulk ? call(claimBulkOrder, { params: { id }, body }) : call(claimOrder, { params: { id }, body }));
      },
      onSettled,
    }),
    withdraw: useMutation({
      mutationFn: async (claimId: string) => {
        const input = { params: { id, claimId } };
        await (isBulk ? call(withdrawBulkOrderClaim, input) : call(withdrawOrderClaim, input));
      },
      onSettled,
    }),
    decide: useMutation({
      mutationFn: async ({ claimId, ...body }: DecideClaimBody & { claimId: string }) => {
        const params = { id, claimId };
        await (isBulk ? call(decideBulkOrderClaim, { params, body }) : call(decideOrderClaim, { params, body }));
      },
      onSettled,
    }),
  };
}
