const inDays = (days: number): string => (days === 1 ? '1 working day' : `${days} working days`);

export const en = {
  title: 'Today',
  lead: (days: number) =>
    `Orders that have to leave, and people who wait for you. An order leaves within ${inDays(days)} of its payment or its approved proof. Closed days do not count. An order whose proof waits for the customer is not late.`,
  figures: {
    orders: 'Orders today',
    revenue: 'Revenue today',
    loading: (figure: string) => `Loading ${figure}`,
    notKnown: 'Not known.',
    tryAgainOf: (figure: string) => `Try Again: ${figure}`,
  },
  lists: {
    late: 'Late',
    leaving: 'Leaves today',
    toRelease: 'Orders to release',
    payments: 'Payments to confirm',
    bulkOrders: 'Bulk orders to start',
    inProduction: 'Bulk orders to finish',
    artwork: 'Artwork to check',
    changes: 'Proofs to change',
    proofs: 'Proofs without an answer',
    quotations: 'Quotations without an answer',
    questions: 'Questions',
    claims: 'Claims to decide',
    bulkClaims: 'Claims on bulk orders',
    stock: 'Low stock',
    reviews: 'Reviews without an answer',
    failedMessages: 'Failed messages',
  },
  all: 'See all',
  allOf: (list: string) => `See all: ${list}`,
  loading: (list: string) => `Loading: ${list}`,
  failed: 'This list could not be loaded.',
  tryAgainOf: (list: string) => `Try Again: ${list}`,
  nothing: 'Nothing waits here.',
  until: (day: string) => `until ${day}`,
  left: (count: number) => `${count} left`,
  onlyFiles: 'Only files',
  stars: (stars: number, name: string) => `${'★'.repeat(stars)} ${name}`,
  actions: {
    open: 'Open',
    answer: 'Answer',
    call: 'Call',
    whatsapp: 'WhatsApp',
    email: 'Email',
    remind: 'Remind',
    resend: 'Send again',
  },
  /** The button of a row, as screen readers name it. */
  actionOf: (action: string, row: string) => `${action}: ${row}`,
  reminding: 'Reminding...',
  reminded: (name: string) => `The customer is reminded of the proof of ${name}.`,
  remindFailed: 'The reminder could not be sent. Please try again.',
  resending: 'Sending...',
  resent: 'The message will be sent again.',
  resendFailed: 'The message could not be sent again. Please try again.',
  /** Words that are typed for staff, who may change them before they send them. */
  letters: {
    aboutOrder: (number: string) => `Your order ${number}`,
    late: (number: string, shop: string) =>
      `Hello, your order ${number} takes longer than we promised. We are sorry, and will send it as soon as we can. ${shop}`,
    aboutQuotation: (number: string) => `Quotation ${number}`,
    quotation: (number: string, until: string, shop: string) =>
      `Hello, have you had time to look at our quotation ${number}? It is valid until ${until}. ${shop}`,
  },
};
