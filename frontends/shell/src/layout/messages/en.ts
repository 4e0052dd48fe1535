export const en = {
  skip: 'Skip to content',
  offline: 'You are offline. What you see may be old; your cart and your orders are safe.',
  failed: {
    title: 'The shop could not be opened',
    detail: 'Nothing was lost. Please check your connection and try again.',
  },
};
