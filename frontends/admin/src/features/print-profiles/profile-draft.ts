import { toNestErrors } from '@hookform/resolvers';
import type { StoredPrintProfile } from '@print-shop/contracts';
import { printProfileBody } from '@print-shop/contracts/schemas';
import type { FieldError, Resolver, ResolverResult } from 'react-hook-form';

/** The numbers of a profile, in the order of the form. */
export const NUMBERS = [
  ...(['toleranceMm', 'bleedMm', 'safeMm', 'minDpi', 'goodDpi', 'inkLimitPercent'] as const),
  ...(['minPages', 'maxPages', 'pageMultiple', 'minTextPt', 'minLinePt'] as const),
] as const;
type NumberName = (typeof NUMBERS)[number];

interface SizeDraft {
  name: string;
  widthMm: string;
  heightMm: string;
}

export interface ProfileDraft {
  /** The product type. */
  id: string;
  numbers: Record<NumberName, string>;
  colours: StoredPrintProfile['colours'];
  needsProof: boolean;
  sizes: SizeDraft[];
}

export type Fault =
  | { kind: 'missing' | 'number' | 'whole' | 'size' | 'pages' | 'dpi' }
  | { kind: 'least' | 'most'; bound: number };

export function draftOf(profile: StoredPrintProfile): ProfileDraft {
  const { productType, colours, needsProof, sizes } = profile;
  return {
    id: productType,
    colours,
    needsProof,
    numbers: Object.fromEntries(NUMBERS.map((name) => [name, String(profile[name])])) as ProfileDraft['numbers'],
    sizes: sizes.map(({ name, widthMm, heightMm }) => ({
      name,
      widthMm: String(widthMm),
      heightMm: String(heightMm),
    })),
  };
}

/** Nothing typed is no number, and not 0. */
const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

type Issue = NonNullable<ReturnType<typeof printProfileBody.safeParse>['error']>['issues'][number];

function faultOf(issue: Issue): Fault {
  if (issue.code === 'custom') return { kind: issue.path[0] === 'maxPages' ? 'pages' : 'dpi' };
  if (issue.code === 'too_small' && issue.origin === 'string') return { kind: 'missing' };
  if (issue.code === 'too_small') return { kind: 'least', bound: Number(issue.minimum) };
  if (issue.code === 'too_big') return { kind: 'most', bound: Number(issue.maximum) };
  return { kind: issue.code === 'invalid_type' && issue.expected === 'int' ? 'whole' : 'number' };
}

/** The profile that was typed, or what is wrong by the path of the field, like `sizes.0.widthMm`. */
export function readDraft({ numbers, sizes, colours, needsProof }: ProfileDraft) {
  const { data, error } = printProfileBody.safeParse({
    ...Object.fromEntries(NUMBERS.map((name) => [name, numberOf(numbers[name])])),
    colours,
    needsProof,
    sizes: sizes.map(({ name, ...size }) => ({
      name,
      widthMm: numberOf(size.widthMm),
      heightMm: numberOf(size.heightMm),
    })),
  });
  const faults: Record<string, Fault> = {};
  for (const issue of error?.issues ?? []) faults[issue.path.join('.')] ??= faultOf(issue);
  // The contract allows a size of 0, which nothing can have.
  for (const [at, { widthMm, heightMm }] of sizes.entries()) {
    if (numberOf(widthMm) === 0) faults[`sizes.${at}.widthMm`] = { kind: 'size' };
    if (numberOf(heightMm) === 0) faults[`sizes.${at}.heightMm`] = { kind: 'size' };
  }
  return { body: Object.keys(faults).length === 0 ? data : undefined, faults };
}

interface CheckedProfile {
  productType: string;
  body: NonNullable<ReturnType<typeof readDraft>['body']>;
}

/** Returns the check of a typed profile, which also makes the body that is sent. `wordsOf` says a fault. */
export const profileResolver =
  (wordsOf: (fault: Fault) => string): Resolver<ProfileDraft, unknown, CheckedProfile> =>
  (draft, _, options): ResolverResult<ProfileDraft, CheckedProfile> => {
    const { body, faults } = readDraft(draft);
    if (body) return { values: { productType: draft.id, body }, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const [path, fault] of Object.entries(faults))
      errors[path in draft.numbers ? `numbers.${path}` : path] = { type: fault.kind, message: wordsOf(fault) };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
