export const en = {
  /** How to read the chart, for screen readers. */
  keys: 'Use the left and right arrow keys to read the values. The table below has all of them.',
};
