import type { Conversation } from '@print-shop/contracts';
import {
  countConversations,
  getConversation,
  listConversations,
  listUnreadConversations,
  markConversationRead,
  settleConversation,
  writeConversationMessage,
} from '@print-shop/contracts/client';
import { ApiError, type CallOptions, call, useUser } from '@print-shop/web-kit';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { firstUnread, merge } from '../merge.ts';

function useApi(id: string) {
  const { orderLink, call } = useOrderAccess();
  return {
    key: [getConversation.id, id, orderLink] as const,
    read: (query: { before?: number }, options?: CallOptions) =>
      call(getConversation, { params: { id }, query }, options),
    write: (body: Draft) => call(writeConversationMessage, { params: { id }, body }),
    markRead: (total: number) => call(markConversationRead, { params: { id }, body: { total } }),
  };
}

const followVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const useIsVisible = () => useSyncExternalStore(followVisibility, () => !document.hidden);

/** Puts what the shop answers into the cache, and has the lists and marks read again. */
function useCache(id: string) {
  const client = useQueryClient();
  const { key } = useApi(id);
  return {
    known: () => client.getQueryData<Conversation | null>(key),
    put: (page: Conversation) => client.setQueryData<Conversation | null>(key, (known) => merge(known, page)),
    change: (fields: Partial<Conversation>) =>
      client.setQueryData<Conversation | null>(key, (known) => known && { ...known, ...fields }),
    readMarksAgain: () => {
      for (const route of [listConversations, countConversations, listUnreadConversations])
        void client.invalidateQueries({ queryKey: [route.id] });
    },
  };
}

/** The conversation about an order; null where there can be none. Pages that were loaded stay while it grows. */
export function useConversation(id: string) {
  const user = useUser();
  const { orderLink } = useOrderAccess();
  const { known } = useCache(id);
  const { key, read } = useApi(id);
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Conversation | null> => {
      try {
        return merge(known(), await read({}, { signal }));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    enabled: user !== null || orderLink !== undefined,
  });
}

/** Loads the page before the oldest known message. */
export function useOlder({ _id: id, messages }: Conversation) {
  const { put, known } = useCache(id);
  const { read } = useApi(id);
  return useMutation({
    mutationFn: () => read({ before: messages[0]?.number ?? 0 }),
    // An older page knows nothing newer: the marks stay.
    onSuccess: (page) => {
      const { messages: _, ...marks } = known() ?? page;
      put({ ...page, ...marks });
    },
  });
}

/**
 * Marks all as read while the page is seen. Returns the number of the first message that was new to this visit.
 */
export function useMarkRead(conversation: Conversation): number | undefined {
  const { _id: id, unread, total } = conversation;
  const { change, readMarksAgain } = useCache(id);
  const { markRead } = useApi(id);
  const isVisible = useIsVisible();
  const [newFrom, setNewFrom] = useState<number>();
  const { mutate } = useMutation({
    mutationFn: markRead,
    onSuccess: (marks) => {
      change(marks);
      readMarksAgain();
    },
  });
  const first = firstUnread(conversation);
  useEffect(() => {
    if (unread === 0 || !isVisible) return;
    setNewFrom((before) => before ?? first);
    mutate(total);
  }, [unread, total, first, isVisible, mutate]);
  return newFrom;
}

export interface Draft {
  /** The same for every try to send it. */
  messageId: string;
  text: string;
  designs: string[];
}

export function useSend(id: string) {
  const { put, readMarksAgain } = useCache(id);
  const { write } = useApi(id);
  return useMutation({
    mutationFn: write,
    onSuccess: (page) => {
      put(page);
      readMarksAgain();
    },
  });
}

/** Says that the newest message needs no answer. */
export function useSettle({ _id: id, total }: Conversation) {
  const { change, readMarksAgain } = useCache(id);
  return useMutation({
    mutationFn: () => call(settleConversation, { params: { id }, body: { total } }),
    onSuccess: (marks) => {
      change(marks);
      readMarksAgain();
    },
  });
}
