import { Button, Spinner } from '@print-shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSignOut } from './use-sign-out.ts';

/** `/logout`: signs out and goes home; offers to try again when the server could not be told. */
export function LogoutScreen() {
  const signOut = useSignOut();
  const [isOver, setIsOver] = useState(false);
  const start = useEffectEvent(async () => {
    setIsOver(false);
    await signOut();
    setIsOver(true);
  });
  useEffect(() => {
    start();
  }, []);
  if (!isOver) return <Spinner label="Signing out..." />;
  return (
    <div className="page section flex flex-col items-center gap-4 text-center">
      <h1 className="headline text-title">Signing out did not work</h1>
      <p>You are still signed in. Please try again.</p>
      <Button onClick={() => signOut()}>Sign out</Button>
    </div>
  );
}
