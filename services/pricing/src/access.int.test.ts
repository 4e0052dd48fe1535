import { routesByService } from '@print-shop/contracts';
import { describeAccess } from '@print-shop/test-kit';
import { testPricing } from './pricing.fixture.ts';

const { service, asStaff, addPrice } = testPricing();

const quotation = {
  customerName: 'Sharma Sweets',
  validUntil: '2999-12-31',
  items: [{ details: { type: 'design', designType: 'Logo' }, price: 1500, quantity: 1 }],
};
const priced = async () => ({ params: { section: 'design', id: await addPrice() } });

describeAccess({
  routes: routesByService.pricing ?? [],
  app: () => service.app,
  tokens: () => service.suite.tokens,
  rows: {
    getPricing: {},
    upsertPrice: { body: { section: 'design', type: 'Logo', price: 1500 } },
    updatePrice: async () => ({ ...(await priced()), body: { price: 1600 } }),
    deletePrice: priced,
    listQuotations: {},
    createQuotation: async () => {
      await addPrice();
      return { body: quotation };
    },
    getQuotation: async () => {
      await addPrice();
      return { params: { id: (await asStaff('post', '/api/quotations').send(quotation)).body._id } };
    },
    sendQuotation: async () => {
      await addPrice();
      const { _id: id } = (await asStaff('post', '/api/quotations').send(quotation)).body;
      return { params: { id }, body: { email: 'asha@example.com' } };
    },
    reviseQuotation: async () => {
      await addPrice();
      const { _id: id } = (await asStaff('post', '/api/quotations').send(quotation)).body;
      return { params: { id }, body: { ...quotation, expectedRevision: 1 } };
    },
    withdrawQuotation: async () => {
      await addPrice();
      return { params: { id: (await asStaff('post', '/api/quotations').send(quotation)).body._id } };
    },
    replyOnQuotation: async () => {
      await addPrice();
      const { _id: id } = (await asStaff('post', '/api/quotations').send(quotation)).body;
      await asStaff('post', `/api/quotations/${id}/sending`).send({ email: 'asha@example.com' });
      return { params: { id }, body: { text: 'Yes, by Friday.' } };
    },
    // The refusals are for a link that opens nothing; the routes themselves are open.
    readSharedQuotation: { body: { token: 'of-no-mail' } },
    askQuotationCode: { body: { token: 'of-no-mail' } },
    acceptQuotation: { body: { token: 'of-no-mail', name: 'Asha', code: '123456' } },
    declineQuotation: { body: { token: 'of-no-mail' } },
    askAboutQuotation: { body: { token: 'of-no-mail', text: 'By Friday?' } },
  },
});
