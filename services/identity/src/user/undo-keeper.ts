import { conflict } from '@print-shop/service-kit/errors';
import type { MailLanguage } from '../mail/email-with-link.ts';
import { type ChangeUndo, MOST_UNDOS } from './undo.field.ts';
import { undoOf } from './undo-of.ts';
import type { UserDocument, UserModel } from './user.schema.ts';

/** How a change can be undone. */
export interface Undoable {
  language: MailLanguage;
  now: Date;
}

/** Maintains the undos of accounts while they change. */
export function createUndoKeeper(model: UserModel) {
  return {
    /** Whether an address must stay free, because another account can still change back to it. */
    async isHeld(email: string, exceptId: string): Promise<boolean> {
      const held = await model.exists({
        // An index finds these; the other conditions apply to few.
        'undos.before.email': { $eq: email, $exists: true },
        undos: { $elemMatch: { 'before.email': email, expiresAt: { $gt: new Date() } } },
        _id: { $ne: exceptId },
        deletedAt: null,
      });
      return held !== null;
    },

    /**
     * The undos to store with a change; expired ones are dropped. Throws conflict for an account that was changed too often:
     * storing one more would drop the first, which may be the owner's only one.
     */
    async keep(
      before: UserDocument & { email: string },
      change: Parameters<typeof undoOf>[1],
      undoable: Undoable,
    ): Promise<ChangeUndo | undefined> {
      const undo = undoOf(before, change, undoable);
      if (!undo) return undefined;
      const { now } = undoable;
      if ((before.undos ?? []).filter(({ expiresAt }) => expiresAt > now).length >= MOST_UNDOS) {
        throw conflict(
          {
            en: 'Your email or password was changed many times. Please try again in a few days.',
            hi: 'आपका ईमेल या पासवर्ड बहुत बार बदला गया है। कुछ दिन बाद फिर कोशिश कीजिए।',
          },
          'changed-often',
        );
      }
      await model.updateOne({ _id: before._id }, { $pull: { undos: { expiresAt: { $lte: now } } } });
      return undo;
    },
  };
}
