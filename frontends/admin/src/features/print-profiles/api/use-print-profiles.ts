import { getPrintProfile, listPrintProfiles, removePrintProfile, setPrintProfile } from '@print-shop/contracts/client';
import { type CallInput, call, queryFor } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const usePrintProfiles = () => useQuery(queryFor(listPrintProfiles, {}));

type Body = CallInput<typeof setPrintProfile>['body'];

/** The changes of staff to the profile of a type. The list is read again afterwards. */
export function useProfileChanges() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: [listPrintProfiles.id] });
  return {
    saving: useMutation({
      mutationFn: ({ productType, body }: { productType: string; body: Body }) =>
        call(setPrintProfile, { params: { productType }, body }),
      onSuccess,
    }),
    resetting: useMutation({
      mutationFn: (productType: string) => call(removePrintProfile, { params: { productType } }),
      onSuccess,
    }),
    /** Reads the profile of a type that the list has not. */
    reading: useMutation({
      mutationFn: (productType: string) => call(getPrintProfile, { params: { productType } }),
    }),
  };
}
