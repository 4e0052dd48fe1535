import { listFailedMessages, settleFailedMessage } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const settle = ({ id, action }: { id: string; action: 'resend' | 'dismiss' }) =>
  call(settleFailedMessage, { params: { id }, body: { action } });

/** Sends a message that was given up again, or dismisses it. The list is read again either way: somebody else may have been faster. */
export function useSettleFailed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: settle,
    onSettled: () => queries.invalidateQueries({ queryKey: [listFailedMessages.id] }),
  });
}

/** Sends several messages again, one by one; the list is read again once all were tried. */
export function useResendEach() {
  const queries = useQueryClient();
  return {
    act: ({ _id: id }: { _id: string }) => settle({ id, action: 'resend' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listFailedMessages.id] }),
  };
}
