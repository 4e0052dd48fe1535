import { linesOf, otherFontsOf, runsOf } from './write.ts';

it('sets each letter in a font that has it', () => {
  expect(runsOf('₹40 शर्मा & Co', 'bold')).toEqual([
    { text: '₹', font: 'hindiBold' },
    { text: '40 ', font: 'latinBold' },
    { text: 'शर्मा', font: 'hindiBold' },
    { text: ' & Co', font: 'latinBold' },
  ]);
  expect(runsOf('', 'regular')).toEqual([]);
});

it.each([
  ['தமிழ் Ltd', ['tamil', 'latin']],
  ['ગુજ ક્ષ', ['gujarati', 'latin', 'gujarati']],
  // From right to left, with the spaces in it.
  ['محمد علي & Co', ['arabic', 'latin']],
  ['東京カタ', ['cjk']],
  ['한국 인쇄', ['korean', 'latin', 'korean']],
  ['ᱥᱟᱱᱛᱟᱲᱤ ꯃꯤꯇꯩ', ['olChiki', 'latin', 'meetei']],
  ['✓ ★', ['symbols', 'latin', 'symbols']],
  ['Party 👩🏽‍🎨 ©™', ['latin', 'emoji', 'latin']],
  ['Ā é', ['latinExt', 'latin']],
])('%s is set in the fonts of its scripts', (text, fonts) => {
  const runs = runsOf(text, 'regular');
  expect(runs.map(({ font }) => font)).toEqual(fonts);
  expect(runs.map((run) => run.text).join('')).toBe(text);
});

it('names the fonts of other scripts that a text needs', () => {
  expect(otherFontsOf('Café ₹40 – शर्मा')).toEqual([]);
  expect(otherFontsOf('தமிழ் 😀')).toEqual(['tamil', 'emoji']);
});

it('breaks lines at spaces, and a word that is too long anywhere but inside a letter', () => {
  const widthOf = (text: string) => text.length;
  expect(linesOf('gold foil on card', 9, widthOf)).toEqual(['gold foil', 'on card']);
  expect(linesOf('abcdefghij kl', 4, widthOf)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
  expect(linesOf('किकि', 2, widthOf)).toEqual(['कि', 'कि']);
});
