import { inflateSync } from 'node:zlib';
import { readFonts } from './fonts.ts';
import { openPdf } from './pen.ts';

/** The operators of a page with this text. */
async function drawn(text: string, fonts: Parameters<typeof openPdf>[0]['fonts'] = readFonts()): Promise<string> {
  const paper = { width: 300, height: 100, margin: 10 };
  const { pen, finish } = openPdf({ title: 'Test', author: 'Test', fonts, paper });
  pen.write(text, pen.left);
  const file = Buffer.concat(await finish());
  const [, packed = ''] = /stream\n(.*?)\nendstream/s.exec(file.toString('latin1')) ?? [];
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}
/** The words that a reader copies instead of the glyphs, run by run. */
const wordsIn = (page: string): string[] =>
  [...page.matchAll(/\/ActualText <feff([0-9a-f]+)>/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  );

it('has the words of shaped letters as they were written, within the text that draws them', async () => {
  const page = await drawn('No. 4 क्षत्रिय नियुक्ति தமிழ் 東京 👩🏽‍🎨');
  expect(wordsIn(page)).toEqual(['क्षत्रिय', 'नियुक्ति', 'தமிழ்', '東京', '👩🏽‍🎨']);
  expect(page).toMatch(/BDC\nBT\n.*?ET\nEMC\nQ/s);
  expect(page.split('BDC').length).toBe(page.split('EMC').length);
});

it('leaves Latin letters, and what readers turn by themselves, as they are', async () => {
  expect(wordsIn(await drawn('Café & Co محمد علي'))).toEqual([]);
});

it.each(['कु़', 'क़़', 'ਪੰਜਾਬੀ', 'క్షత్రియ', 'ക഻ഀ'])('writes %s, for whose marks the font has no anchors', async (text) => {
  expect(wordsIn(await drawn(text))).toEqual([text]);
});

it('writes on where a font is not at hand', async () => {
  const { latin, latinBold, hindi, hindiBold } = readFonts();
  expect(await drawn('தமிழ்', { latin, latinBold, hindi, hindiBold })).toContain('TJ');
});
