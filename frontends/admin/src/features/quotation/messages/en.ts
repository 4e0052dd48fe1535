import { en as staff } from '../../../messages/en.ts';
import type { Tab } from '../quotation.ts';

const tabs: Record<Tab, string> = { ...staff.sections, transport: 'Transport' };
const incomplete: Record<Tab, string> = {
  design: 'Please select a design',
  paper: 'Please select complete paper specifications',
  printing: 'Please select a printing option',
  lamination: 'Please select a lamination option',
  binding: 'Please select a binding option',
  transport: '',
};

export const en = {
  pageTitle: 'Online Quotation',
  title: 'Printing Service Admin',
  lead: 'Manage complete printing service orders',
  saved: 'Saved quotations',
  loading: 'Loading pricing data...',
  failed: 'Failed to load pricing data.',
  nothingYet: 'What you add to the order is summed up here.',
  reset: 'Reset All',
  print: 'Print Summary',
  parts: 'Order parts',
  tabs,
  empty: (tab: string) => `${tab} (Empty)`,
  addTo: (tab: string) => `Add ${tab} to Order`,
  none: (tab: Tab) => `No ${tab} options available`,
  add: 'Add to Order',
  paperType: 'Paper type',
  printingType: 'Printing type',
  gsm: 'GSM',
  size: 'Size',
  side: 'Side',
  sides: { single: 'Single', both: 'Both' },
  incomplete,
  notFound: { paper: 'Selected paper combination not found', printing: 'Selected printing option not found' },
  keep: {
    title: 'Save as a quotation',
    customer: 'Customer name',
    validUntil: 'Valid until',
    save: 'Save quotation',
    saved: (number: string) => `Saved as ${number}.`,
    open: (number: string) => `Open ${number}`,
    failed: 'The quotation could not be saved. Nothing is lost; please try again.',
  },
  gone: (names: string) => `Not in the price list any more: ${names}`,
  copyFailed: 'The quotation could not be copied.',
};
