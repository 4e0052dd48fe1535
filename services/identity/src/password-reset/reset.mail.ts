import type { MailLanguage } from './reset.field.ts';

export interface ResetMail {
  language: MailLanguage;
  shopName: string;
  /** The customer's name. */
  name: string;
  link: string;
}

const words = {
  en: {
    subject: (shop: string) => `Set a new password for ${shop}`,
    hello: (name: string) => `Hello ${name},`,
    why: (shop: string) => `Somebody, hopefully you, asked for a new password for your account at ${shop}.`,
    action: 'Set a new password',
    until: 'The link works once, for one hour.',
    otherwise: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  hi: {
    subject: (shop: string) => `${shop}: नया पासवर्ड बनाएँ`,
    hello: (name: string) => `नमस्ते ${name} जी,`,
    why: (shop: string) => `${shop} पर आपके अकाउंट के लिए नया पासवर्ड माँगा गया है।`,
    action: 'नया पासवर्ड बनाएँ',
    until: 'यह लिंक एक ही बार, एक घंटे तक काम करेगा।',
    otherwise: 'अगर आपने नहीं माँगा, तो कुछ करने की ज़रूरत नहीं: आपका पासवर्ड वही रहेगा।',
  },
} as const;

/** The mail with the link, as plain text and as HTML. */
export function resetMail({ language, shopName, name, link }: ResetMail) {
  const say = words[language];
  const [hello, why] = [say.hello(name), say.why(shopName)];
  return {
    subject: say.subject(shopName),
    text: [hello, why, `${say.action}:\n${link}`, say.until, say.otherwise, shopName].join('\n\n'),
    html: `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#fbf8f1;color:#17150f;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto;padding:24px;background:#fff;border-top:4px solid #c2185b">
<p>${asHtml(hello)}</p><p>${asHtml(why)}</p>
<p><a href="${asHtml(link)}" style="display:inline-block;padding:12px 20px;background:#c2185b;color:#fff;font-weight:bold;text-decoration:none">${say.action}</a></p>
<p style="font-size:14px;word-break:break-all">${asHtml(link)}</p>
<p>${say.until}<br>${say.otherwise}</p><p>${asHtml(shopName)}</p>
</div></body></html>`,
  };
}

const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
