export { type Letter, renderLetter } from './letter.ts';
export type { LetterContent } from './letter-content.ts';
