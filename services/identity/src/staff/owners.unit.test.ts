import { Types } from 'mongoose';
import type { UserDocument } from '../user/user.schema.ts';
import { isStaying } from './owners.ts';

const now = new Date('2026-01-15T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const owner: UserDocument = {
  _id: new Types.ObjectId(),
  name: 'Meera',
  email: 'meera@example.com',
  phone: '',
  words: [],
  outbox: [],
  address: { street: '', city: '', state: '', country: '', pincode: '' },
  isAdmin: true,
  role: 'owner',
  deletedAt: null,
  createdAt: ago(9),
  updatedAt: ago(9),
};
const mark = (minutes: number) => ({ leaving: [{ _id: new Types.ObjectId(), at: ago(minutes) }] });
const { role: _, ...ofBefore } = owner;

it.each([
  ['an owner', owner, true],
  ['a member of staff of before there were roles', ofBefore, true],
  ['an owner with the mark of a crash', { ...owner, ...mark(61) }, true],
  ['an owner who is about to leave', { ...owner, ...mark(1) }, false],
  ['a manager', { ...owner, role: 'manager' as const }, false],
  ['a disabled owner', { ...owner, disabledAt: ago(1) }, false],
  ['a deleted owner', { ...owner, deletedAt: ago(1) }, false],
  ['a customer', { ...ofBefore, isAdmin: false }, false],
])('%s stays: %s %s', (_who, document, stays) => expect(isStaying(document, now)).toBe(stays));
