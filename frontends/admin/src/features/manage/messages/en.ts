export const en = {
  title: 'Manage pricing',
  lead: 'Every price of the quotation.',
  leadForEditors: 'Every price of the quotation. Enter saves, Escape cancels.',
  newPriceOf: (name: string) => `New price of ${name}`,
  now: (price: string) => `now ${price}`,
  loading: 'Loading configuration...',
  loadFailed: 'Failed to load configuration',
  malformed: 'Invalid response format from server',
  notShown: 'The prices are not shown because they could not be loaded. Nothing is lost.',
  columns: { section: 'Section', name: 'Item', detail: 'Details', price: 'Price' },
};
