import { undoChange as undoChangeRoute } from '@print-shop/contracts';
import { allow, type ContractRouter, originOf } from '@print-shop/service-kit';
import type { SecurityLog } from '../security/security-log.ts';
import type { Tokens } from '../session/tokens.ts';
import type { UndoStore } from './undo.store.ts';
import { undoChange } from './undo-change.ts';

const UNDONE =
  'The change is undone, and everybody is signed out. If somebody may know your password, please set a new one now.';

/** Registers the undo of account changes under /api/users, for the link in the email. */
export function undoRoutes(router: ContractRouter, deps: { undos: UndoStore; tokens: Tokens; log: SecurityLog }): void {
  router.on(undoChangeRoute, allow.anyone, async ({ body, req }) => {
    await undoChange(deps, { token: body.token, from: originOf(req) });
    return { status: 200, body: { message: UNDONE } };
  });
}
