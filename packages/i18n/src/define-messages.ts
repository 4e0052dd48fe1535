import { use } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './use-language.ts';

/** The shape of another language's texts: the same keys, and for a text with parameters the same parameters. */
export type Messages<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Text
    ? (...values: Values) => Messages<Text>
    : { readonly [Key in keyof English]: Messages<English[Key]> };

type Load<Texts> = () => Promise<Texts>;

/**
 * The texts of one feature. English comes with the feature; another language is loaded when it is first shown.
 * Answers a hook: `const text = useText(); text.saved(3)`. The hook suspends while the texts are on their way;
 * texts that cannot be loaded are English until the page is opened anew.
 */
export function defineMessages<English>(
  en: English,
  others: Record<Exclude<Language, 'en'>, Load<Messages<English>>>,
): () => Messages<English> {
  const loaded = new Map<Language, Promise<Messages<English>>>();
  const inEnglish = (error: unknown) => {
    console.warn('The texts could not be loaded in the chosen language; showing English.', error);
    return en as Messages<English>;
  };
  const textsIn = (language: Exclude<Language, 'en'>) => {
    const known = loaded.get(language) ?? others[language]().catch(inEnglish);
    loaded.set(language, known);
    return known;
  };
  return () => {
    const language = useLanguage();
    return language === 'en' ? (en as Messages<English>) : use(textsIn(language));
  };
}
