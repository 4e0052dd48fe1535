import {
  backupsAmong,
  expiredBackups,
  type Found,
  keyObject,
  manifestObject,
  mayRun,
  nameAt,
  objectOf,
  timeOf,
} from './manifest.ts';

const now = new Date('2026-05-31T20:30:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 3600 * 1000);
const backup = (days: number, isComplete = true): Found => ({
  name: nameAt(daysAgo(days)),
  begunAt: daysAgo(days),
  isComplete,
});

describe('the name of a backup', () => {
  it('is the second at which it began, and nothing else is one', () => {
    expect(nameAt(now)).toBe('2026-05-31T20-30-00Z');
    expect(timeOf('2026-05-31T20-30-00Z')).toEqual(now);
    for (const text of ['', 'x', '2026-05-31', '2026-13-31T20-30-00Z', '2026-05-31T20:30:00Z']) {
      expect(timeOf(text)).toBeUndefined();
    }
  });
});

describe('the objects at the target', () => {
  it('are complete backups with a manifest and incomplete ones without, oldest first', () => {
    const [older, newer] = [nameAt(daysAgo(2)), nameAt(daysAgo(1))];
    const objects = [
      keyObject(newer),
      objectOf(newer, 'ordering.ejsonl.zst.age'),
      keyObject(older),
      manifestObject(older),
      'backups/notes/key.age',
      'files/ab/abcd',
    ];
    expect(backupsAmong(objects)).toEqual([backup(2), backup(1, false)]);
  });
});

describe('retention', () => {
  it('removes complete backups after the days that they are kept, and leaves the rest', () => {
    const found = [backup(31.1), backup(30.1), backup(29.9), backup(1)];
    expect(expiredBackups(found, now, 30)).toEqual([found[0]?.name, found[1]?.name]);
  });

  it('never removes the newest complete backup', () => {
    const found = [backup(400), backup(300), backup(1, false)];
    expect(expiredBackups(found, now, 30)).toEqual([found[0]?.name]);
  });

  it('removes incomplete backups once nobody can be making them any more', () => {
    const found = [backup(40, false), backup(2.1, false), backup(1.9, false), backup(3)];
    expect(expiredBackups(found, now, 30)).toEqual([found[0]?.name, found[1]?.name]);
    expect(found.map((one) => mayRun(one, now))).toEqual([false, false, true, false]);
  });
});
