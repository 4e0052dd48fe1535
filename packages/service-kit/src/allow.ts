import { type AccessRule, may, type Permission } from '@print-shop/contracts';
import type { User } from './auth.ts';
import { forbidden } from './errors.ts';

export type OwnerOf<Input> = (input: Input, caller: User) => string;

/**
 * The callers of a route. `Input` is the validated request, `Caller` the caller that the handler may rely on. `ownerOf`
 * returns the user whose data the input is about; it also gets the caller, for inputs that mean "myself".
 */
export type Policy<Input, Caller extends User | undefined> = AccessRule & {
  readonly ownerOf?: OwnerOf<Input>;
  /** Never set; it only carries the type of the caller. */
  readonly caller?: Caller;
};

/** The policies. They are written at the routes, so the route list shows who may do what. */
export const allow = {
  /** Never looks at a token. */
  anyone: { access: 'anyone' } as Policy<unknown, undefined>,
  /** Takes a token if there is one; a bad one is refused rather than ignored. */
  guest: { access: 'guest' } as Policy<unknown, User | undefined>,
  signedIn: { access: 'signed-in' } as Policy<unknown, User>,
  staff: (permission: Permission): Policy<unknown, User> => ({ access: 'staff', permission }),
  self: <Input>(ownerOf: OwnerOf<Input>): Policy<Input, User> => ({ access: 'self', ownerOf }),
  /**
   * The owner of the data, and staff whose role has the permission. Without `ownerOf` only the database knows the owner, and
   * the handler calls `checkOwner`.
   */
  selfOrStaff: <Input = unknown>(permission: Permission, ownerOf?: OwnerOf<Input>): Policy<Input, User> => ({
    access: 'self-or-staff',
    permission,
    ...(ownerOf ? { ownerOf } : {}),
  }),
  /** The customer of an order: signed in, or by the link of a guest's order. The handler calls `access.check` with the order. */
  orderCustomer: { access: 'order-customer' } as Policy<unknown, User | undefined>,
  /** The same, and staff whose role has the permission. */
  orderCustomerOrStaff: (permission: Permission): Policy<unknown, User | undefined> => ({
    access: 'order-customer-or-staff',
    permission,
  }),
};

/** Throws forbidden for customers and for staff whose role lacks the permission. */
export function checkPermission(user: User, permission: Permission): void {
  if (!user.isAdmin)
    throw forbidden({ en: 'Only staff may do this.', hi: 'यह काम सिर्फ़ दुकान का स्टाफ़ कर सकता है।' }, 'staff-only');
  if (!may(user.role, permission))
    throw forbidden({ en: 'Your role does not allow this.', hi: 'आपकी भूमिका में इसकी इजाज़त नहीं है।' }, 'not-permitted');
}

/** Throws forbidden unless the user is the owner, or their role has the permission if one is given. */
export function checkOwner(user: User, ownerId: string, permission?: Permission): void {
  // Ids are hexadecimal, so capital letters make no difference.
  if (ownerId.toLowerCase() === user.id) return;
  if (!permission || !user.isAdmin)
    throw forbidden({ en: 'This belongs to somebody else.', hi: 'यह किसी और का है।' }, 'not-yours');
  checkPermission(user, permission);
}
