import { decodeText } from './decode-text.ts';

const words = 'Name,Price\nनमस्ते café,₹ 10';
const latin = 'Name;Préis\nCafé – “thé”;10';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

describe('the text of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(words)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${words}`)],
    ['UTF-16 of Excel', Buffer.from(`\ufeff${words}`, 'utf16le')],
    ['UTF-16 with the high byte first', swapped(Buffer.from(`\ufeff${words}`, 'utf16le'))],
  ])('is read in %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(words);
  });

  it('is read in UTF-16 without a byte order mark', () => {
    const plain = 'Name,Price\nMug,10';
    expect(decodeText(Buffer.from(plain, 'utf16le'))).toBe(plain);
    expect(decodeText(swapped(Buffer.from(plain, 'utf16le')))).toBe(plain);
  });

  it('is read in Windows-1252 where it is no UTF-8', () => {
    const bytes = Buffer.from(
      [...latin].map((letter) => ({ '–': 0x96, '“': 0x93, '”': 0x94 })[letter] ?? letter.charCodeAt(0)),
    );
    expect(decodeText(bytes)).toBe(latin);
  });

  it('is missing in a picture', () => {
    expect(
      decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3])),
    ).toBeUndefined();
  });
});
