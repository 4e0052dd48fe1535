import {
  getSecondFactor,
  openSecondFactorSetUp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '@print-shop/contracts/client';
import { call, queryFor } from '@print-shop/web-kit';
import { useSignInAgain } from '@print-shop/web-kit/sign-in-again';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const own = queryFor(getSecondFactor, {});

/** The current password, where the sign-in is not recent. */
interface Proof {
  currentPassword?: string;
}

export const openSetUp = async (proof: Proof) => (await call(openSecondFactorSetUp, { body: proof })).ticket;
export const newCodes = async (proof: Proof) => (await call(renewRecoveryCodes, { body: proof })).recoveryCodes;
export const dropApp = (proof: Proof) => call(removeTotp, { body: proof });
export const dropPasskey = (id: string) => (proof: Proof) => call(removePasskey, { params: { id }, body: proof });

export const useSecondFactor = () => useQuery(own);

/** Reads them again after a change. */
export function useSecondFactorChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: own.queryKey });
}

/** Makes a change; `dialog` asks for the current password where the server wants it. */
export function useOwnerAction() {
  const changed = useSecondFactorChanged();
  const again = useSignInAgain(({ run, currentPassword }: { run: (proof: Proof) => Promise<void> } & Proof) =>
    run(currentPassword ? { currentPassword } : {}),
  );
  const action = useMutation({
    mutationFn: (run: (proof: Proof) => Promise<void>) => again.send({ run }),
    onSettled: changed,
  });
  return { ...action, dialog: again.dialog };
}
