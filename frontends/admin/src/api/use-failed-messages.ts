import { listFailedMessages, settleFailedMessage } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Sends a message that was given up again, or dismisses it. The list is read again either way: somebody else may have been faster. */
export function useSettleFailed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, action }: { id: string; action: 'resend' | 'dismiss' }) =>
      call(settleFailedMessage, { params: { id }, body: { action } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listFailedMessages.id] }),
  });
}
