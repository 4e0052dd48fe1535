import { queryWords, wordsOf } from './words.ts';

const spellings = (text: string) => wordsOf(text).map(({ spelling }) => spelling);

it.each([
  ['Flex Banner 6×4 ft', ['flex', 'banner', '6', '4', 'ft']],
  ['शादी का कार्ड', ['shadi', 'ka', 'kard']],
  ['Café CRÈME', ['cafe', 'creme']],
  ['नेम\u200dप्लेट', ['nemaplet']],
  ['T-Shirts', ['t', 'shirt', 'tshirt']],
  ['boxes, brochures & berries', ['box', 'brochure', 'berry']],
  ['glass bus mug', ['glass', 'bus', 'mug']],
  ['ＦＵＬＬ width', ['full', 'width']],
  ['...', []],
])('finds the words of "%s"', (text, words) => {
  expect(spellings(text)).toEqual(words);
});

it('takes a compound of a search as one word', () => {
  expect(queryWords('T-Shirt टी-शर्ट').map(({ spelling }) => spelling)).toEqual(['tshirt', 'tishart']);
});
