import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { may } from '@print-shop/contracts';
import type { User } from '@print-shop/service-kit';
import type { filesOf } from './files-of.ts';

/** The time that the address of a picture opens, in seconds. */
const LINK_SECONDS = 15 * 60;

/** The values that decide about access to a layout. */
export interface Guarded {
  id: string;
  owner: string | null;
  /** SHA-256 of the guest's token; null for a layout of an account. */
  tokenHash: string | null;
  /** Signs the addresses of its pictures. */
  secret: string;
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newSecret = (): string => randomBytes(24).toString('hex');

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const signatureOf = ({ id, secret }: Guarded, expires: number): string =>
  createHmac('sha256', secret).update(`${id}.${expires}`).digest('hex');

/** A token that opens the layout's pictures, and nothing else, for a quarter of an hour. */
export function pictureToken(layout: Guarded, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
  return `${expires}.${signatureOf(layout, expires)}`;
}

/** Whether the token is one of `pictureToken` and still opens. */
export function opensPicture(layout: Guarded, token: string | undefined, now: Date): boolean {
  const [expires, signature] = (token ?? '').split('.');
  if (!expires || !signature || !/^\d{1,12}$/.test(expires)) return false;
  return Number(expires) * 1000 > now.getTime() && isSame(signature, signatureOf(layout, Number(expires)));
}

/** Whether the layout is the caller's: their account's, or the guest's whose token they have. */
export function isOwn(layout: Guarded, user: User | undefined, token: string | undefined): boolean {
  if (user && layout.owner === user.id) return true;
  return layout.tokenHash !== null && token !== undefined && isSame(hashOf(token), layout.tokenHash);
}

/** Whether a caller may see the layout: its owner, the guest who made it, or staff who may see artwork. */
export const maySee = (layout: Guarded, user: User | undefined, token: string | undefined): boolean =>
  isOwn(layout, user, token) || (user !== undefined && may(user.role, 'artwork:read'));

/** Whether a caller may print a file: its owner, or the guest who holds its token. */
export type MayUseFile = (fileId: string, user: User | undefined, token: string | undefined) => Promise<boolean>;

/** Keeps the files of a saved layout at least until then. */
export type KeepFiles = (files: ReturnType<typeof filesOf>, until: Date) => Promise<void>;
