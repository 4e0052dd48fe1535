import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopSchema, shopSettings, shopUpdated } from '@print-shop/contracts';
import { connectParts, eventually, openSuite, type Suite } from '@print-shop/test-kit';
import { IDENTITY_SECTIONS, keepSettings, shopReader } from './keep-settings.ts';

const file = shopSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../deploy/demo/shop.json'), 'utf8')),
);
const ofFile = shopSettings(file);
const sections = [...IDENTITY_SECTIONS, 'delivery'] as const;

let suite: Suite;
let parts: Awaited<ReturnType<typeof connectParts>>;
beforeAll(async () => {
  suite = await openSuite();
  parts = await connectParts(suite);
});
afterAll(async () => {
  await parts?.close();
  await suite?.close();
});

const publish = (section: string, version: number, value: object) =>
  parts.broker.publish({
    id: crypto.randomUUID(),
    key: shopUpdated.key,
    occurredAt: new Date().toISOString(),
    data: { section, version, value },
  });

it('has the usual values and the file until the first event, then what was published last', async () => {
  const settings = await keepSettings('first', parts, sections, { maxAgeMs: 50 });
  const getShop = shopReader(settings, file);
  expect(await settings.get('delivery')).toMatchObject({ chargePaise: 99_00, freeAbovePaise: 999_00 });
  expect(await getShop()).toEqual(file);

  await publish('delivery', 2, { chargePaise: 49_00, ofALaterRelease: true });
  await publish('delivery', 1, { chargePaise: 10_00 });
  await publish('contact', 2, { ...ofFile.contact, phone: '+91 11 2345 6789' });
  await publish('footer', 1, {});
  await eventually(async () => expect((await getShop()).phone).toBe('+91 11 2345 6789'));
  await eventually(async () => expect((await settings.get('delivery')).chargePaise).toBe(49_00));
  // A field that the event does not have keeps its usual value.
  expect((await settings.get('delivery')).freeAbovePaise).toBe(999_00);
  expect(Object.keys(await settings.find()).sort()).toEqual(['contact', 'delivery']);
});

it('reads once for many callers, and again when what it read is too old', async () => {
  const [patient, hasty] = [
    await keepSettings('patient', parts, sections, { maxAgeMs: 600_000 }),
    await keepSettings('hasty', parts, sections, { maxAgeMs: 0 }),
  ];
  const first = patient.find();
  expect(patient.find()).toBe(first);
  expect(hasty.find()).not.toBe(hasty.find());
  await first;
});
