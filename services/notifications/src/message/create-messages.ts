import type { Connection } from 'mongoose';
import { createMessageStore, messageModel } from './message.store.ts';
import { createRefusedAddressStore, refusedAddressModel } from './refused-address.store.ts';

export const createMessages = ({ mongo }: { mongo: Connection }) => ({
  messages: createMessageStore(messageModel(mongo)),
  refused: createRefusedAddressStore(refusedAddressModel(mongo)),
});
