import { deleteProfile, getDataExport, requestDataExport } from '@print-shop/contracts/client';
import { type CallInput, call, queryFor, setAnswer } from '@print-shop/web-kit';
import { useSignInAgain } from '@print-shop/web-kit/sign-in-again';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const ownExport = queryFor(getDataExport, {});
/** How often to ask for the state of a running data export, in milliseconds. */
const LOOK_MS = 5_000;

export const useDataExport = () =>
  useQuery({ ...ownExport, refetchInterval: ({ state }) => (state.data?.state === 'collecting' ? LOOK_MS : false) });

const ask = (body: NonNullable<CallInput<typeof requestDataExport>['body']>) => call(requestDataExport, { body });

/** Asks for all data; `dialog` asks for the current password where the server wants it. */
export function useAskForData() {
  const queries = useQueryClient();
  const again = useSignInAgain(ask);
  const asking = useMutation({
    mutationFn: () => again.send({}),
    onSuccess: (answer) => setAnswer(queries, ownExport.queryKey, answer),
  });
  return { ...asking, dialog: again.dialog };
}

export const deleteAccount = (currentPassword: string) =>
  call(deleteProfile, { body: currentPassword ? { currentPassword } : {} });
