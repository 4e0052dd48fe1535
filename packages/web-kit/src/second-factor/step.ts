import type { addTotp, RouteResult } from '@print-shop/contracts';

/** What adding a factor answered: codes with the first one, the session where it was part of a sign-in. */
export type Added = RouteResult<typeof addTotp>;

/** What every way to set up a second factor is given. */
export interface StepProps {
  ticket: string;
  onAdded: (added: Added) => void;
  /** The ticket is over; says so. */
  onOver: (why: string) => void;
}
