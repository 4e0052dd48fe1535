export const en = {
  title: 'GST invoice and delivery address',
  lead: 'For an invoice in the name of a business, or if you know already where it goes.',
  name: 'Name on the invoice',
  gstin: 'GSTIN',
  gstinHint: '15 characters, if a business buys.',
  address: 'Street and house number',
  postalCode: 'PIN code',
  city: 'City',
  state: 'State',
  billing: (state: string) => `Address of the business in ${state}`,
  billingHint: 'The GSTIN is of another state than the delivery. The invoice needs the registered address there.',
  check: 'Please check what is marked under “GST invoice and delivery address”.',
};
