export const en = {
  loading: 'Loading products',
  logInToSave: 'Please log in to save favorites.',
  saveFailed: 'Failed to update favorite. Please try again.',
  logInToAdd: 'Please log in to add items to cart.',
  added: (name: string) => `${name} added to cart!`,
  addFailed: 'Failed to add item to cart. Please try again.',
};
