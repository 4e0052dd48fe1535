import { createHmac } from 'node:crypto';
import { clientAddress, type User } from '@print-shop/service-kit';

/** Whose files are checked before all others that wait. */
export const STAFF = 'staff';

/** Names the sender of a file: staff together, an account by its id, and guests by a hash of their network address. */
export type SenderOf = (user: Pick<User, 'id' | 'isAdmin'> | undefined, address: string | undefined) => string;

export const createSenderOf =
  (key: string): SenderOf =>
  (user, address) =>
    (user?.isAdmin ? STAFF : user?.id) ??
    `guest ${createHmac('sha256', key).update(clientAddress(address)).digest('base64url')}`;
