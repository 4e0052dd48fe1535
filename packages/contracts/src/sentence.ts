import type { faults, sentences } from './messages.hi.ts';

/** A sentence for the person who fills in a form. */
export type Sentence = keyof typeof sentences;
/** Words that follow the name of a field, like `must be a number`. */
export type FaultWords = keyof typeof faults;

/** Marks a schema's message as a sentence for the person. A sentence without Hindi does not compile. */
export const sentence = <Words extends Sentence>(words: Words): Words => words;

/** Marks a schema's message as words that follow the field's name. Words without Hindi do not compile. */
export const fault = <Words extends FaultWords>(words: Words): Words => words;
