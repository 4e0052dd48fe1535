import { may, type Permission } from '@print-shop/contracts';
import { forbidden, notFound, type User } from '@print-shop/service-kit';
import type { Request } from 'express';
import type { ArtworkLimits } from '../limits.ts';
import { type ArtworkFile, opens } from './file.ts';

/** The caller that asks for a file: an account, the holder of a guest's token, or neither. */
export interface Caller {
  user: User | undefined;
  token: string | undefined;
  address: string | undefined;
}

/** The caller of a request; a guest's token comes in the address or in the header X-Artwork-Token. */
export const callerOf = ({
  req,
  query,
  user,
}: {
  req: Request;
  query: { token?: string | undefined };
  user: User | undefined;
}): Caller => ({
  user,
  token: query.token ?? req.get('x-artwork-token'),
  address: req.ip,
});

export const noSuchFile = () => notFound({ en: 'There is no such file.', hi: 'ऐसी कोई फ़ाइल नहीं है।' }, 'file-not-found');

type Guarded = Pick<ArtworkFile, 'userId' | 'tokenHash'>;

/** Whether the file belongs to the caller: to their account, or to the guest whose token they have. */
export const isOf = (file: Guarded, { user, token }: Pick<Caller, 'user' | 'token'>): boolean =>
  (user !== undefined && file.userId === user.id) || opens(token, file.tokenHash);

/**
 * Lets the owner in, the holder of the file's token, and staff with the permission. Throws forbidden for other accounts and
 * not-found for strangers, whose guesses are counted.
 */
export async function checkMayOpen<File extends Guarded>(
  file: File | undefined,
  { user, token, address }: Caller,
  permission: Permission,
  limits: Pick<ArtworkLimits, 'countGuess'>,
): Promise<File> {
  const isForStaff = file && user?.isAdmin && may(user.role, permission);
  if (file && (isForStaff || isOf(file, { user, token }))) return file;
  if (!user) await limits.countGuess(address);
  if (!file || !user) throw noSuchFile();
  throw forbidden({ en: 'This belongs to somebody else.', hi: 'यह किसी और का है।' }, 'not-yours');
}
