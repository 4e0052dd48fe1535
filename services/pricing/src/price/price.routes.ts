import { deletePrice, getPricing, toPaise, updatePrice, upsertPrice } from '@print-shop/contracts';
import { allow, type ContractRouter, notFound } from '@print-shop/service-kit';
import type { PriceStore } from './price.store.ts';
import { fieldsOfSection, toEntryReply, toPricing } from './price.ts';

/** /api/pricing (admin spec, sections 7 and 8). */
export function pricingRoutes(router: ContractRouter, prices: PriceStore): void {
  router
    .on(getPricing, allow.anyone, async () => ({ status: 200, body: toPricing(await prices.list()) }))
    .on(upsertPrice, allow.staff('prices:write'), async ({ body: { price, version, ...fields }, user: by }) => {
      const priced = fieldsOfSection({ ...fields, pricePaise: toPaise(price) });
      const { entry, isNew } = await prices.upsert(priced, { by, version });
      const body = { ...toEntryReply(entry), message: 'Pricing updated successfully! ✅' };
      return isNew ? { status: 201, body } : { status: 200, body };
    })
    .on(
      updatePrice,
      allow.staff('prices:write'),
      async ({ params: { section, id }, body: { price, version }, user: by }) => {
        const entry = await prices.setPrice(section, id, toPaise(price), { by, version });
        if (!entry) throw noSuchPrice();
        return { status: 200, body: { ...toEntryReply(entry), message: 'Updated successfully ✅' } };
      },
    )
    .on(deletePrice, allow.staff('prices:write'), async ({ params: { section, id }, query: { version }, user: by }) => {
      if (!(await prices.remove(section, id, { by, version }))) throw noSuchPrice();
      return { status: 200, body: { message: 'Deleted successfully ✅' } };
    });
}

const noSuchPrice = () => notFound('There is no such price in this section.', 'price-not-found');
