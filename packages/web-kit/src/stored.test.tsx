import { guarded, inTab } from './stored.ts';

const blocked = () => {
  throw new DOMException('The document is sandboxed.', 'SecurityError');
};
const full = {
  getItem: () => 'old',
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('', 'QuotaExceededError');
  },
} as unknown as Storage;

describe('what is stored', () => {
  it('is in the storage of the browser', () => {
    inTab.setItem('a', '1');
    expect(sessionStorage.getItem('a')).toBe('1');
    expect([inTab.getItem('a'), inTab.entries()]).toEqual(['1', [['a', '1']]]);
    inTab.removeItem('a');
    expect(sessionStorage.getItem('a')).toBeNull();
  });

  it.each([
    ['forbidden', blocked, null],
    ['full', () => full, 'old'],
  ])('stays in the page where the storage is %s', (_, open, before) => {
    const stored = guarded(open);
    expect(stored.getItem('a')).toBe(before);
    stored.setItem('a', '1');
    expect(stored.getItem('a')).toBe('1');
    expect(stored.entries()).toContainEqual(['a', '1']);
    stored.removeItem('a');
    expect(stored.getItem('a')).toBe(before);
  });
});
