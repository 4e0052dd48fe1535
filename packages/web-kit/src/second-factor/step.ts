import type { addTotp, RouteResult } from '@print-shop/contracts';

/** The answer to adding a factor: recovery codes with the first factor, and the session if it was part of a sign-in. */
export type Added = RouteResult<typeof addTotp>;

/** Props of every way to set up a second factor. */
export interface StepProps {
  ticket: string;
  onAdded: (added: Added) => void;
  /** Called with a message when the ticket has ended. */
  onOver: (why: string) => void;
}
