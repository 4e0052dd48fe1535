import type { Passkey } from '../user/second-factor.field.ts';
import type { UserModel } from '../user/user.schema.ts';

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;

/** Fields that are stored with a new factor. */
interface Added {
  /** Hashes of new recovery codes; without them the old ones stay. */
  recoveryCodes?: string[] | undefined;
  /** Add it only if the account has no factor yet. */
  isFirst: boolean;
}

const HAS = { $exists: true };
/** Removes all factors: recovery codes replace a factor, so they go with the last one. */
const ALL = { $unset: { secondFactor: 1 } };

/** Stores the second factors of accounts. Each change is one write, so of two concurrent uses only one succeeds. */
export function createSecondFactorStore(model: UserModel) {
  const change = async (userId: string, filter: object, update: object): Promise<boolean> => {
    const { modifiedCount } = await model.updateOne({ _id: userId, deletedAt: null, ...filter }, update);
    return modifiedCount === 1;
  };
  const codes = ({ recoveryCodes }: Added) => (recoveryCodes ? { 'secondFactor.recoveryCodes': recoveryCodes } : {});
  const first = ({ isFirst }: Added) =>
    isFirst ? { 'secondFactor.totp': { $exists: false }, 'secondFactor.passkeys.0': { $exists: false } } : {};

  return {
    /** `false` when the account is gone, or `isFirst` is set and it has a factor already. */
    addTotp: (userId: string, sealed: string, lastStep: number, added: Added): Promise<boolean> =>
      change(userId, first(added), {
        $set: { 'secondFactor.totp': { secret: sealed, lastStep, addedAt: new Date() }, ...codes(added) },
      }),

    addPasskey: (userId: string, passkey: Passkey, added: Added): Promise<boolean> =>
      change(
        userId,
        { ...first(added), 'secondFactor.passkeys.id': { $ne: passkey.id } },
        { $push: { 'secondFactor.passkeys': passkey }, ...(added.recoveryCodes ? { $set: codes(added) } : {}) },
      ),

    /** `false` when this step or a later one was used before. */
    useStep: (userId: string, step: number, sealed?: string): Promise<boolean> =>
      change(
        userId,
        { 'secondFactor.totp.lastStep': { $lt: step } },
        { $set: { 'secondFactor.totp.lastStep': step, ...(sealed ? { 'secondFactor.totp.secret': sealed } : {}) } },
      ),

    /** `false` when it was used before. */
    useRecoveryCode: (userId: string, hash: string): Promise<boolean> =>
      change(userId, { 'secondFactor.recoveryCodes': hash }, { $pull: { 'secondFactor.recoveryCodes': hash } }),

    /** `false` when it was used since it was read, or is gone. */
    usePasskey: (userId: string, { id, counter }: Passkey, newCounter: number): Promise<boolean> =>
      change(
        userId,
        { 'secondFactor.passkeys': { $elemMatch: { id, counter } } },
        { $set: { 'secondFactor.passkeys.$.counter': newCounter, 'secondFactor.passkeys.$.lastUsedAt': new Date() } },
      ),

    renewRecoveryCodes: (userId: string, hashes: string[]): Promise<boolean> =>
      change(userId, { secondFactor: { $exists: true } }, { $set: { 'secondFactor.recoveryCodes': hashes } }),

    /**
     * Removes the app, with the recovery codes if it `isLast`. Returns `false` when it is gone. Returns `false` as well when another
     * factor came or went meanwhile, so that `isLast` is wrong.
     */
    removeTotp: (userId: string, isLast: boolean): Promise<boolean> =>
      change(
        userId,
        { 'secondFactor.totp': { $exists: true }, 'secondFactor.passkeys.0': { $exists: !isLast } },
        isLast ? ALL : { $unset: { 'secondFactor.totp': 1 } },
      ),

    /** Removes a passkey, as `removeTotp` the app. */
    removePasskey: (userId: string, id: string, isLast: boolean): Promise<boolean> => {
      const [app, second] = [{ 'secondFactor.totp': HAS }, { 'secondFactor.passkeys.1': HAS }];
      return change(
        userId,
        { 'secondFactor.passkeys.id': id, [isLast ? '$nor' : '$or']: [app, second] },
        isLast ? ALL : { $pull: { 'secondFactor.passkeys': { id } } },
      );
    },

    /** Removes all factors and codes; `false` when there were none. */
    removeAll: (userId: string): Promise<boolean> => change(userId, { secondFactor: { $exists: true } }, ALL),
  };
}
