import type { ClaimState } from './choices.ts';

export interface ClaimableLine {
  line: string;
  pieces: number;
  /** The price of all pieces together. */
  paise: number;
}

export interface ClaimedLine {
  line: string;
  pieces: number;
}

interface Claimed {
  state: ClaimState;
  lines: readonly ClaimedLine[];
}

const DAY_MS = 24 * 60 * 60_000;

export const claimableUntil = (deliveredAt: Date, days: number): Date =>
  new Date(deliveredAt.getTime() + days * DAY_MS);

/**
 * Claims that take their pieces: those that wait, and those that were made good. Pieces of a declined claim can be claimed again.
 */
const takesPieces = ({ state }: Claimed): boolean => state === 'open' || state === 'accepted';

/** How many pieces of each line nobody has claimed yet. */
export function unclaimedPieces(lines: readonly ClaimableLine[], claims: readonly Claimed[]): Map<string, number> {
  const taken = claims.filter(takesPieces).flatMap((claim) => claim.lines);
  return new Map(
    lines.map(({ line, pieces }) => [
      line,
      pieces - taken.reduce((sum, one) => sum + (one.line === line ? one.pieces : 0), 0),
    ]),
  );
}

/** The price of the claimed pieces, in paise, which is the most that is refunded for them. A part of a line is rounded down. */
export const claimedPaise = (claimed: readonly ClaimedLine[], lines: readonly ClaimableLine[]): number =>
  claimed.reduce((sum, { line, pieces }) => {
    const whole = lines.find((one) => one.line === line);
    return sum + (whole ? Math.floor((whole.paise * pieces) / whole.pieces) : 0);
  }, 0);
