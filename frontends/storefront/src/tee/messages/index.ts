import { defineMessages } from '@print-shop/i18n';
import { en } from './en.ts';

export const useTeeText = defineMessages(en, { hi: async () => (await import('./hi.ts')).hi });

/** The name of a colour in the visitor's language, or the catalogue's name if the shop's list has none. */
export function useColorName(): (name: string) => string {
  const { colors } = useTeeText();
  return (name) => (colors as Record<string, string>)[name] ?? name;
}
