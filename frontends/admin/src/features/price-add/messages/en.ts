import type { PriceSection } from '@print-shop/contracts';

const sections: Record<PriceSection, string> = {
  design: 'Design Services',
  printing: 'Printing Services',
  paper: 'Paper Types',
  lamination: 'Lamination Services',
  binding: 'Binding Services',
};

export const en = {
  pageTitle: 'Add pricing',
  title: 'Price Configuration Manager',
  lead: 'Change a price in its field and press Enter.',
  loading: 'Loading configuration...',
  loadFailed: 'Configuration Load Failed',
  loadFailedDetail: 'Unable to load pricing configuration. Please try again.',
  sections,
  priceOf: (what: string) => `Price of ${what}`,
  notSaved: (price: string) => `not saved, now ${price}`,
  form: {
    title: 'Add or update a price',
    category: 'Category',
    type: 'Type',
    size: 'Size',
    gsm: 'GSM',
    bothSides: 'Double-sided Printing',
    price: 'Price in ₹',
    existing: (price: string) => `This price is in the list at ${price}. Saving changes it.`,
    save: 'Save price',
    saved: 'Pricing updated successfully! ✅',
    failed: 'Error occurred while updating pricing',
  },
};
