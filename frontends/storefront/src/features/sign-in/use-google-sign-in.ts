import type { SecondFactorAsked } from '@print-shop/contracts';
import { toast } from '@print-shop/ui';
import { isBrieflyAway, session, useShop } from '@print-shop/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRefusal } from '../../account-frame/use-refusal.ts';
import { adoptKept } from '../../artwork-check/api/adopt-kept.ts';
import { signInByGoogle } from './api/sign-in-by-google.ts';
import { startGoogle } from './api/start-google.ts';
import { beginGoogleTrip, endGoogleTrip, type GoogleReturn } from './google.ts';
import { useText } from './messages/index.ts';
import { startOf, wayOn } from './way-on.ts';

/**
 * Opens Google and, on the way back, signs in or returns the second step that is still needed. `leave` opens another site's page.
 */
export function useGoogleSignIn(
  onAsked: (asked: SecondFactorAsked, next: string | undefined) => void,
  leave = (address: string) => window.location.assign(address),
) {
  const text = useText();
  const refusal = useRefusal();
  const navigate = useNavigate();
  const { googleClientId } = useShop();
  const { hash, state } = useLocation();
  const [isBusy, setIsBusy] = useState(false);
  const from = wayOn(state);
  const hasReturned = useRef(false);

  const fail = (error: unknown) => {
    console.error('Google sign-in failed', error);
    session.signInFailure(refusal(error, text.refusals, isBrieflyAway(error) ? text.unavailable : text.googleFailed));
    setIsBusy(false);
  };

  const signIn = async ({ idToken, name, email, from: next }: Extract<GoogleReturn, { kind: 'token' }>) => {
    setIsBusy(true);
    try {
      const answer = await signInByGoogle({ idToken, name, email });
      if ('secondFactor' in answer) {
        setIsBusy(false);
        return onAsked(answer.secondFactor, next);
      }
      const { token, ...user } = answer;
      session.signInSuccess(user, token);
      void adoptKept();
      navigate(next ?? startOf(user), { replace: true });
    } catch (error) {
      fail(error);
    }
  };

  useEffect(() => {
    if (hasReturned.current) return;
    const back = endGoogleTrip(hash);
    if (back.kind === 'none') return;
    hasReturned.current = true;
    // The token must not stay in the history.
    navigate('/signin', { replace: true });
    if (back.kind === 'token') signIn(back);
    else session.signInFailure(back.kind === 'cancelled' ? text.googleCancelled : text.googleFailed);
  });

  const start = async () => {
    if (!googleClientId) return toast(text.googleOff, 'bad');
    setIsBusy(true);
    try {
      leave(beginGoogleTrip(googleClientId, await startGoogle(), window.location.origin, from));
      // The visitor may return by the browser's back button.
      setIsBusy(false);
    } catch (error) {
      fail(error);
    }
  };
  return { start, isBusy };
}
