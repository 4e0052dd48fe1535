import type { Relay } from '@print-shop/messaging';
import type { ContractRouter } from '@print-shop/service-kit';
import type { Mails } from '../mail/mails.ts';
import type { SecurityLog } from '../security/security-log.ts';
import type { Tokens } from '../session/tokens.ts';
import type { UserModel } from '../user/user.schema.ts';
import { undoRoutes } from './undo.routes.ts';
import { createUndoStore } from './undo.store.ts';

interface UndosDeps {
  model: UserModel;
  relay: Relay;
  tokens: Tokens;
  /** Undefined where no mail server is configured. */
  mails: Mails | undefined;
  log: SecurityLog;
}

/** Creates the undo of account changes: its store, emails and routes. */
export function createUndos(router: ContractRouter, { model, relay, tokens, mails, log }: UndosDeps): void {
  const undos = createUndoStore(model, relay);
  mails?.start(undos.mails);
  undoRoutes(router, { undos, tokens, log });
}
