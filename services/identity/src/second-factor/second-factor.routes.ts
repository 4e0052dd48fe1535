import {
  addPasskey as addPasskeyRoute,
  addTotp as addTotpRoute,
  getSecondFactor,
  openSecondFactorSetUp,
  removePasskey as removePasskeyRoute,
  removeTotp as removeTotpRoute,
  renewRecoveryCodes as renewRecoveryCodesRoute,
  secondFactorLogin,
  startPasskeyLogin,
  startPasskey as startPasskeyRoute,
  startTotp as startTotpRoute,
} from '@print-shop/contracts';
import { allow, type ContractRouter } from '@print-shop/service-kit';
import { claimantOf } from '../session/claimant.ts';
import { placeOf } from '../session/place.ts';
import { toUserResponse } from '../user/user.presenter.ts';
import { openSetUp, removePasskey, removeTotp, renewRecoveryCodes, staffAccountOf } from './own-factors.ts';
import { proveSecondFactor, startPasskey } from './prove-second-factor.ts';
import { addPasskey, addTotp, type SetUp, type SetUpDeps, startNewPasskey, startTotp } from './set-up.ts';

const toAdded = ({ user, ...rest }: SetUp) => ({ ...rest, ...(user ? { user: toUserResponse(user) } : {}) });

/** Registers the second step of a sign-in, and the caller's own second factors. */
export function secondFactorRoutes(router: ContractRouter, deps: SetUpDeps): void {
  router
    .on(secondFactorLogin, allow.anyone, async ({ body, req }) => {
      const { user, token } = await proveSecondFactor(deps, body, placeOf(req));
      return { status: 200, body: { user: toUserResponse(user), token } };
    })
    .on(startPasskeyLogin, allow.anyone, async ({ body, req }) => {
      return { status: 200, body: { ...(await startPasskey(deps, body.ticket, placeOf(req))) } };
    })
    .on(startTotpRoute, allow.anyone, async ({ body, req }) => {
      return { status: 200, body: await startTotp(deps, body.ticket, placeOf(req)) };
    })
    .on(addTotpRoute, allow.anyone, async ({ body, req }) => {
      return { status: 200, body: toAdded(await addTotp(deps, body, placeOf(req))) };
    })
    .on(startPasskeyRoute, allow.anyone, async ({ body, req }) => {
      return { status: 200, body: { ...(await startNewPasskey(deps, body.ticket, placeOf(req))) } };
    })
    .on(addPasskeyRoute, allow.anyone, async ({ body, req }) => {
      return { status: 200, body: toAdded(await addPasskey(deps, body, placeOf(req))) };
    })
    .on(getSecondFactor, allow.signedIn, async ({ user }) => {
      const { totp, passkeys, recoveryCodes } = (await staffAccountOf(deps, user.id)).secondFactor;
      return {
        status: 200,
        body: {
          isRequired: deps.isRequired,
          hasPasskeys: deps.site !== undefined,
          totp: totp ? { addedAt: totp.addedAt.toISOString() } : null,
          passkeys: passkeys.map(({ id: _id, name, addedAt, lastUsedAt }) => ({
            _id,
            name,
            addedAt: addedAt.toISOString(),
            lastUsedAt: lastUsedAt?.toISOString() ?? null,
          })),
          recoveryCodesLeft: recoveryCodes.length,
        },
      };
    })
    .on(openSecondFactorSetUp, allow.signedIn, async (input) => {
      return { status: 200, body: { ticket: await openSetUp(deps, claimantOf(input)) } };
    })
    .on(removeTotpRoute, allow.signedIn, async (input) => {
      await removeTotp(deps, claimantOf(input));
      return { status: 200, body: { message: 'The authenticator app is removed.' } };
    })
    .on(removePasskeyRoute, allow.signedIn, async (input) => {
      await removePasskey(deps, claimantOf(input), input.params.id);
      return { status: 200, body: { message: 'The passkey is removed.' } };
    })
    .on(renewRecoveryCodesRoute, allow.signedIn, async (input) => {
      return { status: 200, body: { recoveryCodes: await renewRecoveryCodes(deps, claimantOf(input)) } };
    });
}
