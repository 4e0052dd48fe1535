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
    // What no contract reads is dropped by its schema, but nobody needs to nest it without end.
    if (isTooDeep(value)) {
      this.faults.push({ path: part, message: `must not be nested deeper than ${MAX_DEPTH} levels` });
      return undefined;
    }
    const result = schema.safeParse(value, { error: fieldWords });
    if (result.success) {
      const nul = pathOfNul(result.data);
      if (nul) this.faults.push({ path: [part, ...nul].join('.'), message: 'must not contain the character NUL' });
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

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth >= MAX_DEPTH || Object.values(value).some((inside) => isTooDeep(inside, depth + 1));
}

/** Where a value has the character NUL, in a text or a key; no text of a person has it, and some databases cannot store it. */
function pathOfNul(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inside] of Object.entries(value)) {
    const path = key.includes('\0') ? [] : pathOfNul(inside);
    if (path) return [key.replaceAll('\0', ''), ...path];
  }
  return undefined;
}
