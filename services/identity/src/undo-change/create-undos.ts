import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { SecurityLog } from '../security/security-log.ts';
import type { Tokens } from '../session/tokens.ts';
import type { UserModel } from '../user/user.schema.ts';
import { undoRoutes } from './undo.routes.ts';
import { createUndoStore } from './undo.store.ts';

/** Creates the undo of account changes. Returns the queue of its emails; `routes` registers the routes. */
export function createUndos({ model, relay }: { model: UserModel; relay: Relay }) {
  const undos = createUndoStore(model, relay);
  return {
    mails: undos.mails,
    routes: (router: ContractRouter, { tokens, log }: { tokens: Tokens; log: SecurityLog }) =>
      undoRoutes(router, { undos, tokens, log }),
  };
}
