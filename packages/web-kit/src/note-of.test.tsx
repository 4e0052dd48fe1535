import { language } from '@print-shop/i18n';
import { noteOf } from './note-of.ts';

it('gives a note of the shop in the language of its reader, and leaves those of people as they are', () => {
  const read = jest.spyOn(language, 'read').mockReturnValue('hi');
  expect(noteOf({ note: 'Not paid.', noteHi: 'पेमेंट नहीं हुआ।' })).toBe('पेमेंट नहीं हुआ।');
  expect(noteOf({ note: 'Ordered twice' })).toBe('Ordered twice');
  read.mockReturnValue('en');
  expect(noteOf({ note: 'Not paid.', noteHi: 'पेमेंट नहीं हुआ।' })).toBe('Not paid.');
  read.mockRestore();
});
