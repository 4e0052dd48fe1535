import { may } from '@print-shop/contracts';
import { checkOwner } from './allow.ts';
import type { User } from './auth.ts';
import { notFound } from './errors.ts';

/** The part of an order that decides who may use it. A guest's has no user. */
interface OwnedOrder {
  id: string;
  userId: string | null;
}

/** The caller of an order: a signed-in user, or the holder of the link of a guest's order. */
export interface OrderAccess {
  /** Missing for the holder of a link. */
  readonly user?: User;
  /** The id of the order that the link opens; missing for a user. */
  readonly linkedOrder?: string;
  /** Staff with the permission of the route read an order as the shop, everybody else as its customer. */
  readonly reader: 'staff' | 'customer';
  /**
   * Throws unless the caller may use this order. A user must be its customer, or have the permission of the route. A link opens one
   * order, until an account has it: then its owner signs in.
   */
  check(order: OwnedOrder): void;
}

/** The access of a user to orders; `permission` is the one that the route names for staff. */
export function userAccess(user: User, permission?: Parameters<typeof may>[1]): OrderAccess {
  return {
    user,
    reader: permission && may(user.role, permission) ? 'staff' : 'customer',
    check: ({ userId }) => checkOwner(user, userId ?? '', permission),
  };
}

export function accessByLink(linkedOrder: string): OrderAccess {
  return {
    linkedOrder,
    reader: 'customer',
    check({ id, userId }) {
      if (id !== linkedOrder || userId !== null) throw linkOver();
    },
  };
}

/** The answer to a link that leads nowhere any more. */
export const linkOver = () =>
  notFound(
    {
      en: 'This link does not work any more. Please ask for a new code.',
      hi: 'यह लिंक अब काम नहीं करता। नया कोड मँगाइए।',
    },
    'link-over',
  );
