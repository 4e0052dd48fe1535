import type { Claim, ClaimableLine, DecideClaimBody, MakeClaimBody } from '@print-shop/contracts';
import {
  claimBulkOrder,
  claimOrder,
  claimTrackedBulkOrder,
  claimTrackedOrder,
  decideBulkOrderClaim,
  decideOrderClaim,
  getBulkOrder,
  getOrder,
  listBulkOrders,
  listOrders,
  listUserBulkOrders,
  listUserOrders,
  readTrackedBulkOrder,
  readTrackedOrder,
  withdrawBulkOrderClaim,
  withdrawOrderClaim,
  withdrawTrackedBulkOrderClaim,
  withdrawTrackedOrderClaim,
} from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { forgetRequestKey, requestKeyFor } from '@print-shop/web-kit/request-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A delivered line as people know it. */
export interface NamedLine extends ClaimableLine {
  name: string;
}

/** An order, or a bulk order, and what was claimed of it. */
export interface ClaimedOrder {
  id: string;
  isBulk: boolean;
  /** The link of a guest's order, for its holder. */
  linkToken?: string | undefined;
  /** The delivered lines, without cancelled ones. */
  lines: readonly NamedLine[];
  claims: readonly Claim[];
  /** ISO 8601; missing before the delivery. */
  claimableUntil: string | undefined;
}

const CHANGED = [
  ...[getOrder, getBulkOrder, listUserOrders, listUserBulkOrders, listOrders, listBulkOrders],
  ...[readTrackedOrder, readTrackedBulkOrder],
];

/** The three things that are done about claims; each reads the order again. */
export function useClaims({ id, isBulk, linkToken: token }: Pick<ClaimedOrder, 'id' | 'isBulk' | 'linkToken'>) {
  const queries = useQueryClient();
  // Also after a refusal: something else has happened to the order.
  const onSettled = () => Promise.all(CHANGED.map((route) => queries.invalidateQueries({ queryKey: [route.id] })));
  return {
    make: useMutation({
      mutationFn: async (body: MakeClaimBody) => {
        const { kind, lines, text } = body;
        const options = { idempotencyKey: requestKeyFor('claim', { id, kind, lines, text }) };
        const route = isBulk ? claimBulkOrder : claimOrder;
        const tracked = isBulk ? claimTrackedBulkOrder : claimTrackedOrder;
        if (token) await call(tracked, { body: { token, ...body } }, options);
        else await call(route, { params: { id }, body }, options);
        forgetRequestKey('claim');
      },
      onSettled,
    }),
    withdraw: useMutation({
      mutationFn: async (claimId: string) => {
        const input = { params: { id, claimId } };
        const tracked = isBulk ? withdrawTrackedBulkOrderClaim : withdrawTrackedOrderClaim;
        if (token) await call(tracked, { body: { token, claimId } });
        else await (isBulk ? call(withdrawBulkOrderClaim, input) : call(withdrawOrderClaim, input));
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
