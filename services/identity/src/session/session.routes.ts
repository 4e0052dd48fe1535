import { endOtherSessions, endSession, listSessions, type UserSession } from '@print-shop/contracts';
import { allow, type ContractRouter, originOf } from '@print-shop/service-kit';
import { notFound } from '@print-shop/service-kit/errors';
import { nameOf, type SecurityLog } from '../security/security-log.ts';
import type { UserStore } from '../user/user.store.ts';
import type { SessionDocument, SessionStore } from './session.store.ts';
import type { Tokens } from './tokens.ts';

export interface SessionRoutesDeps {
  users: UserStore;
  sessions: SessionStore;
  tokens: Tokens;
  log: SecurityLog;
}

/** Registers the list of the caller's sessions and the routes that end them. */
export function sessionRoutes(router: ContractRouter, { users, sessions, tokens, log }: SessionRoutesDeps): void {
  router
    .on(listSessions, allow.signedIn, async ({ user }) => {
      const found = await sessions.list(user.id);
      return { status: 200, body: found.map((session) => toResponse(session, user.tokenId)) };
    })
    .on(endSession, allow.signedIn, async ({ params, user, req }) => {
      const found = await sessions.find(user.id, params.id);
      if (!found)
        throw notFound(
          { en: 'You are not signed in there any more.', hi: 'आप वहाँ अब साइन इन नहीं हैं।' },
          'session-not-found',
        );
      await tokens.revoke(found._id, found.expiresAt.getTime() / 1000);
      const account = nameOf({ id: user.id, name: user.name ?? user.id });
      const detail = [found.browser, found.system].filter(Boolean).join(', ');
      await log.record({ kind: 'signed-out-elsewhere', account, from: originOf(req), detail });
      return { status: 200, body: { message: 'You are signed out there.' } };
    })
    .on(endOtherSessions, allow.signedIn, async ({ user, req }) => {
      const holder = await users.find(user.id);
      if (!holder)
        throw notFound({ en: 'This account does not exist any more.', hi: 'यह अकाउंट अब नहीं है।' }, 'user-not-found');
      const token = await tokens.replaceAll(holder, originOf(req), user);
      await log.record({
        kind: 'signed-out-elsewhere',
        account: nameOf(holder),
        from: originOf(req),
        detail: 'everywhere else',
      });
      return { status: 200, body: { message: 'You are signed out everywhere else.', token } };
    });
}

const toResponse = (
  { _id, browser, system, address, signedInAt, expiresAt }: SessionDocument,
  currentId: string,
): UserSession => ({
  _id,
  browser,
  system,
  address,
  signedInAt: signedInAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  isCurrent: _id === currentId,
});
