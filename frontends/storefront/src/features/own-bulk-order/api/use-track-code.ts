import { askTrackCode, openTrackLink } from '@print-shop/contracts/client';
import { type CallInput, type CallResult, call } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';

type Asked = CallInput<typeof askTrackCode>['body'];

export const useAskTrackCode = () => useMutation({ mutationFn: (body: Asked) => call(askTrackCode, { body }) });

/** Exchanges the code for the link of the order. */
export const useOpenTrackLink = (asked: Asked, onSuccess: (opened: CallResult<typeof openTrackLink>) => unknown) =>
  useMutation({
    mutationFn: ({ code }: { code: string }) => call(openTrackLink, { body: { ...asked, code } }),
    onSuccess,
  });
