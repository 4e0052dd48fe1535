import type { Connection } from 'mongoose';
import { createMessageStore, messageModel } from './message.store.ts';
import { createRefusedAddressStore, refusedAddressModel } from './refused-address.store.ts';

/** Creates the messages. Returns their store, and that of the addresses that take none. */
export const createMessages = ({ mongo }: { mongo: Connection }) => ({
  messages: createMessageStore(messageModel(mongo)),
  refused: createRefusedAddressStore(refusedAddressModel(mongo)),
});
