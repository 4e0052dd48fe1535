import { use } from 'react';
import type { Language } from './language.ts';
import { useLanguage } from './use-language.ts';

/** The shape of another language's texts: the same keys, and the same parameters where a text has some. */
export type Messages<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Text
    ? (...values: Values) => Messages<Text>
    : { readonly [Key in keyof English]: Messages<English[Key]> };

type Load<Texts> = () => Promise<Texts>;
type OtherLanguage = Exclude<Language, 'en'>;

const loaders = new Set<(language: OtherLanguage) => Promise<unknown>>();

/** Loads the texts of every feature whose code is loaded, so that the next drawing need not wait for texts. */
export async function loadMessages(language: Language): Promise<void> {
  if (language !== 'en') await Promise.all([...loaders].map((load) => load(language)));
}

/**
 * The texts of one feature. English comes with the feature; another language is loaded when it is first shown. Returns a
 * hook: `const text = useText(); text.saved(3)`. The hook suspends while texts are loading. When texts cannot be loaded,
 * English is shown until the page is reloaded.
 */
export function defineMessages<English>(
  en: English,
  others: Record<OtherLanguage, Load<Messages<English>>>,
): () => Messages<English> {
  const loading = new Map<Language, Promise<Messages<English>>>();
  const inEnglish = (error: unknown) => {
    console.warn('The texts could not be loaded in the chosen language; showing English.', error);
    return en as Messages<English>;
  };
  const load = (language: OtherLanguage) => {
    const known = loading.get(language);
    if (known) return known;
    const coming = others[language]().catch(inEnglish);
    // As `use` marks a promise that it has waited for: then it need not wait at all.
    coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }));
    loading.set(language, coming);
    return coming;
  };
  loaders.add(load);
  return () => {
    const language = useLanguage();
    return language === 'en' ? (en as Messages<English>) : use(load(language));
  };
}
