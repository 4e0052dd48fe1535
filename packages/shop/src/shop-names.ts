import type { LanguageCode } from '@print-shop/contracts';
import type { Settings } from './keep-settings.ts';

/** Reads the shop's name in a language as it is published; until then it is `usual`. */
export const shopNames =
  (settings: Pick<Settings<'identity'>, 'find'>, usual: string) =>
  async (language: LanguageCode): Promise<string> => {
    const { identity } = await settings.find();
    if (!identity) return usual;
    return (language === 'hi' && identity.hi.name) || identity.name;
  };
