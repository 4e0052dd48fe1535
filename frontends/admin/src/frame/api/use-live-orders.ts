import {
  countProofs,
  countWaitingBulkOrders,
  followAllOrders,
  getAccount,
  getConversation,
  getOrder,
  getOrdersToday,
  getProof,
  listAccounts,
  listBulkOrders,
  listConversations,
  listOrderInvoices,
  listOrderProofs,
  listOrders,
  listProofs,
} from '@print-shop/contracts/client';
import { usePermission } from '@print-shop/web-kit';
import { useLive } from '@print-shop/web-kit/live';

/** The answers that a change of an order, a proof or a conversation makes old. */
const LIVE = [
  getOrder,
  listOrders,
  getOrdersToday,
  listBulkOrders,
  countWaitingBulkOrders,
  getAccount,
  listAccounts,
  listOrderInvoices,
  getConversation,
  listConversations,
  getProof,
  listProofs,
  listOrderProofs,
  countProofs,
];

/** Keeps every page of the staff area as new as the shop's orders. */
export const useLiveOrders = (): void =>
  useLive(followAllOrders, LIVE, { isAllowed: usePermission(followAllOrders.permission) });
