import { firstLetters, withBeginnings } from './search.ts';

it('keeps the first letters of each word as words, once', () => {
  expect(withBeginnings(['asha', 'as', 'rao'])).toEqual(['a', 'as', 'ash', 'asha', 'r', 'ra', 'rao']);
});

it('does not cut a letter into halves', () => {
  expect(withBeginnings(['𝒶b𝒸d'])).toEqual(['𝒶', '𝒶b', '𝒶b𝒸', '𝒶b𝒸d']);
});

it.each([
  [['ra'], 'ra'],
  [['ra', 'sharma', 'asha'], 'sha'],
  [['𝒶b𝒸d'], '𝒶b𝒸'],
])('whatever %j finds has the word %s', (terms, words) => {
  expect(firstLetters(terms)).toEqual({ words });
});

it('nothing is equal where nothing is searched for', () => {
  expect(firstLetters([])).toBeUndefined();
});
