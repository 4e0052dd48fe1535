import { z } from 'zod';
import { type DomainError, type Fault, invalidInput } from './errors.ts';

const { localeError } = z.locales.en();

/**
 * Zod's own words, made to continue the name of the field ("email: invalid email address"). So a message that begins with a
 * capital letter is one that a contract's author wrote for the person in front of the form.
 */
const fieldWords: z.core.$ZodErrorMap = (issue) => {
  const words = localeError(issue);
  const message = typeof words === 'string' ? words : (words?.message ?? 'is not valid');
  return message.charAt(0).toLowerCase() + message.slice(1);
};

/** Collects the faults of one request over its parts, so that the caller hears of all of them at once. */
export class Validation {
  readonly faults: Fault[] = [];

  /** The parsed part; what it returns after a fault must not be used. */
  read(schema: z.ZodType | undefined, part: 'params' | 'query' | 'body', value: unknown): unknown {
    if (!schema) return undefined;
    const result = schema.safeParse(value, { error: fieldWords });
    if (result.success) {
      const odd = oddityIn(result.data);
      if (odd) this.faults.push({ path: [part, ...odd.path].join('.'), message: odd.message });
      return result.data;
    }
    for (const { path, message } of result.error.issues) this.faults.push({ path: [part, ...path].join('.'), message });
    return undefined;
  }

  /** The refusal for what was found: its message is the first sentence that a contract has for the person. */
  error(): DomainError | undefined {
    if (this.faults.length === 0) return undefined;
    const sentence = this.faults.find(({ message }) => /^\p{Lu}/u.test(message))?.message;
    return invalidInput(sentence ?? 'Please check the highlighted fields.', 'invalid-input', { details: this.faults });
  }
}

/** No request of the shop is nested deeper; parsers and databases run out of stack somewhere behind it. */
const MAX_DEPTH = 32;

/**
 * What makes a value unfit to be looked at any closer, and where: nesting without end, or the character NUL in a text or key,
 * which no text of a person has and some databases cannot store.
 */
function oddityIn(value: unknown, depth = 0): { path: string[]; message: string } | undefined {
  const hasNul = (text: string) => text.includes('\0');
  const nul = { path: [], message: 'must not contain the character NUL' };
  if (typeof value === 'string') return hasNul(value) ? nul : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { path: [], message: `must not be nested deeper than ${MAX_DEPTH} levels` };
  for (const [key, inside] of Object.entries(value)) {
    const odd = hasNul(key) ? nul : oddityIn(inside, depth + 1);
    if (odd) return { ...odd, path: [key.replaceAll('\0', ''), ...odd.path] };
  }
  return undefined;
}
