import type { AuditedKind, SecurityEventKind } from '@print-shop/contracts';
import type { Messages } from '@print-shop/i18n';
import { kinds as audited, labelInHindi } from '../../../history/messages/hi.ts';
import { hi as staff } from '../../../messages/hi.ts';
import type { en } from './en.ts';

const kinds: Record<SecurityEventKind, string> = {
  'signed-in': 'साइन इन किया',
  'sign-in-failed': 'ग़लत पासवर्ड',
  'sign-in-blocked': 'बहुत कोशिशों के बाद रोका',
  'signed-out-elsewhere': 'दूसरे डिवाइस से साइन आउट किया',
  'reset-asked': 'नया पासवर्ड माँगा',
  'password-reset': 'लिंक से नया पासवर्ड रखा',
  'password-changed': 'पासवर्ड बदला',
  'email-changed': 'ईमेल बदला',
  'change-undone': 'लिंक से बदलाव वापस लिया',
  'second-factor-added': 'दूसरा सुरक्षा कदम जोड़ा',
  'second-factor-removed': 'दूसरा सुरक्षा कदम हटाया',
  'recovery-code-used': 'रिकवरी कोड इस्तेमाल किया',
  'recovery-codes-renewed': 'नए रिकवरी कोड बनाए',
  'staff-invited': 'स्टाफ़ में आने का न्योता',
  'staff-joined': 'स्टाफ़ में शामिल हुए',
  'role-changed': 'भूमिका बदली',
  'account-disabled': 'अकाउंट बंद हुआ',
  'account-enabled': 'अकाउंट चालू हुआ',
  'account-deleted': 'अकाउंट हटा',
  'own-data-asked': 'अपना डेटा माँगा',
  exported: 'फ़ाइल में निकाला',
  deleted: 'हटाया',
};

const details: Readonly<Record<string, string>> = {
  users: 'यूज़र',
  orders: 'ऑर्डर',
  artwork: 'डिज़ाइन और प्रूफ़',
  'bulk-orders': 'बल्क ऑर्डर',
  changes: 'हाल के बदलाव',
  'contact-messages': 'संपर्क पेज के मैसेज',
  'failed-messages': 'फ़ेल मैसेज',
  invoices: 'बिल',
  payments: 'पेमेंट',
  questions: 'ऑर्डर के सवाल',
  quotations: 'कोटेशन',
  reviews: 'रिव्यू',
  security: 'सुरक्षा का रिकॉर्ड',
  products: 'प्रोडक्ट',
  customers: 'ग्राहक',
  'opening balances': 'शुरुआती बाकी',
  'past orders': 'पुराने ऑर्डर',
  'outstanding balances': 'बाकी रकमें',
  'revenue by customer': 'हर ग्राहक की कमाई',
  'by Google': 'Google से',
  'authenticator app': 'ऑथेंटिकेटर ऐप',
  'all, by an operator': 'सारे, ऑपरेटर ने',
  'all, by an owner': 'सारे, मालिक ने',
  'with a code': 'कोड से',
  'with a recovery code': 'रिकवरी कोड से',
  'second factor': 'दूसरा सुरक्षा कदम',
  everywhere: 'सब जगह से',
  'everywhere else': 'बाकी सब जगह से',
};
/** Files of a month, after its name. */
const monthly: Readonly<Record<string, string>> = {
  'GSTR-1': 'की GSTR-1',
  'sales register': 'का सेल्स रजिस्टर',
  vouchers: 'के वाउचर',
};
const roles: Readonly<Record<string, string>> = staff.roles;
const objects = (Object.keys(audited) as AuditedKind[]).map((kind) => [`${kind.replaceAll('-', ' ')} `, kind] as const);

/** A detail from the server, in Hindi; text in an unknown form stays as it is. */
function inHindi(detail: string): string {
  const [, before = '', rest = ''] = /^(to|as|passkey|with the passkey) (.+)$/.exec(detail) ?? [];
  if (before === 'to' || before === 'as') return roles[rest] ?? rest;
  if (before) return before === 'passkey' ? `पासकी ${rest}` : `पासकी ${rest} से`;
  const [, file = '', month, table = ''] = /^(.+) of (\d{4}-\d{2})(: .+)?$/.exec(detail) ?? [];
  if (monthly[file]) return `${month} ${monthly[file]}${table}`;
  const [, left] = /^(\d+) left$/.exec(detail) ?? [];
  if (left) return `${left} बचे`;
  // Of two kinds that begin alike, the longer one is meant: "product type Mugs".
  const [object] = objects.filter(([words]) => detail.startsWith(words)).toSorted(([a], [b]) => b.length - a.length);
  if (!object) return details[detail] ?? detail;
  const [words, kind] = object;
  return `${audited[kind]} ${labelInHindi(kind, detail.slice(words.length))}`;
}

export const hi: Messages<typeof en> = {
  title: 'सुरक्षा',
  lead: 'पिछले 180 दिन के साइन इन, अकाउंट के बदलाव, निकाला और हटाया गया डेटा।',
  kinds,
  withDetail: (kind, detail) => `${kind}: ${inHindi(detail)}`,
  times: (what, count) => `${what}, ${count} बार`,
  kind: 'क्या हुआ',
  allAccounts: 'सारे अकाउंट दिखाएँ',
  columns: { when: 'कब', what: 'क्या', account: 'अकाउंट', address: 'पता (IP)', browser: 'ब्राउज़र' },
  named: (name) => ({ 'no such account': 'ऐसा कोई अकाउंट नहीं', unknown: 'पता नहीं' })[name] ?? name,
  by: (name) => `${name} ने किया`,
  notTold: 'नहीं बताया',
  caption: 'सुरक्षा की घटनाएँ',
  loading: 'रिकॉर्ड खुल रहा है...',
  failed: 'रिकॉर्ड नहीं खुल पाया।',
  none: 'अभी तक कुछ नहीं हुआ',
  noneMatches: 'ऐसा कुछ नहीं हुआ',
};
