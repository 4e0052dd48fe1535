import type { EmailContent, EmailFooter } from './email-content.ts';

export interface Email {
  subject: string;
  text: string;
  html: string;
}

/**
 * Draws an email as HTML and as plain text. It has no pictures and loads nothing, so that opening it tells nobody. The components
 * are loaded with the first email: a process that sends none does not pay for them.
 */
export async function renderEmail(content: EmailContent, footer: EmailFooter): Promise<Email> {
  const { drawEmail } = await import('./draw-email.ts');
  return { subject: content.subject, text: asPlainText(content, footer), html: drawEmail(content, footer) };
}

function asPlainText(
  { hello, paragraphs, facts = [], action, after = [] }: EmailContent,
  { shopName, settings }: EmailFooter,
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
