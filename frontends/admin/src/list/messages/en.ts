export const en = {
  pages: 'Pages',
  page: (page: number, pages: string) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  onlyFirst: (reach: string) => `Only the first ${reach} can be paged through. Search, filter or sort to see others.`,
  sortBy: 'Sort by',
  ascending: (column: string) => `${column}, ascending`,
  descending: (column: string) => `${column}, descending`,
  any: 'any',
  /** A filter and its choice. */
  filter: (label: string, choice: string) => `${label}: ${choice}`,
  activeFilters: 'Active filters',
  removeFilter: (filter: string) => `Remove the filter ${filter}`,
  clear: 'Clear all',
  export: 'Export to CSV',
  exporting: 'Exporting...',
  exportFailed: 'The export failed. Please try again.',
};
