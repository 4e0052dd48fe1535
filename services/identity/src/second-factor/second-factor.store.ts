import type { UserModel } from '../user/user.schema.ts';
import type { Passkey } from './second-factor.field.ts';

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>;

/** What is kept with a factor that is added. */
interface Added {
  /** Hashes of new recovery codes; the old ones stay without. */
  recoveryCodes?: string[] | undefined;
  /** Only where the account has no factor yet. */
  isFirst: boolean;
}

/** The second factors of accounts. Each change is one write, so that of two uses at once one succeeds. */
export function createSecondFactorStore(model: UserModel) {
  const change = async (userId: string, filter: object, update: object): Promise<boolean> => {
    const { modifiedCount } = await model.updateOne({ _id: userId, deletedAt: null, ...filter }, update);
    return modifiedCount === 1;
  };
  const codes = ({ recoveryCodes }: Added) => (recoveryCodes ? { 'secondFactor.recoveryCodes': recoveryCodes } : {});
  const first = ({ isFirst }: Added) =>
    isFirst ? { 'secondFactor.totp': { $exists: false }, 'secondFactor.passkeys.0': { $exists: false } } : {};

  return {
    /** `false` where the account is gone, or has a factor by now that it must not have. */
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

    /** `false` where this step, or a later one, was used before. */
    useStep: (userId: string, step: number, sealed?: string): Promise<boolean> =>
      change(
        userId,
        { 'secondFactor.totp.lastStep': { $lt: step } },
        { $set: { 'secondFactor.totp.lastStep': step, ...(sealed ? { 'secondFactor.totp.secret': sealed } : {}) } },
      ),

    /** `false` where it was used before. */
    useRecoveryCode: (userId: string, hash: string): Promise<boolean> =>
      change(userId, { 'secondFactor.recoveryCodes': hash }, { $pull: { 'secondFactor.recoveryCodes': hash } }),

    /** `false` where it was used since it was read, or is gone. */
    usePasskey: (userId: string, { id, counter }: Passkey, newCounter: number): Promise<boolean> =>
      change(
        userId,
        { 'secondFactor.passkeys': { $elemMatch: { id, counter } } },
        { $set: { 'secondFactor.passkeys.$.counter': newCounter, 'secondFactor.passkeys.$.lastUsedAt': new Date() } },
      ),

    renewRecoveryCodes: (userId: string, hashes: string[]): Promise<boolean> =>
      change(userId, { secondFactor: { $exists: true } }, { $set: { 'secondFactor.recoveryCodes': hashes } }),

    removeTotp: (userId: string): Promise<boolean> =>
      change(userId, { 'secondFactor.totp': { $exists: true } }, { $unset: { 'secondFactor.totp': 1 } }),

    removePasskey: (userId: string, id: string): Promise<boolean> =>
      change(userId, { 'secondFactor.passkeys.id': id }, { $pull: { 'secondFactor.passkeys': { id } } }),

    /** Takes everything away. `false` where there was nothing. */
    removeAll: (userId: string): Promise<boolean> =>
      change(userId, { secondFactor: { $exists: true } }, { $unset: { secondFactor: 1 } }),
  };
}
