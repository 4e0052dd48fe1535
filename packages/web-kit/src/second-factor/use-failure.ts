import { ApiError, isBrieflyAway } from '@print-shop/web-kit';
import { useText } from './messages/index.ts';

/** Why a step failed, in the words of this feature. */
export function useFailure(): (error: unknown) => string {
  const text = useText();
  const refusals: Readonly<Record<string, string>> = text.refusals;
  return (error) => {
    // What browsers say when somebody closes the question, or does not answer it.
    if (error instanceof Error && error.name === 'NotAllowedError') return text.passkeyCancelled;
    if (isBrieflyAway(error)) return text.unavailable;
    return (error instanceof ApiError && refusals[error.code]) || text.failed;
  };
}

/** Whether a ticket is over, so that the whole has to be started again. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && ['ticket-over', 'second-factor-exists'].includes(error.code);
