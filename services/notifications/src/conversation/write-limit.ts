import { createLimit, type Limit, type User } from '@print-shop/service-kit';

/** Messages that one person writes in an hour, about all orders together; staff answer many customers. */
const WRITES_PER_HOUR = 120;

/** Messages that are written in an hour by the link of one order, and from one address by such links. */
const GUEST_WRITES_PER_HOUR = 30;

export type WriteLimitDeps = Pick<Parameters<typeof createLimit>[0], 'redis'>;

const limitOf = ({ redis }: WriteLimitDeps, name: string, points: number): Limit =>
  createLimit({
    redis,
    prefix: 'notifications',
    name: `conversation:${name}`,
    points,
    seconds: 3600,
    tooMany: { en: 'You have written many messages.', hi: 'आप बहुत सारे मैसेज लिख चुके हैं।' },
    code: 'too-many-messages',
  });

/** Limits of the messages that are written, by the writer's account, by a guest's order, and by a guest's address. */
export function createWriteLimits(deps: WriteLimitDeps) {
  const account = limitOf(deps, 'account', WRITES_PER_HOUR);
  const guestOrder = limitOf(deps, 'guest-order', GUEST_WRITES_PER_HOUR);
  const guestAddress = limitOf(deps, 'guest-address', GUEST_WRITES_PER_HOUR);
  return {
    /** Counts a message. A guest has no user. Throws too-many-requests. */
    async take(user: User | undefined, orderId: string, address: string): Promise<void> {
      if (user) return account.take(user.id);
      await guestOrder.take(orderId);
      await guestAddress.take(address);
    },
  };
}
export type WriteLimits = ReturnType<typeof createWriteLimits>;
