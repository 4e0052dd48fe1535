import { deletePrice, getPricing, toPaise, updatePrice, upsertPrice } from '@print-shop/contracts';
import { allow, type ContractRouter, notFound } from '@print-shop/service-kit';
import type { PriceStore } from './price.store.ts';
import { sectionFields, toEntryResponse, toPricing } from './price.ts';

/** Registers /api/pricing: everybody reads the price list; staff change it. */
export function pricingRoutes(router: ContractRouter, prices: PriceStore): void {
  router
    .on(getPricing, allow.anyone, async () => ({ status: 200, body: toPricing(await prices.list()) }))
    .on(
      upsertPrice,
      allow.staff('prices:write'),
      async ({ body: { price, version: expectedVersion, ...fields }, user: by }) => {
        const priced = sectionFields({ ...fields, pricePaise: toPaise(price) });
        const { entry, isNew } = await prices.upsert(priced, { by, expectedVersion });
        const body = { ...toEntryResponse(entry), message: 'Pricing updated successfully! ✅' };
        return isNew ? { status: 201, body } : { status: 200, body };
      },
    )
    .on(
      updatePrice,
      allow.staff('prices:write'),
      async ({ params: { section, id }, body: { price, version: expectedVersion }, user: by }) => {
        const entry = await prices.setPrice(section, id, toPaise(price), { by, expectedVersion });
        if (!entry) throw noSuchPrice();
        return { status: 200, body: { ...toEntryResponse(entry), message: 'Updated successfully ✅' } };
      },
    )
    .on(
      deletePrice,
      allow.staff('prices:write'),
      async ({ params: { section, id }, query: { version: expectedVersion }, user: by }) => {
        if (!(await prices.remove(section, id, { by, expectedVersion }))) throw noSuchPrice();
        return { status: 200, body: { message: 'Deleted successfully ✅' } };
      },
    );
}

const noSuchPrice = () =>
  notFound({ en: 'There is no such price in this section.', hi: 'इस हिस्से में ऐसा कोई दाम नहीं है।' }, 'price-not-found');
