import { addressLine, dayOf, type User as UserResponse } from '@print-shop/contracts';
import type { User } from './user.ts';

/** A user as /api answers them, never with the password's hash. */
export function toUserResponse(user: User): UserResponse {
  const { id, name, email, phone, address, isAdmin, role, createdAt } = user;
  const emailConfirmed = user.emailConfirmedAt !== undefined;
  const person = { _id: id, name, email, emailConfirmed, phone, address, isAdmin, createdAt: createdAt.toISOString() };
  return role ? { ...person, role } : person;
}

/** A user as a row of the exported table; the headings are those of the screen. */
export const csvColumns = {
  Name: ({ name }: User) => name,
  Email: ({ email }: User) => email,
  Phone: ({ phone }: User) => phone,
  Address: ({ address }: User) => addressLine(address),
  Status: ({ isAdmin }: User) => (isAdmin ? 'Admin' : 'User'),
  'Joined Date': ({ createdAt }: User) => dayOf(createdAt),
};
