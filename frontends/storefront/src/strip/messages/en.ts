export const en = {
  recentlySeen: 'Recently seen',
  seenFailed: 'We could not load the products that you looked at.',
  clear: 'Clear the list',
  loading: 'Loading products',
  boughtTogether: 'Often bought together',
};
