import type { ClientRoute } from '@print-shop/contracts';
import { type CallInput, type CallOptions, call, callForFile, findQueryFor, queryFor } from '@print-shop/web-kit';
import { createContext, useContext, useMemo } from 'react';

/** The token of the link of a guest's order, around a page that it opened. Without one, pages act for the signed-in user. */
export const OrderAccess = createContext<string | undefined>(undefined);

/** How a page about an order calls its routes: with the session, or by the link of a guest's order. */
export function useOrderAccess() {
  const orderLink = useContext(OrderAccess);
  return useMemo(() => {
    const by: CallOptions = orderLink === undefined ? {} : { orderLink };
    return {
      /** Missing for a signed-in user. */
      orderLink,
      call: <Route extends ClientRoute>(route: Route, input: CallInput<Route>, options: CallOptions = {}) =>
        call(route, input, { ...options, ...by }),
      callForFile: <Route extends ClientRoute>(route: Route, input: CallInput<Route>) =>
        callForFile(route, input, undefined, by),
      queryFor: <Route extends ClientRoute>(route: Route, input: CallInput<Route>) => queryFor(route, input, by),
      findQueryFor: <Route extends ClientRoute>(route: Route, input: CallInput<Route>) =>
        findQueryFor(route, input, by),
    };
  }, [orderLink]);
}
