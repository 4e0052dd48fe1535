import { getPrintProfile, listPrintProfiles, removePrintProfile, setPrintProfile } from '@print-shop/contracts/client';
import { type CallInput, call, queryFor } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const usePrintProfiles = () => useQuery(queryFor(listPrintProfiles, {}));

type Body = CallInput<typeof setPrintProfile>['body'];

/** Saves the profile of a type. */
export function useSaveProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ productType, body }: { productType: string; body: Body }) =>
      call(setPrintProfile, { params: { productType }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listPrintProfiles.id] }),
  });
}

/** Gives a type its usual values again. */
export function useResetProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (productType: string) => call(removePrintProfile, { params: { productType } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listPrintProfiles.id] }),
  });
}

/** Reads the profile of a type that the list has not. */
export const useReadProfile = () =>
  useMutation({ mutationFn: (productType: string) => call(getPrintProfile, { params: { productType } }) });
