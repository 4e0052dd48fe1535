import { type Role, userUpdated, type Writer } from '@print-shop/contracts';
import { type OutboxEntry, outboxEntry, type Relay } from '@print-shop/messaging';
import { toUser, type UserDocument, type UserModel } from '../user/user.schema.ts';
import type { User } from '../user/user.ts';
import { staffRecord, toPerson } from '../user/user-events.ts';
import { nextVersion, sameVersion } from '../user/user-version.ts';

/** A change of a member. Other services hear of `after`; a change that is not theirs has none. */
interface Change {
  set?: object;
  unset?: object;
  after?: User;
  records: OutboxEntry[];
}

export type StaffStore = ReturnType<typeof createStaffStore>;

/** Stores owners' changes to the accounts of other staff; each change and the record of its author are one write. */
export function createStaffStore(model: UserModel, relay: Relay) {
  const ofStaff = (id: string) => ({ _id: id, isAdmin: true, deletedAt: null });

  /** The changed member; `undefined` when there is no such member of staff. */
  const write = async (id: string, change: (before: User) => Change): Promise<User | undefined> => {
    for (;;) {
      const before = await model.findOne(ofStaff(id)).lean<UserDocument>();
      if (!before) return undefined;
      const version = nextVersion(before);
      const { set, unset, after, records } = change(toUser(before));
      const told = after ? [outboxEntry(userUpdated, toPerson(id, after, version))] : [];
      const changed = await model
        .findOneAndUpdate(
          { ...ofStaff(id), ...sameVersion(before) },
          {
            $set: { ...set, version },
            ...(unset ? { $unset: unset } : {}),
            $push: { outbox: { $each: [...told, ...records] } },
          },
          { returnDocument: 'after' },
        )
        .lean<UserDocument>();
      if (!changed) continue; // changed meanwhile
      relay.nudge(model, changed);
      return toUser(changed);
    }
  };

  return {
    /** A member of staff, who may be disabled. */
    async find(id: string): Promise<User | undefined> {
      const found = await model.findOne(ofStaff(id)).lean<UserDocument>();
      return found ? toUser(found) : undefined;
    },

    setRole: (id: string, role: Role, by: Writer) =>
      write(id, (before) => {
        const after = { ...before, role };
        return { set: { role }, after, records: staffRecord(before, after, by) };
      }),

    /** Also voids a reset link. */
    disable: (id: string, by: Writer, now: Date) =>
      write(id, (before) => {
        const disabledAt = before.disabledAt ?? now;
        const after = { ...before, disabledAt };
        const records = staffRecord(before, after, by, 'disabled');
        return { set: { disabledAt }, unset: { reset: 1 }, after, records };
      }),

    removeSecondFactor: (id: string, by: Writer) =>
      write(id, (before) => ({
        unset: { secondFactor: 1 },
        records: staffRecord(before, before, by, 'second factor removed'),
      })),

    enable: (id: string, by: Writer) =>
      write(id, (before) => {
        const after = { ...before, disabledAt: undefined };
        return { unset: { disabledAt: 1 }, after, records: staffRecord(before, after, by, 'enabled') };
      }),
  };
}
