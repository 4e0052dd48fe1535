export const en = {
  recentlySeen: 'Recently seen',
  clear: 'Clear the list',
  loading: 'Loading products',
  boughtTogether: 'Often bought together',
};
