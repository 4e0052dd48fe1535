import { endOtherSessions, endSession, listSessions } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { call, queryFor, session, useUser } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../messages/index.ts';

const list = queryFor(listSessions, {});

export function useSessions() {
  const text = useText();
  const user = useUser();
  const queries = useQueryClient();
  // The list depends on the user and on the token.
  const options = { ...list, queryKey: [...list.queryKey, user?.token ?? ''] };
  const ending = {
    onSettled: () => queries.invalidateQueries({ queryKey: list.queryKey }),
    onError: () => toast(text.endFailed, 'bad'),
  };
  const endOne = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: () => toast(text.ended),
    ...ending,
  });
  const endOthers = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: ({ token }) => {
      const { currentUser } = session.read();
      if (currentUser) session.updateUser(currentUser, token);
      toast(text.endedOthers);
    },
    ...ending,
  });
  return { query: useQuery({ ...options, enabled: user !== null }), endOne, endOthers };
}
