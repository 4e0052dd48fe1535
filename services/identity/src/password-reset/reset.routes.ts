import { forgotPassword, resetPassword as resetPasswordRoute } from '@print-shop/contracts';
import { allow, type ContractRouter, clientAddress, originOf } from '@print-shop/service-kit';
import type { Tokens } from '../session/tokens.ts';
import { type ResetDeps, requestReset, resetPassword } from './reset-password.ts';

const SENT =
  'If there is an account for this email or phone, we have sent a link to its email address. It works for one hour.';

/** Registers password resets under /api/users. */
export function resetRoutes(router: ContractRouter, deps: ResetDeps & { tokens: Tokens }): void {
  router
    .on(forgotPassword, allow.anyone, async ({ body, req }) => {
      await requestReset(deps, { ...body, address: clientAddress(req.ip), from: originOf(req) });
      return { status: 202, body: { message: SENT } };
    })
    .on(resetPasswordRoute, allow.anyone, async ({ body, req }) => {
      await resetPassword(deps, { ...body, from: originOf(req) });
      return { status: 200, body: { message: 'Your new password is set. Please sign in with it.' } };
    });
}
