import { designAddress } from '@print-shop/contracts';
import { createDesignLinks } from './design-link.ts';

const KEY = 'a key of tests with thirty-two characters';
const design = `/media/designs/${'0a'.repeat(16)}.png`;
const other = `/media/designs/${'0b'.repeat(16)}.png`;
const links = createDesignLinks(KEY);
const now = new Date('2026-11-27T10:02:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const queryOf = (link: string) => Object.fromEntries(new URL(link, 'http://shop.test').searchParams);

it.each(['show', 'save'] as const)('a link to %s a design is good for ten minutes and not for long', (use) => {
  const link = links.sign(design, use, now);
  expect(link.split('?')[0]).toBe(design);
  expect(queryOf(link).download).toBe(use === 'save' ? 'yes' : undefined);
  expect(links.isGood(design, use, queryOf(link), later(10))).toBe(true);
  expect(links.isGood(design, use, queryOf(link), later(15))).toBe(false);
  expect(designAddress.parse(link)).toBe(design);
});

it('a link stays the same for some minutes, so that a page need not load the picture again', () => {
  expect(links.sign(design, 'show', later(2))).toBe(links.sign(design, 'show', now));
  expect(links.sign(design, 'show', later(5))).not.toBe(links.sign(design, 'show', now));
});

const shown = queryOf(links.sign(design, 'show', now));
it.each<[string, string, 'show' | 'save', object]>([
  ['another design', other, 'show', {}],
  ['the design for staff', design, 'save', {}],
  ['longer than it was signed for', design, 'show', { until: String(Number(shown.until) + 60) }],
  ['anything with another signature', design, 'show', { signature: 'AAAA' }],
  ['anything without a signature', design, 'show', { signature: undefined }],
  ['anything without an end', design, 'show', { until: undefined }],
])('a link to a design does not open %s', (_what, target, use, changed) => {
  expect(links.isGood(target, use, { ...shown, ...changed }, now)).toBe(false);
});

it('a link of another key opens nothing, and without a key there are none', () => {
  const none = createDesignLinks(undefined);
  const others = queryOf(createDesignLinks(KEY.toUpperCase()).sign(design, 'show', now));
  expect(links.isGood(design, 'show', others, now)).toBe(false);
  expect(none.isGood(design, 'show', shown, now)).toBe(false);
  expect(none.sign(design)).toBe(design);
});

it.each(['', '//evil.example/login', 'logo.png', links.sign(design)])('signs no link to %j', (stored) => {
  expect(links.sign(stored)).toBe('');
});

describe('a layout that a caller sends', () => {
  const [scene, another] = ['a'.repeat(24), 'b'.repeat(24)];
  const { sceneSignature } = links.signLayout(scene, now);
  const codeOf = (sent: { scene?: string; sceneSignature?: string | undefined }, at = now) => {
    try {
      return links.admitLayout(sent, at);
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('is known by its signature, for a day after that is over', () => {
    expect(codeOf({ scene, sceneSignature })).toBe(scene);
    expect(codeOf({ scene, sceneSignature }, later(24 * 60 + 10))).toBe(scene);
    expect(codeOf({ scene, sceneSignature }, later(24 * 60 + 15))).toBe('design-link-over');
  });

  it.each([
    ['its id alone', { scene }],
    ['the signature of another', { scene: another, sceneSignature }],
    ['a forged signature', { scene, sceneSignature: `${sceneSignature?.split('.')[0]}.${'A'.repeat(43)}` }],
    ['a signature that was made longer', { scene, sceneSignature: sceneSignature?.replace(/^\d+/, '9999999999') }],
  ])('is not taken by %s', (_, sent) => expect(codeOf(sent)).toBe('design-link-over'));

  it('may be none; and is taken by its id where no design opens', () => {
    expect(codeOf({})).toBeUndefined();
    expect(links.signLayout(undefined)).toEqual({});
    const none = createDesignLinks(undefined);
    expect(none.signLayout(scene)).toEqual({ scene });
    expect(none.admitLayout({ scene })).toBe(scene);
  });
});

describe('a design that a caller sends', () => {
  const link = links.sign(design, 'show', now);
  const codeOf = (sent: string, at = now) => {
    try {
      return links.admit(sent, at);
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it.each(['show', 'save', 'look'] as const)('is known by a link to %s it, for a day after the link is over', (use) => {
    const sent = links.sign(design, use, now);
    expect(codeOf(sent)).toBe(design);
    expect(codeOf(sent, later(24 * 60 + 10))).toBe(design);
    expect(codeOf(sent, later(24 * 60 + 15))).toBe('design-link-over');
  });

  it.each([
    ['its name alone', design],
    ['a forged link', `${design}?until=${shown.until}&signature=${'A'.repeat(43)}`],
    ['a link to another', link.replace('0a0a', '0b0b')],
    ['a link that was made longer', link.replace(/until=\d+/, `until=${Number(shown.until) + 9e6}`)],
    ['a link for another use', link.replace('?', '?download=yes&')],
  ])('is not taken by %s', (_, sent) => expect(codeOf(sent)).toBe('design-link-over'));

  it('may be none; and is taken by its name where no design opens', () => {
    expect(codeOf('')).toBe('');
    expect(createDesignLinks(undefined).admit(link)).toBe(design);
  });
});
