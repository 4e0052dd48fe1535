import type { Request, Response } from 'express';
import type { Text } from './errors.ts';

export type Language = keyof Text;
const LANGUAGES: readonly Language[] = ['en', 'hi'];

/** The language of the shop that a request prefers by `Accept-Language` (RFC 9110, section 12.5.4); English for all others. */
export function languageOf(req: Pick<Request, 'acceptsLanguages'>): Language {
  const accepted = req.acceptsLanguages(...LANGUAGES);
  return LANGUAGES.find((known) => known === accepted) ?? 'en';
}

/** The language to answer in. Names it in the headers, so that no cache gives the answer to a reader of another language. */
export function chooseLanguage(res: Response): Language {
  const language = languageOf(res.req);
  res.vary('Accept-Language').set('Content-Language', language);
  return language;
}
