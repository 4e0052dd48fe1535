export const MAX_CONVERSATION_CHARACTERS = 2_000;
export const MAX_CONVERSATION_DESIGNS = 5;
/** The most messages about one order; after that people call each other. */
export const MAX_CONVERSATION_MESSAGES = 500;
/** How many messages one answer holds. */
export const CONVERSATION_PAGE = 20;

/** The writer: the customer, or any member of staff for the shop. */
export const CONVERSATION_SIDES = ['customer', 'shop'] as const;
export type ConversationSide = (typeof CONVERSATION_SIDES)[number];
