export type MailLanguage = 'en' | 'hi';

/** The language that a visitor has chosen in the shop, from the `Cookie` header of a request. */
export const mailLanguageOf = (cookies: string | undefined): MailLanguage =>
  /(?:^|;\s*)language=hi(?:;|$)/.test(cookies ?? '') ? 'hi' : 'en';

/** Who sends a mail, and where its link leads. */
export interface Sender {
  shopName: string;
  link: string;
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** The texts of a mail, in reading order. */
export interface Words {
  language: MailLanguage;
  subject: string;
  hello: string;
  why: string;
  /** What the link does. */
  action: string;
  until: string;
  otherwise: string;
}

/** A mail with one link, as plain text and as HTML. */
export function letter({ language, subject, hello, why, action, until, otherwise }: Words, sender: Sender): Letter {
  const { shopName, link } = sender;
  return {
    subject,
    text: [hello, why, `${action}:\n${link}`, until, otherwise, shopName].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#fbf8f1;color:#17150f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto;padding:24px;background:#fff;border-top:4px solid #c2185b">
<p>${asHtml(hello)}</p><p>${asHtml(why)}</p>
<p><a href="${asHtml(link)}" style="display:inline-block;padding:12px 20px;background:#c2185b;color:#fff;font-weight:bold;text-decoration:none">${action}</a></p>
<p style="font-size:14px;word-break:break-all">${asHtml(link)}</p>
<p>${until}<br>${otherwise}</p><p>${asHtml(shopName)}</p>
</div></body></html>`,
  };
}

export const hello: Record<MailLanguage, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  hi: (name) => `नमस्ते ${name} जी,`,
};

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
