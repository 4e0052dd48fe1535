import {
  type EventData,
  mendingNeeded,
  orderConfirmed,
  type ProofSummary,
  productCreated,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { callers, eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { anId, LINK_KEY, testArtwork } from '../artwork.fixture.ts';

export const CARD_FILE = { productType: 'Business Cards' };
export const aDesign = () => `/media/designs/${crypto.randomUUID().replaceAll('-', '')}.png`;
export const yes = (version = 1) => ({ version, name: 'Asha Verma', hasChecked: true });

/** The artwork service with a product of visiting cards, and what tests of proofs do with orders of it. */
export function testProofs() {
  const artwork = testArtwork();
  const { service, as, publish } = artwork;
  const links = createMailLinks({ mail: LINK_KEY });
  const faulty: EventData<typeof mendingNeeded>[] = [];
  const CARDS = anId();
  beforeAll(async () => {
    await service.parts.broker.listen({ events: [mendingNeeded], handle: ({ data }) => void faulty.push(data) });
    await publish(productCreated, {
      productId: CARDS,
      version: 1,
      name: 'Visiting cards',
      type: 'Business Cards',
      image: '',
      pricePaise: 199_00,
      happyHourDiscount: 0,
      sizes: [],
      colors: [],
      isCustomizable: true,
    });
  });
  const linesOf = async (orderId: string): Promise<ProofSummary[]> =>
    (await as('owner', 'get', `/api/proofs?search=${orderId}`).expect(200)).body;
  return {
    ...artwork,
    links,
    faulty,
    CARDS,
    linesOf,

    /** A confirmed order of visiting cards with a design, as ordering tells it. */
    async ordered(design: string, orderId = anId(), other: object = {}): Promise<string> {
      const line = {
        lineId: anId(),
        productId: CARDS,
        quantity: 500,
        size: '',
        color: '',
        placement: '',
        design,
        ...other,
      };
      await publish(orderConfirmed, {
        orderId,
        userId: callers.customer.id,
        placedAt: new Date().toISOString(),
        language: 'hi',
        customer: { name: 'Asha Verma', email: 'asha@example.com' },
        lines: [{ ...line, name: 'Visiting cards' }],
      });
      return orderId;
    },

    /** The line of an order once its file is checked. */
    judged: (orderId: string) =>
      eventually(
        async () => {
          const [line] = await linesOf(orderId);
          const { body } = await as('owner', 'get', `/api/artwork/files/${line?.fileId}`).expect(200);
          expect(body.state).toBe('checked');
          return { line: line as ProofSummary, file: body };
        },
        { timeoutMs: 60_000 },
      ),

    send: (id: string, fileId: string, expectedVersion = 0) =>
      as('owner', 'post', `/api/proofs/${id}/versions`).send({
        fileId,
        note: 'Please check the phone number.',
        expectedVersion,
      }),

    /** Sends a customer's request by the link from the shop, where they are signed in, or by an emailed one. */
    byLink: (id: string, what = '', body: object = {}, isSignedIn = true) =>
      request(service.app)
        .post(`/api/proofs/shared${what}`)
        .send({ ...body, token: links.signProof({ proofId: id, isSignedIn }, 60) }),

    /** A file as bytes. */
    download: (path: string) =>
      as('owner', 'get', path)
        .buffer(true)
        .parse((res, give) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk));
          res.on('end', () => give(null, Buffer.concat(chunks)));
        }),
  };
}
