import { type Role, userUpdated, type Writer } from '@print-shop/contracts';
import { type OutboxEntry, outboxEntry, type Relay } from '@print-shop/messaging';
import { toUser, type UserDocument, type UserModel } from '../user/user.schema.ts';
import type { User } from '../user/user.ts';
import { recordedOfStaff, toPerson } from '../user/user-events.ts';

/** For other services, which know who is staff in which role. */
const told = (user: User): OutboxEntry => outboxEntry(userUpdated, toPerson(user.id, user));

export type StaffStore = ReturnType<typeof createStaffStore>;

/** Stores owners' changes to the accounts of other staff; each change and the record of its author are one write. */
export function createStaffStore(model: UserModel, relay: Relay) {
  const ofStaff = (id: string) => ({ _id: id, isAdmin: true, deletedAt: null });

  /** The changed member; `undefined` when there is no such member of staff. */
  const write = async (
    id: string,
    change: (before: User) => { set?: object; unset?: object; outbox: OutboxEntry[] },
  ): Promise<User | undefined> => {
    const before = await model.findOne(ofStaff(id)).lean<UserDocument>();
    if (!before) return undefined;
    const { set, unset, outbox } = change(toUser(before));
    const changed = await model
      .findOneAndUpdate(
        ofStaff(id),
        { ...(set ? { $set: set } : {}), ...(unset ? { $unset: unset } : {}), $push: { outbox: { $each: outbox } } },
        { returnDocument: 'after' },
      )
      .lean<UserDocument>();
    if (!changed) return undefined;
    relay.nudge(model, changed);
    return toUser(changed);
  };

  return {
    /** A member of staff, who may be disabled. */
    async find(id: string): Promise<User | undefined> {
      const found = await model.findOne(ofStaff(id)).lean<UserDocument>();
      return found ? toUser(found) : undefined;
    },

    setRole: (id: string, role: Role, by: Writer) =>
      write(id, (before) => ({
        set: { role },
        outbox: [told({ ...before, role }), ...recordedOfStaff(before, { ...before, role }, by)],
      })),

    /** Also voids a reset link. */
    disable: (id: string, by: Writer, now: Date) =>
      write(id, (before) => {
        const disabledAt = before.disabledAt ?? now;
        const after = { ...before, disabledAt };
        const outbox = [told(after), ...recordedOfStaff(before, after, by, 'disabled')];
        return { set: { disabledAt }, unset: { reset: 1 }, outbox };
      }),

    removeSecondFactor: (id: string, by: Writer) =>
      write(id, (before) => ({
        unset: { secondFactor: 1 },
        outbox: recordedOfStaff(before, before, by, 'second factor removed'),
      })),

    enable: (id: string, by: Writer) =>
      write(id, (before) => {
        const after = { ...before, disabledAt: undefined };
        return { unset: { disabledAt: 1 }, outbox: [told(after), ...recordedOfStaff(before, after, by, 'enabled')] };
      }),
  };
}
