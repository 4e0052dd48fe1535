import { tampered } from './tampered.ts';

it('differs from what was given, whatever stood there', () => {
  expect(['AB', 'BA', '_-'].map((text) => tampered(text, 0))).toEqual(['BB', 'AA', 'A-']);
});
