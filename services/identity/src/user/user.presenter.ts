import type { User as UserResponse } from '@print-shop/contracts';
import type { User } from './user.ts';

/** What leaves the service about a user: never a password's hash. */
export function toUserResponse({ id, name, email, phone, address, isAdmin, createdAt }: User): UserResponse {
  return { _id: id, name, email, phone, address, isAdmin, createdAt: createdAt.toISOString() };
}
