import {
  deleteProfile as deleteProfileRoute,
  exportUsers,
  getUser,
  googleLogin,
  listUsers,
  login,
  logout,
  register as registerRoute,
  startGoogleLogin,
  updateProfile as updateProfileRoute,
} from '@print-shop/contracts';
import { allow, type ContractRouter, chosenLanguageOf, originOf, toCsv } from '@print-shop/service-kit';
import { notFound } from '@print-shop/service-kit/errors';
import type { ContactMessageStore } from '../contact-message/contact-message.store.ts';
import type { DataExportStore } from '../data-export/data-export.store.ts';
import type { ListViewStore } from '../list-view/list-view.store.ts';
import type { Mails } from '../mail/mails.ts';
import type { SignInSteps } from '../second-factor/sign-in-steps.ts';
import { nameOf } from '../security/security-log.ts';
import type { LoginLimits } from '../session/attempt-limits.ts';
import { claimantOf } from '../session/claimant.ts';
import type { Google } from '../session/google.ts';
import { newTrip, nonceOf, readTripCookie, tripCookie } from '../session/google-trip.ts';
import { placeOf } from '../session/place.ts';
import type { Owners } from '../staff/owners.ts';
import { deviceCookie } from '../user/devices.ts';
import { csvColumns, toUserResponse } from '../user/user.presenter.ts';
import { type DeleteProfileDeps, deleteProfile } from './delete-profile.ts';
import { logIn, logInByGoogle } from './log-in.ts';
import { register } from './register.ts';
import { updateProfile } from './update-profile.ts';

export interface UserRoutesDeps extends SignInSteps, Pick<DeleteProfileDeps, 'forgetImported'> {
  owners: Owners;
  limits: LoginLimits;
  /** Undefined where no mail server is configured. */
  mails: Mails | undefined;
  google: Google;
  messages: ContactMessageStore;
  exports: DataExportStore;
  views: ListViewStore;
}

/** In a path, the literal text `user.id` means the signed-in user. */
const idOf = ({ params }: { params: { id: string } }, caller: { id: string }): string =>
  params.id === 'user.id' ? caller.id : params.id;

/** Registers the routes of accounts under /api/users. */
export function userRoutes(router: ContractRouter, deps: UserRoutesDeps): void {
  const { users, tokens } = deps;
  router
    .on(registerRoute, allow.anyone, async ({ body, req }) => {
      const user = await register(users, body, chosenLanguageOf(req.headers.cookie));
      return { status: 201, body: { ...toUserResponse(user), message: 'Your account is ready. Please sign in.' } };
    })
    .on(login, allow.anyone, async ({ body, req }) => {
      const place = placeOf(req);
      const answer = await logIn(deps, { ...body, ...place });
      const headers = { 'Set-Cookie': deviceCookie(place.device, req.secure) };
      if ('secondFactor' in answer) return { status: 202, body: answer, headers };
      const { user, token } = answer;
      return { status: 200, body: { user: toUserResponse(user), token }, headers };
    })
    .on(startGoogleLogin, allow.anyone, async ({ req }) => {
      deps.google.assertOn();
      const trip = newTrip();
      return { status: 200, body: { nonce: nonceOf(trip) }, headers: { 'Set-Cookie': tripCookie(trip, req.secure) } };
    })
    .on(googleLogin, allow.anyone, async ({ body, req }) => {
      const place = placeOf(req);
      const trip = readTripCookie(req.headers.cookie);
      const answer = await logInByGoogle(deps, {
        ...body,
        ...place,
        trip,
        language: chosenLanguageOf(req.headers.cookie),
      });
      const headers = { 'Set-Cookie': deviceCookie(place.device, req.secure) };
      if ('secondFactor' in answer) return { status: 202, body: answer, headers };
      const { user, token } = answer;
      return { status: 200, body: { ...toUserResponse(user), token }, headers };
    })
    .on(logout, allow.guest, async ({ user }) => {
      if (user) await tokens.revoke(user.tokenId, user.expiresAtSeconds);
      return { status: 200, body: { message: 'You are signed out.' } };
    })
    .on(updateProfileRoute, allow.signedIn, async (input) => {
      const { user, token } = await updateProfile(deps, claimantOf(input), input.body);
      const message = 'Profile updated successfully!';
      return { status: 200, body: { ...toUserResponse(user), message, ...(token ? { token } : {}) } };
    })
    .on(deleteProfileRoute, allow.signedIn, async (input) => {
      await deleteProfile(deps, claimantOf(input));
      return { status: 200, body: { message: 'Your account is deleted.' } };
    })
    .on(listUsers, allow.staff('customers:read'), async ({ query }) => {
      const { users: found, total } = await users.list(query);
      return { status: 200, body: found.map(toUserResponse), headers: { 'X-Total-Count': String(total) } };
    })
    .on(exportUsers, allow.staff('exports'), async ({ query: { without, ...query }, user, req }) => {
      const account = nameOf({ id: user.id, name: user.name ?? user.id });
      await deps.log.record({ kind: 'exported', account, from: originOf(req), detail: 'users' });
      return { status: 200, body: toCsv(users.all(query), csvColumns(without)) };
    })
    .on(getUser, allow.selfOrStaff('customers:read', idOf), async ({ params, user }) => {
      const found = await users.find(idOf({ params }, user));
      if (!found) throw notFound({ en: 'There is no such user.', hi: 'ऐसा कोई ग्राहक नहीं है।' }, 'user-not-found');
      return { status: 200, body: toUserResponse(found) };
    });
}
