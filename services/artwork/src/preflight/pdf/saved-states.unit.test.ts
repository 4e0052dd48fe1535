import { SavedStates } from './saved-states.ts';

describe('saved states', () => {
  it('come back in turn, and a Q without its q changes nothing', () => {
    const saved = new SavedStates<string>();
    saved.save(() => 'page');
    saved.save(() => 'logo');
    expect([saved.restore('text'), saved.restore('logo'), saved.restore('page')]).toEqual(['logo', 'page', 'page']);
  });

  it('below the deepest level keep nothing, and leave each other level its own', () => {
    const saved = new SavedStates<number>();
    for (let level = 0; level < 1500; level++) saved.save(() => level);
    const found = Array.from({ length: 1500 }, () => saved.restore(-1));
    expect(found.slice(0, 500)).toEqual(Array(500).fill(-1));
    expect([found[500], found[1499]]).toEqual([999, 0]);
  });
});
