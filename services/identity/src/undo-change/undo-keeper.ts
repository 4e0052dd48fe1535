import { conflict } from '@print-shop/service-kit/errors';
import type { MailLanguage } from '../mail/letter.ts';
import type { UserDocument, UserModel } from '../user/user.schema.ts';
import { type ChangeUndo, MOST_UNDOS } from './undo.field.ts';
import { undoOf } from './undo-of.ts';

/** How a change is kept for whoever wants to undo it. */
export interface Undoable {
  language: MailLanguage;
  now: Date;
}

/** Looks after what can be undone while accounts change. */
export function createUndoKeeper(model: UserModel) {
  return {
    /** Whether an address must stay free, because somebody else can still undo its change. */
    async isHeld(email: string, exceptId: string): Promise<boolean> {
      const held = await model.exists({
        // An index answers this; the rest looks at few.
        'undos.before.email': { $eq: email, $exists: true },
        undos: { $elemMatch: { 'before.email': email, expiresAt: { $gt: new Date() } } },
        _id: { $ne: exceptId },
        deletedAt: null,
      });
      return held !== null;
    },

    /**
     * What is to be kept of a change, if anything; what is over is dropped. Throws conflict for an account that was changed
     * too often: room for one more would be made by giving up the first, which may be the only one of the owner.
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
