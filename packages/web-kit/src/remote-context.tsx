import { createContext, type ReactNode, useContext } from 'react';
import type { NavigateFunction } from 'react-router';
import type { Session } from './session.ts';
import { type Shop, shopIn, useShopIn } from './shop.ts';

/** The context that the host passes to a remote; a remote that runs alone creates its own. */
export interface RemoteContext {
  session: Session;
  navigate: NavigateFunction;
  /** Where the remote's routes begin, without a slash at the end: `''` or `/admin`. */
  basePath: string;
  shop: Shop;
  /** The element beside the staff pages that takes their sidebar; null or missing where there is none. */
  sidebar?: HTMLElement | null;
}

/** The props of every remote's exposed `./app`. */
export interface RemoteProps {
  context: RemoteContext;
}

const Context = createContext<RemoteContext | null>(null);

export function RemoteContextProvider({ value, children }: { value: RemoteContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

function useRemote(): RemoteContext {
  const context = useContext(Context);
  if (!context) throw new Error('useRemote needs a RemoteContextProvider above it');
  return context;
}

/** The shop's identity in the visitor's language. */
export const useShop = (): Shop => useShopIn(useRemote().shop);

/** The same for a document that is in English whatever language its maker chose. */
export const useShopInEnglish = (): Shop => shopIn(useRemote().shop, 'en');
