import { ApiError, isBrieflyAway } from '@print-shop/web-kit';
import { useText } from './messages/index.ts';

/** Returns a function for the message of a failed step. */
export function useFailure(): (error: unknown) => string {
  const text = useText();
  const refusals: Readonly<Record<string, string>> = text.refusals;
  return (error) => {
    // Browsers throw this when somebody closes the prompt or does not answer it.
    if (error instanceof Error && error.name === 'NotAllowedError') return text.passkeyCancelled;
    if (isBrieflyAway(error)) return text.unavailable;
    return (error instanceof ApiError && refusals[error.code]) || text.failed;
  };
}

/** Whether the ticket has ended, so that the person has to start again. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && ['ticket-over', 'second-factor-exists'].includes(error.code);
