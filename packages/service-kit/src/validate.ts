import type { Text } from '@print-shop/contracts';
import { faults, sentences } from '@print-shop/contracts/messages-hi';
import { z } from 'zod';
import { type DomainError, type Fault, invalidInput } from './errors.ts';

/** Zod's own message for an issue, worded to follow the field's name ("email: invalid email address"). */
function wordsIn(locale: { localeError: z.core.$ZodErrorMap }, issue: z.core.$ZodRawIssue): string {
  const words = locale.localeError(issue);
  const message = typeof words === 'string' ? words : (words?.message ?? '');
  return message.charAt(0).toLowerCase() + message.slice(1);
}

const [english, hindi] = [z.locales.en(), z.locales.hi()];

/** A contract's sentence for the person in every language; `undefined` for other messages. */
const sentenceOf = ({ en }: Text): Text | undefined =>
  Object.hasOwn(sentences, en) ? { en, hi: sentences[en as keyof typeof sentences] } : undefined;

const written: Readonly<Record<string, string>> = { ...sentences, ...faults };

/** Collects the faults in all parts of a request, so that the caller gets them all at once. */
export class Validation {
  readonly faults: Fault[] = [];

  /** Returns the parsed part; after a fault the result must not be used. */
  read(schema: z.ZodType | undefined, part: 'params' | 'query' | 'body', value: unknown): unknown {
    if (!schema) return undefined;
    // Schemas drop unknown fields, but must not be given endlessly nested ones.
    if (isTooDeep(value)) {
      const message = {
        en: `must not be nested deeper than ${MAX_DEPTH} levels`,
        hi: `${MAX_DEPTH} से ज़्यादा परतें नहीं हो सकतीं`,
      };
      this.faults.push({ path: part, message });
      return undefined;
    }
    const hindiOf = new Map<string, string>();
    const error: z.core.$ZodErrorMap = (issue) => {
      const words = wordsIn(english, issue);
      hindiOf.set(words, wordsIn(hindi, issue));
      return words;
    };
    const result = schema.safeParse(value, { error });
    if (result.success) {
      const nul = nulPath(result.data);
      const message = { en: 'must not contain the character NUL', hi: 'में NUL अक्षर नहीं हो सकता' };
      if (nul) this.faults.push({ path: [part, ...nul].join('.'), message });
      return result.data;
    }
    for (const { path, message: en } of result.error.issues) {
      this.faults.push({ path: [part, ...path].join('.'), message: { en, hi: written[en] ?? hindiOf.get(en) ?? en } });
    }
    return undefined;
  }

  /** The refusal for the faults found; its message is the first sentence of a contract for the person. */
  error(): DomainError | undefined {
    if (this.faults.length === 0) return undefined;
    const [first = CHECK_FIELDS] = this.faults.flatMap(({ message }) => sentenceOf(message) ?? []);
    return invalidInput(first, 'invalid-input', { details: this.faults });
  }
}

const CHECK_FIELDS: Text = {
  en: 'Please check the highlighted fields.',
  hi: 'जिन जगहों पर निशान है, उन्हें जाँच लीजिए।',
};

/** No request of the shop is nested deeper; much deeper ones exhaust the stack of parsers and databases. */
const MAX_DEPTH = 32;

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth >= MAX_DEPTH || Object.values(value).some((inside) => isTooDeep(inside, depth + 1));
}

/** The path of a NUL character in a text or key. No person types it, and some databases cannot store it. */
function nulPath(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inside] of Object.entries(value)) {
    const path = key.includes('\0') ? [] : nulPath(inside);
    if (path) return [key.replaceAll('\0', ''), ...path];
  }
  return undefined;
}
