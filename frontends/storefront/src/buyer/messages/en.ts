export const en = {
  title: 'GST invoice and delivery address',
  lead: 'For an invoice in the name of a business, or if you already know the delivery address.',
  name: 'Name on the invoice',
  gstin: 'GSTIN',
  gstinHint: '15 characters. Only for a business.',
  address: 'Street and house number',
  postalCode: 'PIN code',
  city: 'City',
  state: 'State',
  billing: (state: string) => `Address of the business in ${state}`,
  billingHint:
    'The GSTIN is of another state than the delivery. The invoice needs your registered address in that state.',
  check: 'Please check the marked fields under “GST invoice and delivery address”.',
};
