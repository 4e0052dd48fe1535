import { type ChangeRecord, pricingChangeRecorded, pricingUpdated } from '@print-shop/contracts';
import { createRelay } from '@print-shop/messaging';
import { callers, testService } from '@print-shop/test-kit';
import request from 'supertest';
import { createPricing } from './app.ts';
import { priceModel } from './price/price.store.ts';
import { quotationModel } from './quotation/quotation.schema.ts';

export const MAIL_LINK_KEY = 'a key of tests with thirty-two characters';

/** The pricing service on real servers for one test file, and the events that it has published. */
export function testPricing() {
  const heard: string[] = [];
  const records: ChangeRecord[] = [];
  const service = testService(async (parts) => {
    const prices = priceModel(parts.mongo);
    const quotations = quotationModel(parts.mongo);
    const relay = createRelay({ ...parts, models: [prices, quotations] });
    parts.onClose('relay', () => relay.close());
    await parts.broker.listen({
      events: [pricingUpdated],
      handle: ({ data }) => heard.push(`${data.change} ${data.entryId}`),
    });
    await parts.broker.listen({ events: [pricingChangeRecorded], handle: ({ data }) => records.push(data) });
    return createPricing({ ...parts, prices, quotations, relay, mailLinkKeys: { mail: MAIL_LINK_KEY } });
  });
  const asStaff = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
    request(service.app)
      [method](path)
      .set('Authorization', `Bearer ${service.suite.tokens.for(callers.owner)}`);

  return {
    service,
    heard,
    records,
    asStaff,
    /** Adds a design at ₹1,500; `fields` overrides the entry. Returns its id. */
    async addPrice(fields: object = {}): Promise<string> {
      const price = { section: 'design', type: 'Logo', price: 1500, ...fields };
      return (await asStaff('post', '/api/pricing/update').send(price)).body._id;
    },
  };
}
