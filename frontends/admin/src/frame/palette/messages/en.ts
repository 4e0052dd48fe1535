export const en = {
  title: 'Go to',
  results: 'Results',
  pages: 'Pages',
  searching: 'Searching...',
  failed: 'Some results could not be loaded. Please try again.',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
  nothing: (search: string) => (search ? `Nothing matches “${search}”.` : 'Nothing to show.'),
};
