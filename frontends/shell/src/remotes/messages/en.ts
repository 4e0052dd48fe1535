export const en = {
  loading: 'Loading',
  parts: { storefront: 'The shop', admin: 'The staff area' },
};
