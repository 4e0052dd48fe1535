import { Button, Spinner } from '@print-shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSignOut } from './api/use-sign-out.ts';
import { useText } from './messages/index.ts';

/** `/logout`: signs out and goes home; offers to try again when the server cannot be reached. */
export default function LogoutScreen() {
  const text = useText();
  const signOut = useSignOut();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const start = useEffectEvent(async (current: number) => {
    await signOut();
    setFailedAttempt(current);
  });
  useEffect(() => {
    start(attempt);
  }, [attempt]);
  if (failedAttempt < attempt) return <Spinner label={text.signingOut} />;
  return (
    <div role="alert" className="page section flex flex-col items-center gap-4 text-center">
      <h1 className="headline text-title">{text.signOutFailed}</h1>
      <p>{text.stillSignedIn}</p>
      <Button onClick={() => setAttempt(attempt + 1)}>{text.signOut}</Button>
    </div>
  );
}
