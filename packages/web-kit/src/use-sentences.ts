import { defineMessages } from '@print-shop/i18n';

/** `said` gives the words for a sentence of a form's schema. The Hindi of all of them is loaded with the first form only. */
export const useSentences = defineMessages(
  { said: (sentence: string) => sentence },
  {
    hi: async () => {
      const sentences: Readonly<Record<string, string>> = (await import('@print-shop/contracts/messages-hi')).sentences;
      return { said: (sentence) => sentences[sentence] ?? sentence };
    },
  },
);
