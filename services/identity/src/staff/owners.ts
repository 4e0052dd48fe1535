import { conflict } from '@print-shop/service-kit/errors';
import { Types } from 'mongoose';
import { toUser, type UserDocument, type UserModel } from '../user/user.schema.ts';

/** A mark as old as this was left behind by a crash: no change takes so long. */
const STALE_MS = 3_600_000;

/** Whether somebody is an owner who may act and whom no change under way may end. */
export function isStaying(document: UserDocument, now: Date): boolean {
  const { role, disabledAt } = toUser(document);
  const isLeaving = document.leaving?.some(({ at }) => now.getTime() - at.getTime() < STALE_MS) ?? false;
  return role === 'owner' && !disabledAt && !document.deletedAt && !isLeaving;
}

export type Owners = ReturnType<typeof createOwners>;

/**
 * Guards the last owner without transactions. Whoever may end an owner first leaves a mark in that owner's document, then
 * looks for an owner without a mark, and only then makes the change. Of several changes at once, the one that marked last
 * has seen an owner without a mark, whom no other of them can end: so one always stays. At worst all are refused.
 */
export function createOwners(model: UserModel) {
  return {
    /** Makes a change after which a member of staff may be no owner. Throws conflict when no other owner would be left. */
    async whileAnotherStays<T>(id: string, change: () => Promise<T>): Promise<T> {
      const mark = { _id: new Types.ObjectId(), at: new Date() };
      await model.updateOne({ _id: id }, { $push: { leaving: mark } });
      try {
        const staff = await model.find({ isAdmin: true, deletedAt: null, _id: { $ne: id } }).lean<UserDocument[]>();
        if (!staff.some((one) => isStaying(one, new Date()))) {
          throw conflict(
            {
              en: 'This is the only owner: the shop would have nobody left to manage its staff.',
              hi: 'यही अकेला मालिक है: इसके बिना दुकान का स्टाफ़ सँभालने वाला कोई नहीं बचेगा।',
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
