/** A pattern that makes readers go back, and the advice against it. */
export interface Rule {
  pattern: RegExp;
  advice: string;
}

export const RULES: readonly Rule[] = [
  {
    pattern: /^(what|whoever|whom|of (?!course)|by (what|how|which)|how long|who) /i,
    advice: 'begins with a relative clause or its object; begin with the subject or the verb',
  },
  { pattern: /; (what|who|whether|of|by)\b/i, advice: 'is two sentences in one' },
  {
    pattern:
      /\b(whoever|tells? of|told of|anew|is over\b|are over\b|no more\b(?! than)|so many|the own\b|by now\b|in vain|on this way|stands? after|does so\b)/i,
    advice: 'has an unusual word',
  },
  { pattern: /\b(that|which) it (was|is)\.$/i, advice: 'ends with its object' },
  { pattern: /, (of|for|by|to|with) (which|whom|whose)\b/i, advice: 'nests a relative clause' },
  {
    pattern: /\b(a mail|mails|mailed|letters?)\b(?=.*\b(sent|send|shop|customer|link)\b)/i,
    advice: 'should say "email"',
  },
];

/** More words than these make a sentence long. */
export const MOST_WORDS = 30;
/** The most sentences that may be listed, in percent: of all, and of the sentences of one folder. */
export const MOST_PERCENT = { all: 2, folder: 3 };
/** A folder with fewer sentences counts with all alone: one of them would be too large a part of it. */
export const LEAST_SENTENCES = 40;
