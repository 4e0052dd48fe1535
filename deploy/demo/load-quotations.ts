import type { Quotation, QuotationSummary } from '@print-shop/contracts';
import { dayOf } from '@print-shop/contracts/client';
import { inParallel, type Shop } from './client.ts';
import { type DemoQuotation, quotations } from './quotations.ts';

const VALID_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const MAIL_LIMIT_MS = 30_000;
const LOOK_MS = 200;

interface Mail {
  to: string[];
  text: string;
}

/**
 * Adds the quotations that are not there, and lets each customer do what they do. Customers read their emails where the
 * local mail page is. Without it, quotations are sent, and nobody answers.
 */
export async function loadQuotations(
  shop: Shop,
  token: string,
  mailUrl: string | undefined,
  wanted: readonly DemoQuotation[] = quotations,
): Promise<number> {
  const isNew = await inParallel(wanted, wanted.length, async (demo) => {
    const search = encodeURIComponent(demo.customerName);
    const there = await shop.get<QuotationSummary[]>(`/api/quotations?search=${search}`, token);
    const id = there[0]?._id ?? (await create(shop, token, demo))._id;
    await advance(shop, token, demo, id, mailUrl);
    return there.length === 0;
  });
  return isNew.filter(Boolean).length;
}

const bodyOf = ({ customerName, buyer, lines: items, conditions }: DemoQuotation) => ({
  customerName,
  items,
  ...conditions,
  ...(buyer ? { buyer } : {}),
  validUntil: dayOf(new Date(Date.now() + VALID_DAYS * DAY_MS)),
});

const create = (shop: Shop, token: string, wanted: DemoQuotation): Promise<Quotation> =>
  shop.post<Quotation>('/api/quotations', { token, body: bodyOf(wanted) });

/** Goes on from where the quotation stands, so that a run that was cut is completed by the next. */
async function advance(
  shop: Shop,
  token: string,
  wanted: DemoQuotation,
  id: string,
  mailUrl: string | undefined,
): Promise<void> {
  const { email, language, question, revisedTo, becomes, reason = '' } = wanted;
  const at = `/api/quotations/${id}`;
  const send = () => shop.post<Quotation>(`${at}/sending`, { token, body: { email, language } });
  let { state, revision, notes, customerName } = await shop.get<Quotation>(at, token);
  if (becomes === 'draft' || state === 'accepted' || state === 'declined' || state === 'expired') return;
  if (state === 'draft') ({ state } = await send());
  if (becomes === 'expired') await shop.post(`${at}/withdrawal`, { token, body: {} });
  if (!mailUrl || becomes === 'sent' || becomes === 'expired') return;

  const link = await mailed(mailUrl, email, /\/quotation#token=([\w.-]+)/);
  const byLink = (path: string, more: object = {}) =>
    shop.post(`/api/quotations/shared${path}`, { body: { ...more, token: link } });
  await byLink('');
  if (question && notes.length === 0) await byLink('/notes', { text: question.asked });
  if (question && notes.length < 2) await shop.post(`${at}/notes`, { token, body: { text: question.answered } });
  if (revisedTo && revision === 1) {
    const discount = { unit: 'percent', value: revisedTo };
    const body = { ...bodyOf(wanted), discount, expectedRevision: 1 };
    ({ revision } = await shop.post<Quotation>(`${at}/revisions`, { token, body }));
    await send();
  }
  if (becomes === 'declined') await byLink('/decline', { reason });
  if (becomes !== 'accepted') return;
  await byLink('/codes');
  // Alone: an address may contain six digits, too.
  const code = await mailed(mailUrl, email, /(?<![\w-])(\d{6})(?!\w)/);
  await byLink('/accept', { name: customerName, code, revision });
}

/** The match of the pattern in the newest email to an address. Waits until there is one. */
export async function mailed(mailUrl: string, address: string, pattern: RegExp): Promise<string> {
  const end = Date.now() + MAIL_LIMIT_MS;
  for (;;) {
    const mails = (await (await fetch(`${mailUrl}/mails.json?to=${encodeURIComponent(address)}`)).json()) as Mail[];
    for (const { to, text } of mails) {
      const found = to.includes(address) && pattern.exec(text)?.[1];
      if (found) return found;
    }
    if (Date.now() > end) throw new Error(`no email to ${address} came in ${MAIL_LIMIT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
