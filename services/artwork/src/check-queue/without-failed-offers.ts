import type { MendCode } from '@print-shop/contracts';
import type { Finding } from '../preflight/index.ts';

/** The outcome of a mend: the checks of the mended file, or that there is none. */
type MendOutcome = { state: 'checked'; findings: readonly Finding[] } | { state: 'refused' };

/**
 * Returns the findings of a file without the offers that failed when it was mended, each with a sentence that says so. Returns nothing where none
 * failed. A refusal of several mends at once doesn't say which of them failed.
 */
export function withoutFailedOffers(
  findings: readonly Finding[],
  mends: readonly MendCode[],
  outcome: MendOutcome,
): Finding[] | undefined {
  const left =
    outcome.state === 'checked' ? outcome.findings.flatMap(({ code, values }) => (values.tried ? code : [])) : [];
  const hasFailed = ({ code, mend }: Finding): boolean =>
    mend !== undefined &&
    mends.includes(mend) &&
    (outcome.state === 'checked' ? left.includes(code) : mends.length === 1);
  if (!findings.some(hasFailed)) return undefined;
  return findings.map((finding) => {
    if (!hasFailed(finding)) return finding;
    const { mend: _, ...rest } = finding;
    return { ...rest, values: { ...rest.values, tried: 1 } };
  });
}
