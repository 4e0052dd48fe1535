export const en = {
  title: 'Reconciliation',
  lead: 'Differences between the ledger, the payment provider and the bank. Compared each night, and with each bank statement.',
  compare: 'Compare now',
  comparing: 'Comparing...',
  compared: (rows: number, differences: number) =>
    differences === 0
      ? `${rows} settled payments and refunds compared. Nothing new.`
      : `${rows} settled payments and refunds compared. New differences: ${differences}.`,
  compareFailed: 'The provider could not be reached. Please try again.',
  loading: 'Loading the differences...',
  failed: 'The differences could not be loaded.',
  none: 'Everything agrees',
  noneHint: 'All differences are settled.',
  columns: {
    kind: 'Difference',
    day: 'Day',
    order: 'Order',
    reference: 'Reference',
    stated: 'Provider or bank',
    ledger: 'Ledger',
    action: 'Action',
  },
  kinds: {
    'not-in-ledger': 'Not in the ledger',
    'other-amount': 'Different amount',
    'not-settled': 'Never settled',
    'not-at-bank': 'Not at the bank',
    'other-payout': 'Different payout',
  },
  enter: 'Record it',
  close: 'Close with a note',
  actionOf: (action: string, reference: string) => `${action}: ${reference}`,
  dialog: {
    'not-in-ledger':
      'The provider is asked about this payment. If it is for an order of this shop, it is recorded there. For any other, write in the note what it is.',
    'other-amount': 'Please open the order and correct the ledger there. Write in the note what you did.',
    'not-settled':
      'The provider should have paid this out already. Please ask them about it. Write their answer in the note.',
    'not-at-bank':
      'Staff recorded this payment and the statement of those days does not have it. If it never came, record on the order that it failed. Write in the note what you did.',
    'other-payout':
      'The payout differs from the payments less refunds, fees and tax. Please ask the provider about the fee. Write their answer in the note.',
  },
  note: 'Note',
  settling: 'Settling...',
  settled: 'Settled.',
  settleFailed: 'The difference could not be settled. Please try again.',
  settlements: {
    title: 'Settlements',
    lead: 'The provider’s payouts: payments less refunds, its fees and the GST on these.',
    columns: {
      day: 'Day',
      payments: 'Payments',
      refunds: 'Refunds',
      fees: 'Fees',
      tax: 'GST on fees',
      other: 'Other',
      paidOut: 'Paid out',
      utr: 'UTR',
    },
    none: 'The provider has not paid out anything yet.',
    failed: 'The settlements could not be loaded.',
  },
  webhooks: {
    title: 'Payments without an order',
    lead: 'Payments that the provider reported and no order of this shop has asked for.',
    columns: { at: 'When', event: 'Event', payment: 'Payment', provider: 'Provider' },
    none: 'The provider reported none.',
    failed: 'The provider’s reports could not be loaded.',
  },
};
