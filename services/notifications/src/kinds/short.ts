import type { LanguageCode } from '@print-shop/contracts';
import type { Message } from '../message/message.ts';
import { bulkNumberOf, type MessageData, numberOf, rupeesOf } from '../message/message-data.ts';
import { frame, words } from './words.ts';

/** WhatsApp and SMS refuse parameters with breaks of lines, tabs, or more than four blanks in a row. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The parts of a short message: the recipient's name, the number of the order, and a detail. Providers refuse empty ones. */
export function paramsOf({
  kind,
  language,
  data,
}: Pick<Message, 'kind' | 'language' | 'data'>): [name: string, number: string, detail: string] {
  const number = kind.includes('bulk-order') ? bulkNumberOf(data) : numberOf(data);
  const paise = data.totalPaise ?? data.leftPaise ?? data.paidPaise;
  const amount = paise === undefined ? undefined : rupeesOf(paise);
  const detail = data.code ?? wordOf(language, data) ?? amount;
  const params = [data.name, data.id ? number : '', detail ?? ''] as const;
  return params.map((param) => inOneLine(param) || '-') as [string, string, string];
}

/** The message in one line, as the staff area shows it. The provider's template has the words that were sent. */
export const shortText = ({ kind, language, data }: Pick<Message, 'kind' | 'language' | 'data'>): string =>
  [words[language][kind].subject(data), wordOf(language, data) ?? ''].filter(Boolean).join(': ');

/** Why something happened, else the new status of a bulk order. */
const wordOf = (language: LanguageCode, { reason, reasonHi = reason, status }: MessageData): string | undefined =>
  (language === 'hi' ? reasonHi : reason) ?? (status && (frame[language].statuses[status] ?? status));
