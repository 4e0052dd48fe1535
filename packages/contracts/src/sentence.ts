import type { faults, sentences } from './messages.hi.ts';

/** A sentence for the person in front of a form. */
export type Sentence = keyof typeof sentences;
/** What continues the name of a field: `must be a number`. */
export type FaultWords = keyof typeof faults;

/** Marks a schema's message as a sentence for the person. One without Hindi does not compile. */
export const sentence = <Words extends Sentence>(words: Words): Words => words;

/** Marks a schema's message as words that continue the name of the field. Words without Hindi do not compile. */
export const fault = <Words extends FaultWords>(words: Words): Words => words;
