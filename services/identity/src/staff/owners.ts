import { conflict } from '@print-shop/service-kit/errors';
import { Types } from 'mongoose';
import { toUser, type UserDocument, type UserModel } from '../user/user.schema.ts';

/** An older mark was left behind by a crash: no change takes this long. */
const STALE_MS = 3_600_000;

/** Whether a user is an enabled owner whom no running change may remove. */
export function isStaying(document: UserDocument, now: Date): boolean {
  const { role, disabledAt } = toUser(document);
  const isLeaving = document.leaving?.some(({ at }) => now.getTime() - at.getTime() < STALE_MS) ?? false;
  return role === 'owner' && !disabledAt && !document.deletedAt && !isLeaving;
}

export type Owners = ReturnType<typeof createOwners>;

/**
 * Protects the last owner without transactions. A change that may remove an owner first sets a mark in that owner's
 * document, then looks for an owner without a mark, and only then goes on. Of several concurrent changes, the one that set
 * its mark last has seen an unmarked owner, whom none of them can remove, so one owner always stays. At worst all are
 * refused.
 */
export function createOwners(model: UserModel) {
  return {
    /**
     * Makes a change after which a member of staff may no longer be an owner. Throws conflict when no other owner would be
     * left.
     */
    async whileAnotherStays<T>(id: string, change: () => Promise<T>): Promise<T> {
      const mark = { _id: new Types.ObjectId(), at: new Date() };
      await model.updateOne({ _id: id }, { $push: { leaving: mark } });
      try {
        const staff = await model.find({ isAdmin: true, deletedAt: null, _id: { $ne: id } }).lean<UserDocument[]>();
        if (!staff.some((one) => isStaying(one, new Date()))) {
          throw conflict(
            {
              en: 'This is the only owner. Make somebody else an owner first.',
              hi: 'यही अकेला मालिक है। पहले किसी और को मालिक बनाइए।',
            },
            'last-owner',
          );
        }
        return await change();
      } finally {
        await model.updateOne({ _id: id }, { $pull: { leaving: { _id: mark._id } } });
      }
    },
  };
}
