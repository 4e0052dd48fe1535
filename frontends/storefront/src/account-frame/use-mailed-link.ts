import { ApiError, session } from '@print-shop/web-kit';
import { useState } from 'react';
import { useRefusal } from './use-refusal.ts';

interface MailedLinkOptions {
  /** Empty where the link is not complete. */
  token: string;
  /** The server's code for a link that has expired or was used. */
  overCode: string;
  /** Why it failed otherwise, by the server's code, and for every other failure. */
  text: { refusals: Readonly<Record<string, string>>; failed: string };
}

/** Not there until a link is used. */
type Outcome<Result> = { done: Result } | { failure: string } | 'over';

/**
 * The link of an email that changes an account. `use` sends the link's request and never rejects. Once that has succeeded, the
 * browser is signed out. Somebody else may be signed in there, or the change has ended that session.
 */
export function useMailedLink<Result>({ token, overCode, text }: MailedLinkOptions) {
  const refusal = useRefusal();
  const [outcome, setOutcome] = useState<Outcome<Result> | undefined>(token ? undefined : 'over');
  const use = async (work: () => Promise<Result>): Promise<void> => {
    setOutcome(undefined);
    try {
      const done = await work();
      session.signOut();
      setOutcome({ done });
    } catch (error) {
      if (error instanceof ApiError && error.code === overCode) setOutcome('over');
      else setOutcome({ failure: refusal(error, text.refusals, text.failed) });
    }
  };
  return { outcome, use };
}
