import { listOrderMessages } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How often messages that wait are looked at again, in milliseconds. */
const LOOK_MS = 10_000;

/** The messages to the customer about an order or a bulk order, oldest first. */
export const useOrderMessages = (order: string) =>
  useQuery({
    ...queryFor(listOrderMessages, { query: { order } }),
    refetchInterval: ({ state }) => (state.data?.some((message) => message.state === 'waiting') ? LOOK_MS : false),
  });
