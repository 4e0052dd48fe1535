export const en = {
  discard: 'Discard what you have not saved?',
};
