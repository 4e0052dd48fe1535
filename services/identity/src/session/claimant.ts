import { chosenLanguageOf, type User } from '@print-shop/service-kit';
import type { Request } from 'express';
import { placeOf } from './place.ts';

/** A request that may contain the caller's current password. */
export interface ClaimedRequest {
  user: User;
  req: Request;
  body: { currentPassword?: string | undefined };
}

/** The caller, their place and the password that they gave. */
export const claimantOf = ({ user, req, body }: ClaimedRequest) => ({
  id: user.id,
  signedInAtSeconds: user.signedInAtSeconds,
  tokenId: user.tokenId,
  expiresAtSeconds: user.expiresAtSeconds,
  ...placeOf(req),
  currentPassword: body.currentPassword,
  language: chosenLanguageOf(req.headers.cookie),
});
