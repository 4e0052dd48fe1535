import { language } from '@print-shop/i18n';

/** The note of a step in the language of its reader; notes that people wrote are in theirs. */
export const noteOf = ({ note, noteHi = note }: { note: string; noteHi?: string | undefined }): string =>
  language.read() === 'hi' ? noteHi : note;
