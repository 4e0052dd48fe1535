import { DOCUMENT_NAMES } from '@print-shop/contracts/client';

export const en = {
  title: 'Invoices',
  lead: 'Documents are never changed; credit notes correct them.',
  search: 'Search invoices',
  kind: 'Kind',
  kinds: DOCUMENT_NAMES.en,
  month: 'Month',
  columns: {
    number: 'Number',
    date: 'Date',
    customer: 'Customer',
    kind: 'Kind',
    taxable: 'Taxable',
    tax: 'GST',
    total: 'Total',
    pdf: 'File',
  },
  eInvoice: 'e-invoice',
  eInvoiceOf: (number: string) => `${number}: e-invoice`,
  eInvoiceFailed: 'The e-invoice could not be loaded. Please try again.',
  loading: 'Loading the invoices...',
  failed: 'The invoices could not be loaded.',
  none: 'No invoices yet',
  noneHint: 'An order gets its invoice when it is delivered.',
  noMatch: 'No invoice matches',
  corrects: (number: string) => `for ${number}`,
};
