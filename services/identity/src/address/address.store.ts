import { userUpdated } from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import { notFound } from '@print-shop/service-kit/errors';
import { bookOf, type KeptAddress } from '../user/address-book.ts';
import { toUser, type UserDocument, type UserModel } from '../user/user.schema.ts';
import { staffRecord, toPerson } from '../user/user-events.ts';
import { nextVersion, sameVersion } from '../user/user-version.ts';

export type AddressStore = ReturnType<typeof createAddressStore>;

export function createAddressStore(model: UserModel, relay: Relay) {
  return {
    /**
     * Changes somebody's addresses and returns the new ones. `change` may be called several times: it gets the latest list
     * whenever another change came first. Throws not-found when the account is gone, and what `change` throws.
     */
    async change(id: string, change: (list: readonly KeptAddress[]) => KeptAddress[]): Promise<readonly KeptAddress[]> {
      for (;;) {
        const before = await model.findOne({ _id: id, deletedAt: null }).lean<UserDocument>();
        if (!before) {
          throw notFound({ en: 'This account does not exist any more.', hi: 'यह अकाउंट अब नहीं है।' }, 'user-not-found');
        }
        const user = toUser(before);
        const version = nextVersion(before);
        const book = bookOf(change(user.addresses));
        const after = { ...user, ...book };
        const changed = await model
          .findOneAndUpdate(
            { _id: id, deletedAt: null, ...sameVersion(before) },
            {
              $set: { ...book, version },
              $push: {
                outbox: {
                  $each: [outboxEntry(userUpdated, toPerson(id, after, version)), ...staffRecord(user, after)],
                },
              },
            },
            { returnDocument: 'after' },
          )
          .lean<UserDocument>();
        if (!changed) continue;
        relay.nudge(model, changed);
        return toUser(changed).addresses;
      }
    },
  };
}
