export { ApiError, isBrieflyAway, messageOf } from './api-error.ts';
export {
  type CallInput,
  type CallOptions,
  type CallResult,
  call,
  callerHeaders,
  callForFile,
  callWithTotal,
  checkSession,
  findQueryFor,
  queryFor,
  tokenFor,
  urlOf,
} from './call.ts';
export { ClosedDates } from './closed-dates.tsx';
export { type FirstData, firstData, startingWith, withFirstData } from './first-data.ts';
export { LazyScreen, lazyScreen } from './lazy-screen.tsx';
export { NotFoundPage } from './not-found-page.tsx';
export { noteOf } from './note-of.ts';
export {
  bodyOf,
  type Crumb,
  type HostRenderer,
  type Page,
  type PageContext,
  type PageFiles,
  type PageHead,
  type PageKind,
  type RemoteRenderer,
  type RendererDeps,
} from './page.ts';
export { roleOf, usePermission } from './permission.ts';
export { createPageQueries, createQueryClient } from './query-client.ts';
export { RemoteBoundary } from './remote-boundary.tsx';
export {
  type RemoteContext,
  RemoteContextProvider,
  type RemoteProps,
  useShop,
  useShopInEnglish,
} from './remote-context.tsx';
export {
  SESSION_ENDED,
  type SignedInUser,
} from './session.ts';
export { session, useSession, useUser } from './session-hooks.ts';
export { setAnswer } from './set-answer.ts';
export { deliveryTermsOf, loadShop, type Shop, shopIn, useSaid, useShopIn, whatsappLink } from './shop.ts';
export { shopTime } from './shop-time.ts';
export { inBrowser, inTab } from './stored.ts';
export { FILE_MS } from './time-limit.ts';
export { useAsOfNow } from './use-as-of-now.ts';
export { useLinkToken } from './use-link-token.ts';
export { usePageTitle } from './use-page-title.ts';
