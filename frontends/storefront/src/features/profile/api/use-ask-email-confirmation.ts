import { askEmailConfirmation } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';

export const useAskEmailConfirmation = (onError: (error: Error) => void) =>
  useMutation({ mutationFn: () => call(askEmailConfirmation, {}), onError });
