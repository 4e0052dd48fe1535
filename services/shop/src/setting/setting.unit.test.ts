import { MOST_SETTING_VERSIONS } from '@print-shop/contracts';
import { file } from '../shop.fixture.ts';
import {
  newSetting,
  OPERATOR,
  published,
  reusedPrefixesOf,
  usualValues,
  withDraft,
  withLocked,
  withoutDraft,
} from './setting.ts';

const at = new Date('2026-11-29T06:00:00Z');
const by = { id: 'a'.repeat(24), name: 'Meera' };
const setting = newSetting('delivery', { chargePaise: 99_00 }, at);

it('gives each state of a section a time of its own, also where the clock stands still', () => {
  const states = [withDraft(setting, {}, by, at)];
  states.push(withoutDraft(states[0] ?? setting, at));
  states.push(published(states[1] ?? setting, { chargePaise: 1 }, by, at));
  expect(new Set([setting, ...states].map(({ updatedAt }) => updatedAt.getTime())).size).toBe(4);
});

it('publishes a value as the next version, and voids the draft', () => {
  const next = published(withDraft(setting, { chargePaise: 5 }, by, at), { chargePaise: 5 }, by, at);
  expect(next).toMatchObject({ version: 2, value: { chargePaise: 5 }, draft: null, publishedBy: by });
  expect(next.history.map(({ version, publishedBy }) => [version, publishedBy])).toEqual([
    [2, by],
    [1, OPERATOR],
  ]);
});

it('keeps as many versions as fit into a document', () => {
  let many = setting;
  for (let n = 0; n < 150; n++) many = published(many, { chargePaise: n }, by, at);
  expect(many.history).toHaveLength(MOST_SETTING_VERSIONS);
  const long = { text: 'क'.repeat(500_000) };
  let large = setting;
  for (let n = 0; n < 10; n++) large = published(large, long, by, at);
  expect(large.history.length).toBeLessThan(6);
  expect(large.history[0]?.version).toBe(11);
});

it('takes the value of a locked field from the file, and only where the file has it', () => {
  const usual = usualValues(file);
  const moved = { ...usual.contact, phone: '+91 11 2345 6789', email: 'ink@shop.example' };
  expect(withLocked('contact', moved, usual.contact, ['phone'])).toEqual({ ...moved, phone: file.phone });
  expect(withLocked('contact', moved, usual.contact, ['address'])).toBeUndefined();
  expect(withLocked('delivery', { chargePaise: 1 }, usual.delivery, ['chargePaise'])).toBeUndefined();
});

it('remembers every prefix, also of versions that are not kept', () => {
  const usual = usualValues(file).documents;
  const prefixes = usual.prefixes as object;
  let setting = newSetting('documents', usual, at);
  for (let n = 0; n <= MOST_SETTING_VERSIONS; n++)
    setting = published(setting, { prefixes: { ...prefixes, 'tax-invoice': `A${n}`.slice(0, 3) } }, by, at);
  expect(setting.history.some(({ value }) => JSON.stringify(value).includes('"INV"'))).toBe(false);
  expect(reusedPrefixesOf({ prefixes: { ...prefixes, 'tax-invoice': 'NEW', receipt: 'INV' } }, setting)).toEqual([
    'receipt',
  ]);
  expect(reusedPrefixesOf({ prefixes }, setting)).toEqual([]);
});
