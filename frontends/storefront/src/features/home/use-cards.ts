import { useSaid } from '@print-shop/web-kit';

interface Texts {
  en: string;
  hi: string;
}

/** Returns the cards of the settings in the language of the page, without those that have no title; undefined where there are none. */
export function useCards<Card extends { title: Texts; text: Texts }>(cards: readonly Card[] = []) {
  const said = useSaid();
  const titled = cards.filter(({ title }) => said(title) !== '');
  if (titled.length === 0) return undefined;
  return titled.map(({ title, text, ...card }) => ({ ...card, title: said(title), text: said(text) }));
}
