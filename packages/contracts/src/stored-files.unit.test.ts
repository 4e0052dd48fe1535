import {
  designAddress,
  designOf,
  optionalDesign,
  productImageAddress,
  sentDesign,
  withoutSignature,
} from './stored-files.ts';

const design = `/media/designs/${'0a'.repeat(16)}.png`;
const picture = `/media/products/${'0a'.repeat(12)}/1280.webp`;
const foreign = [
  '//evil.example/login',
  'https://example.com/a.png',
  'javascript:alert(1)',
  'logo.png',
  `https://example.com${design}`,
  '/media/designs/..',
  '/media/designs/../products/a.png',
  `/media/designs/${'a'.repeat(256)}`,
  `${design}?x`,
  `${design}?until=1800000000&signature=short`,
  `${design}?until=1800000000&signature=${'a'.repeat(43)}&more`,
  `?until=1800000000&signature=${'a'.repeat(43)}`,
  `${design}\n`.repeat(2),
  design.toUpperCase(),
  design.replace('png', 'html'),
  picture.replace('1280', '../x'),
];

it('takes what the uploads answer', () => {
  expect(designAddress.parse(design)).toBe(design);
  expect(optionalDesign.parse(design)).toBe(design);
  expect(optionalDesign.parse(undefined)).toBe('');
  expect(designOf(design)).toBe(design);
  expect(productImageAddress.parse(picture)).toBe(picture);
});

it.each(['', 'download=yes&', 'picture=yes&'])(
  'takes a link to a design as it is, and its name from it: ?%s…',
  (use) => {
    const link = `${design}?${use}until=1800000000&signature=${'aA_-'.repeat(10)}aaa`;
    expect(designAddress.parse(link)).toBe(design);
    expect([optionalDesign.parse(link), sentDesign.parse(link)]).toEqual([link, link]);
    expect(withoutSignature(link)).toBe(design);
    expect(designOf(link)).toBe('');
  },
);

it.each(foreign)('refuses %j', (address) => {
  expect(designAddress.safeParse(address).success).toBe(false);
  expect(optionalDesign.safeParse(address).success).toBe(false);
  expect(designOf(address)).toBe('');
  expect(productImageAddress.safeParse(address).success).toBe(false);
});
