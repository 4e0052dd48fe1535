import type { LetterContent, LetterFooter } from './letter-content.ts';

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/**
 * Draws an email as HTML and as plain text. It has no pictures and loads nothing, so that opening it tells nobody. The
 * components are loaded with the first mail: a process that sends none does not pay for them.
 */
export async function renderLetter(content: LetterContent, footer: LetterFooter): Promise<Letter> {
  const { drawLetter } = await import('./draw-letter.ts');
  return { subject: content.subject, text: asPlainText(content, footer), html: drawLetter(content, footer) };
}

function asPlainText(
  { hello, paragraphs, facts = [], action, after = [] }: LetterContent,
  { shopName, settings }: LetterFooter,
): string {
  const parts = [
    hello,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.href}` : '',
    ...after,
    shopName,
    settings ? `${settings.label}:\n${settings.href}` : '',
  ];
  return parts.filter(Boolean).join('\n\n');
}
