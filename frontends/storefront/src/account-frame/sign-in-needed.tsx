import { buttonClasses, EmptyState } from '@print-shop/ui';
import { Link, useLocation } from 'react-router';
import { useText } from './messages/index.ts';

interface SignInNeededProps {
  title: string;
  text: string;
  /** The way for guests, who have no account. */
  guests?: string;
}

/** Shown to visitors who are not signed in; after signing in they return to the same screen. */
export function SignInNeeded({ title, text, guests }: SignInNeededProps) {
  const words = useText();
  const { pathname, hash } = useLocation();
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={title}
        action={
          <>
            <Link to="/login" state={{ from: pathname + hash }} className={buttonClasses()}>
              {words.signIn}
            </Link>
            <Link to="/signup" className={buttonClasses({ tone: 'outline' })}>
              {words.signUp}
            </Link>
          </>
        }
      >
        {text}
        {guests && (
          <Link to="/track" className="mt-3 block text-action underline">
            {guests}
          </Link>
        )}
      </EmptyState>
    </div>
  );
}
