import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ChangeRecord,
  type EventData,
  type Setting,
  type SettingSection,
  shopChangeRecorded,
  shopSchema,
  shopUpdated,
  workParked,
} from '@print-shop/contracts';
import { createRelay, worksOf } from '@print-shop/messaging';
import { callers, testService } from '@print-shop/test-kit';
import type { Express } from 'express';
import request from 'supertest';
import { createShop, type ShopDeps } from './app.ts';
import { settingModel } from './setting/setting.store.ts';

/** The demo shop, which is in Delhi. */
export const file = shopSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../deploy/demo/shop.json'), 'utf8')),
);

/** The shop service on real servers for one test file, and the events that it has published. */
export function testShop(settings: Partial<Pick<ShopDeps, 'file' | 'lockedFields'>> = {}) {
  const heard: EventData<typeof shopUpdated>[] = [];
  const records: ChangeRecord[] = [];
  /** Starts the service, as a further process of it. */
  let start: (more?: Partial<ShopDeps>) => Promise<Express>;
  const service = testService(async (parts) => {
    await parts.broker.listen({ events: [shopUpdated], handle: ({ data }) => heard.push(data) });
    await parts.broker.listen({ events: [shopChangeRecorded], handle: ({ data }) => records.push(data) });
    const model = settingModel(parts.mongo);
    const relay = createRelay({ ...parts, models: [model] });
    parts.onClose('relay', () => relay.close());
    const works = worksOf(parts, workParked.shop);
    start = (more = {}) =>
      createShop({
        ...parts,
        settings: model,
        relay,
        works,
        file,
        lockedFields: [],
        mostCashPaise: 199_999_00,
        ...settings,
        ...more,
      });
    return start();
  });
  const as = (caller: 'owner' | 'manager' | 'catalogue', method: 'get' | 'put' | 'delete', path: string) =>
    request(service.app)
      [method](path)
      .set('Authorization', `Bearer ${service.suite.tokens.for(callers[caller])}`);
  const read = async (section: SettingSection): Promise<Setting> =>
    (await as('owner', 'get', `/api/shop/settings/${section}`).expect(200)).body;

  return {
    service,
    heard,
    records,
    as,
    read,
    start: (more?: Partial<ShopDeps>) => start(more),
    /** Saves a section with some fields changed, as its owner who has seen it. */
    async save(section: SettingSection, fields: object, publish = true): Promise<Setting> {
      const { value, updatedAt } = await read(section);
      const body = { value: { ...value, ...fields }, updatedAt, publish };
      return (await as('owner', 'put', `/api/shop/settings/${section}`).send(body).expect(200)).body;
    },
  };
}
