import { addressLine, dayOf, type USER_COLUMNS, type User as UserResponse } from '@print-shop/contracts';
import type { User } from './user.ts';

/** A user as /api answers them, never with the password's hash. */
export function toUserResponse(user: User): UserResponse {
  const { id, name, email, phone, address, isAdmin, role, createdAt } = user;
  const emailConfirmed = user.emailConfirmedAt !== undefined;
  const person = { _id: id, name, email, emailConfirmed, phone, address, isAdmin, createdAt: createdAt.toISOString() };
  return role ? { ...person, role } : person;
}

type UserColumn = (typeof USER_COLUMNS)[number];

const COLUMNS: Record<UserColumn, readonly [heading: string, cell: (user: User) => string]> = {
  name: ['Name', ({ name }) => name],
  email: ['Email', ({ email }) => email],
  phone: ['Phone', ({ phone }) => phone],
  address: ['Address', ({ address }) => addressLine(address)],
  status: ['Status', ({ isAdmin }) => (isAdmin ? 'Admin' : 'User')],
  joined: ['Joined Date', ({ createdAt }) => dayOf(createdAt)],
};

/** The columns of the exported table, with the headings of the screen, without some of them. */
export const csvColumns = (without: readonly UserColumn[]) =>
  Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([name, column]) => (without.some((one) => one === name) ? [] : [column])),
  );
