import { checkOwner, notFound, type User } from '@print-shop/service-kit';

/** Throws unless the caller may act as the customer of an order or bulk order; a guest's has no user. */
export type OwnerCheck = (order: { userId: string | null }) => void;

/** For a signed-in customer: the order must be theirs. */
export const ownedBy =
  (user: User): OwnerCheck =>
  ({ userId }) =>
    checkOwner(user, userId ?? '');

/** For the holder of the link of a guest's order. Once an account has the order, its owner acts signed in. */
export const ofGuest: OwnerCheck = ({ userId }) => {
  if (userId !== null) throw linkOver();
};

/** The answer to a link that leads nowhere any more. */
export const linkOver = () =>
  notFound(
    {
      en: 'This link does not work any more. Please ask for a new code.',
      hi: 'यह लिंक अब काम नहीं करता। नया कोड मँगाइए।',
    },
    'link-over',
  );
