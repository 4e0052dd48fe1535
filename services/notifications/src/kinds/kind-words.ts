import type { MessageData } from '../message/message-data.ts';

export interface KindWords {
  subject(data: MessageData): string;
  paragraphs(data: MessageData): string[];
  /** The button and the page of the shop that it opens. */
  action?: { label: string | ((data: MessageData) => string); path(data: MessageData): string };
}
