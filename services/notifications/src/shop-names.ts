import type { LanguageCode } from '@print-shop/contracts';
import type { Settings } from '@print-shop/shop';
import { type Config, shopNameOf } from './config.ts';

/** Reads the shop's name in a language as it is published; until then it is that of `MAIL_FROM`. */
export const shopNames =
  (settings: Pick<Settings<'identity'>, 'find'>, config: Config) =>
  async (language: LanguageCode): Promise<string> => {
    const { identity } = await settings.find();
    if (!identity) return shopNameOf(config);
    return (language === 'hi' && identity.hi.name) || identity.name;
  };
