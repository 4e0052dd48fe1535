import type { SavedAddress, User } from '@print-shop/contracts';
import { addAddress, changeAddress, getUser, listAddresses, removeAddress } from '@print-shop/contracts/client';
import { type CallInput, call, queryFor, session, setAnswer, useUser } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const ownAddresses = queryFor(listAddresses, {});
const ownProfile = queryFor(getUser, { params: { id: 'user.id' } });

export type NewAddress = CallInput<typeof addAddress>['body'];

/** The customer's addresses, the default first. Not retried, because an address can always be typed. */
export function useAddresses() {
  const user = useUser();
  return useQuery({ ...ownAddresses, enabled: user !== null, retry: false });
}

/** Shows the new list everywhere; the default address is the profile's. */
function useShowList() {
  const queries = useQueryClient();
  return (list: SavedAddress[]) => {
    void setAnswer(queries, ownAddresses.queryKey, list);
    const { street = '', city = '', state = '', country = '', pincode = '' } = list[0] ?? {};
    const address = { street, city, state, country, pincode };
    void setAnswer<User>(queries, ownProfile.queryKey, (profile) => profile && { ...profile, address });
    const user = session.read().currentUser;
    if (user) session.updateUser({ ...user, address });
  };
}

/** Keeps an address: a new one, or in place of the one with this id. */
export function useKeepAddress() {
  const onSuccess = useShowList();
  return useMutation({
    mutationFn: ({ id, address }: { id?: string | undefined; address: NewAddress }) =>
      id ? call(changeAddress, { params: { id }, body: address }) : call(addAddress, { body: address }),
    onSuccess,
  });
}

export function useRemoveAddress() {
  const onSuccess = useShowList();
  return useMutation({ mutationFn: (id: string) => call(removeAddress, { params: { id } }), onSuccess });
}
