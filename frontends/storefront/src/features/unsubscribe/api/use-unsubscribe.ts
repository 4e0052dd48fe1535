import { unsubscribe } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Turns one kind of email off by the token of its link. */
export const useUnsubscribe = (token: string) =>
  useMutation({ mutationFn: () => call(unsubscribe, { query: { token } }) });
