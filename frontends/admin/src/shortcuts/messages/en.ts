export const en = {
  title: 'Keyboard shortcuts',
  everywhere: 'On every page',
  onThisPage: 'On this page',
  use: 'Use single keys',
  useHint: 'Turn them off if you dictate text, or press keys by accident. Ctrl K always works.',
};
