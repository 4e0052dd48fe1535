import type { AccountMail, Channel, LanguageCode, MessageKind } from '@print-shop/contracts';
import {
  listMessageKinds,
  previewAccountMail,
  previewMessage,
  sendTestAccountMail,
  sendTestMessage,
  setMessageSentence,
} from '@print-shop/contracts/client';
import { call, queryFor } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const kindsQuery = queryFor(listMessageKinds, {});

export const useMessageKinds = () => useQuery(kindsQuery);

interface Text {
  kind: MessageKind;
  language: LanguageCode;
}

const previewQuery = ({ kind, language }: Text) => queryFor(previewMessage, { params: { kind }, query: { language } });

export const usePreview = (text: Text) => useQuery(previewQuery(text));

/** Sends a test to oneself; answers what the shop says about it. */
export const useSendTest = ({ kind, language }: Text, channel: Channel = 'email') =>
  useMutation({ mutationFn: () => call(sendTestMessage, { params: { kind }, body: { language, channel } }) });

/** Saves the shop's own sentence, which the preview then shows; an empty one removes it. */
export function useSaveSentence({ kind, language }: Text) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sentence: string) => call(setMessageSentence, { params: { kind }, body: { language, sentence } }),
    onSuccess: () =>
      Promise.all([queries.invalidateQueries(kindsQuery), queries.invalidateQueries(previewQuery({ kind, language }))]),
  });
}

export const useAccountMailPreview = (kind: AccountMail, language: LanguageCode) =>
  useQuery(queryFor(previewAccountMail, { params: { kind }, query: { language } }));

export const useSendTestAccountMail = (kind: AccountMail, language: LanguageCode) =>
  useMutation({ mutationFn: () => call(sendTestAccountMail, { params: { kind }, body: { language } }) });
