import { firstLetters, phoneTerm, phoneWords, searchTerms, withBeginnings } from './search.ts';

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

it('takes the # before an id and the dots behind it away', () => {
  expect(searchTerms(' #ABCDEF  Asha 0a1b2c3d... # ')).toEqual(['abcdef', 'asha', '0a1b2c3d']);
});

describe('a telephone number', () => {
  it.each([
    ['+91 98220 12345', '98220 12345'],
    ['098220-12345', '98220 12345'],
    ['0 (98220) 12345', '98220 12345'],
    ['98220 12345', '98220 12'],
    ['+44 7911 123456', '7911123456'],
    ['+91 98220 12345', '+91 982'],
  ])('%s is found by %s, and the reverse where that is whole, too', (one, other) => {
    const finds = (stored: string, search: string) =>
      phoneWords(stored).some((word) => word.startsWith(phoneTerm(search) ?? 'none'));
    const whole = [one, other].filter((phone) => phone.replaceAll(/\D/g, '').length >= 10);
    for (const stored of whole) for (const search of [one, other]) expect(finds(stored, search)).toBe(true);
  });

  it.each(['', 'asha', '#981', 'OLD-1042', '65f0c0ff', 'A/98220 12345'])('is not %j', (search) => {
    expect(phoneTerm(search)).toBeUndefined();
  });

  it('is none for the beginning of a long number that is no phone', () => {
    expect(phoneTerm('20261123000118')).toBe('20261123000118');
  });

  it('has no words where there is none', () => {
    expect(phoneWords('')).toEqual([]);
  });
});
