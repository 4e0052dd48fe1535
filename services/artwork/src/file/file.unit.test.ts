import { ARTWORK_NAME_LENGTH } from '@print-shop/contracts';
import { cleanName, createGuestToken, downloadName, opens, worstOf } from './file.ts';

describe('cleanName', () => {
  it.each([
    ['card.pdf', 'card.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Asha\\card.pdf', 'card.pdf'],
    ['विज़िटिंग कार्ड.pdf', 'विज़िटिंग कार्ड.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    ['card %221%22.pdf', 'card 1.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['  ..hidden.  ', 'hidden'],
    ['', 'artwork'],
    ['/', 'artwork'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(ARTWORK_NAME_LENGTH - 4)}.pdf`],
  ])('makes %j to %j', (given, name) => expect(cleanName(given)).toBe(name));
});

describe('downloadName', () => {
  it.each([
    ['card.pdf', 'pdf', 'card.pdf'],
    ['photo.JPEG', 'jpeg', 'photo.JPEG'],
    ['photo', 'jpeg', 'photo.jpg'],
    ['logo.html', 'svg', 'logo.html.svg'],
    ['card.exe', 'pdf', 'card.exe.pdf'],
    ['card', null, 'card'],
  ] as const)('of %s, which is a %s, is %s', (name, kind, saved) => expect(downloadName({ name, kind })).toBe(saved));
});

describe("a guest's token", () => {
  it('opens its own file alone', () => {
    const [mine, other] = [createGuestToken(), createGuestToken()];
    expect(opens(mine.token, mine.tokenHash)).toBe(true);
    expect(opens(mine.token, other.tokenHash)).toBe(false);
    expect(opens(mine.token, null)).toBe(false);
    expect(opens(undefined, mine.tokenHash)).toBe(false);
    expect(opens(mine.tokenHash, mine.tokenHash)).toBe(false);
  });
});

it.each([
  [[], null],
  [['note', 'must', 'should'], 'must'],
  [['note', 'should'], 'should'],
] as const)('the worst level of %j is %s', (levels, worst) => {
  expect(worstOf(levels.map((level) => ({ level })))).toBe(worst);
});
