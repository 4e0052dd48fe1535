import { linesOf, runsOf } from './write.ts';

it('sets each letter in a font that has it', () => {
  expect(runsOf('₹40 शर्मा & Co', 'bold')).toEqual([
    { text: '₹', font: 'hindiBold' },
    { text: '40 ', font: 'latinBold' },
    { text: 'शर्मा', font: 'hindiBold' },
    { text: ' & Co', font: 'latinBold' },
  ]);
  expect(runsOf('', 'regular')).toEqual([]);
});

it('breaks lines at spaces, and a word that is too long anywhere but inside a letter', () => {
  const widthOf = (text: string) => text.length;
  expect(linesOf('gold foil on card', 9, widthOf)).toEqual(['gold foil', 'on card']);
  expect(linesOf('abcdefghij kl', 4, widthOf)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  expect(linesOf('किकि', 2, widthOf)).toEqual(['कि', 'कि']);
});
