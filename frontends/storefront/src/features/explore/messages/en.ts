const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;

export const en = {
  title: 'Explore products',
  products: 'Products',
  count: products,
  types: 'Product types',
  type: 'Product type',
  category: 'Category',
  allTypes: 'All products',
  allCategories: 'All',
  filter: 'Filter',
  removeFilter: (name: string) => `Remove filter ${name}`,
  show: (count: number | undefined) => (count === undefined ? 'Show products' : `Show ${products(count)}`),
  failed: 'Failed to load data. Please try again later.',
  tryAgain: 'Try Again',
  empty: 'No products found',
  emptyHint: 'Nothing on this shelf yet. Try another type or category.',
  showAll: 'Show all products',
  more: 'Show more products',
  loading: 'Loading...',
};
