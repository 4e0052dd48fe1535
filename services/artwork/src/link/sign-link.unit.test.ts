import { createLinkSigner, type LinkTarget } from './sign-link.ts';

const links = createLinkSigner('a key of tests with thirty-two characters');
const id = '0123456789abcdef01234567';
const until = 1_800_000_000;
const inTime = new Date((until - 1) * 1000);
const queryOf = (link: string) => {
  const { searchParams } = new URL(link, 'http://shop.test');
  return { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
};
const page1 = links.sign({ id, page: 1 }, until);

describe('a signed link', () => {
  it.each<[string, LinkTarget, string]>([
    ['a page', { id, page: 2 }, `/api/artwork/files/${id}/pages/2`],
    ['the file', { id }, `/api/artwork/files/${id}/original`],
  ])('leads to %s, until it is over', (_what, target, path) => {
    const link = links.sign(target, until);
    expect(link.split('?')[0]).toBe(path);
    expect(links.isGood(target, queryOf(link), inTime)).toBe(true);
    expect(links.isGood(target, queryOf(link), new Date(until * 1000 + 1))).toBe(false);
  });

  it.each<[string, LinkTarget, { until?: string; signature?: string }]>([
    ['another page', { id, page: 2 }, {}],
    ['the file', { id }, {}],
    ['another file', { id: 'f'.repeat(24), page: 1 }, {}],
    ['longer than it was signed for', { id, page: 1 }, { until: String(until + 60) }],
    ['anything with another signature', { id, page: 1 }, { signature: 'AAAA' }],
    ['anything without a signature', { id, page: 1 }, { signature: '' }],
  ])('to a page does not open %s', (_what, target, changed) => {
    expect(links.isGood(target, { ...queryOf(page1), ...changed }, inTime)).toBe(false);
  });

  it('of another key opens nothing', () => {
    const other = createLinkSigner('another key of tests with thirty-two characters');
    expect(links.isGood({ id, page: 1 }, queryOf(other.sign({ id, page: 1 }, until)), inTime)).toBe(false);
  });
});
