import { type EventData, type Quotation, quotationCodeAsked } from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { MAIL_LINK_KEY, type testPricing } from '../pricing.fixture.ts';

/** Quotations that were mailed, and what their customers can do, for tests of the pricing service. */
export function sentQuotations({ service, asStaff }: ReturnType<typeof testPricing>) {
  const links = createMailLinks({ mail: MAIL_LINK_KEY });
  const items = [{ details: { type: 'design', designType: 'Logo' }, price: 1500, quantity: 2 }];
  const body = (fields: object = {}) => ({
    customerName: 'Sharma Sweets',
    validUntil: '2999-12-31',
    items,
    ...fields,
  });
  const asked: EventData<typeof quotationCodeAsked>[] = [];
  beforeAll(() =>
    service.parts.broker.listen({ events: [quotationCodeAsked], handle: ({ data }) => void asked.push(data) }),
  );
  const keep = async (fields: object = {}): Promise<Quotation> =>
    (await asStaff('post', '/api/quotations').send(body(fields)).expect(201)).body;
  const send = (id: string, email: string, language = 'en') =>
    asStaff('post', `/api/quotations/${id}/sending`).send({ email, language });
  const read = async (id: string): Promise<Quotation> => (await asStaff('get', `/api/quotations/${id}`)).body;
  let count = 0;

  return {
    items,
    links,
    keep,
    send,
    read,
    revise: (id: string, expectedRevision: number, fields: object = {}) =>
      asStaff('post', `/api/quotations/${id}/revisions`).send({ ...body(fields), expectedRevision }),
    /** A quotation that was emailed, with the actions of its customer. */
    async aSentQuotation(fields: object = {}) {
      const { _id: id, number } = await keep(fields);
      const email = `buyer-${++count}@example.com`;
      await send(id, email).expect(200);
      const link = (mailedTo = email) => links.signQuotation({ quotationId: id, email: mailedTo }, 60) ?? '';
      const post = (path: string, sent: object = {}, token = link()) =>
        request(service.app)
          .post(`/api/quotations/shared${path}`)
          .send({ ...sent, token });
      return {
        id,
        number,
        email,
        link,
        post,
        open: (token?: string) => post('', {}, token),
        code: async () => {
          const own = () => asked.filter(({ quotationId }) => quotationId === id);
          const before = own().length;
          await post('/codes').expect(202);
          await eventually(() => expect(own()).toHaveLength(before + 1));
          return links.codeOf('quotation', own().at(-1)?.nonce ?? '') ?? '';
        },
        accept: (code: string, more: object = {}) => post('/accept', { name: 'Ravi Sharma', code, ...more }),
      };
    },
  };
}
