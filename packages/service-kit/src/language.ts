import type { Request, Response } from 'express';
import type { Text } from './errors.ts';

export type Language = keyof Text;
const LANGUAGES: readonly Language[] = ['en', 'hi'];

/** The language that a visitor has chosen in the shop, from the `Cookie` header of a request. */
export const chosenLanguageOf = (cookies: string | undefined): Language =>
  /(?:^|;\s*)language=hi(?:;|$)/.test(cookies ?? '') ? 'hi' : 'en';

/** The shop language that a request prefers by `Accept-Language` (RFC 9110, section 12.5.4); otherwise English. */
export function languageOf(req: Pick<Request, 'acceptsLanguages'>): Language {
  const accepted = req.acceptsLanguages(...LANGUAGES);
  return LANGUAGES.find((known) => known === accepted) ?? 'en';
}

/** Chooses the language of the answer and names it in the headers, so that no cache serves it to readers of another language. */
export function chooseLanguage(res: Response): Language {
  const language = languageOf(res.req);
  res.vary('Accept-Language').set('Content-Language', language);
  return language;
}
