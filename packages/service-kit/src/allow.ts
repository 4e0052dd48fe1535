import type { Access } from '@print-shop/contracts';
import type { User } from './auth.ts';

export type OwnerOf<Input> = (input: Input, caller: User) => string;

/**
 * Who may use a route. `Input` is what the route gets after validation, `Caller` what its handler may rely on.
 * `ownerOf` names the user whose data the input is about; it may ask who calls, for inputs that mean "myself".
 */
export interface Policy<Input, Caller extends User | undefined> {
  readonly access: Access;
  readonly ownerOf?: OwnerOf<Input>;
  /** Never set: carries the type of the caller. */
  readonly caller?: Caller;
}

/** The policies, written at the route so that reading the route list shows who may do what. */
export const allow = {
  /** Never looks at a token. */
  anyone: { access: 'anyone' } as Policy<unknown, undefined>,
  /** Takes a token if there is one; a bad one is refused rather than ignored. */
  guest: { access: 'guest' } as Policy<unknown, User | undefined>,
  signedIn: { access: 'signed-in' } as Policy<unknown, User>,
  /** Only staff. */
  admin: { access: 'admin' } as Policy<unknown, User>,
  /** Only the user whose data it is. */
  self: <Input>(ownerOf: OwnerOf<Input>): Policy<Input, User> => ({ access: 'self', ownerOf }),
  /** The user whose data it is, and staff. An owner only known from the database is checked by the handler. */
  selfOrAdmin: <Input>(ownerOf: OwnerOf<Input>): Policy<Input, User> => ({
    access: 'self-or-admin',
    ownerOf,
  }),
};
