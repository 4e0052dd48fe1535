import type { Message } from '../message/message.ts';
import { bulkNumberOf, numberOf, rupeesOf } from './message-data.ts';
import { words } from './words.ts';

/** What a phone can be told by: the recipient's name, the number of the order, and a detail. Providers refuse empty ones. */
export function paramsOf({
  kind,
  data,
}: Pick<Message, 'kind' | 'data'>): [name: string, number: string, detail: string] {
  const number = kind.includes('bulk-order') || data.isBulk ? bulkNumberOf(data) : numberOf(data);
  const paise = data.totalPaise ?? data.leftPaise;
  const amount = paise === undefined ? undefined : rupeesOf(paise);
  const detail = data.code ?? data.reason ?? data.status ?? amount;
  return [data.name || '-', data.id ? number : '-', detail || '-'];
}

/** The message in one line, as the staff area shows it. The provider's template has the words that were sent. */
export const shortText = ({ kind, language, data }: Pick<Message, 'kind' | 'language' | 'data'>): string =>
  [words[language][kind].subject(data), data.reason ?? data.status ?? ''].filter(Boolean).join(': ');
