import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { bulkOrderPlaced, type Proof, type ProofSummary, productColorSet, productCreated } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import sharp from 'sharp';
import request from 'supertest';
import { anId } from '../artwork.fixture.ts';
import { aDesign, testProofs } from './proof.fixture.ts';

const { service, as, publish, uploaded, CARDS, ordered, linesOf, send } = testProofs();
const SHIRT = anId();
const RED = [198, 40, 40];

beforeAll(async () => {
  await publish(productCreated, {
    productId: SHIRT,
    version: 1,
    name: 'Chai Shirt',
    type: 'T-Shirt',
    image: '',
    pricePaise: 400_00,
    happyHourDiscount: 0,
    sizes: [],
    colors: ['Red'],
    isCustomizable: true,
  });
  await publish(productColorSet, { name: 'Red', hexCode: '#C62828' });
  const colors = service.parts.mongo.collection('product-colors');
  await eventually(async () => expect(await colors.countDocuments()).toBe(1));
  for (const id of [SHIRT, CARDS])
    await eventually(() => as('anonymous', 'get', `/api/artwork/print-areas/${id}`).expect(200));
});

/** A PDF of this number of pages, blue in the middle. */
async function blue(pages = 1): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++)
    document.addPage([255, 153]).drawRectangle({ x: 30, y: 30, width: 195, height: 93, color: rgb(0, 0, 1) });
  return Buffer.from(await document.save());
}

/** The pictures of the product with the first version of a proof on it. */
async function shown(id: string, file: { _id: string }): Promise<{ at: (x: number, y: number) => number[] }[]> {
  const { body } = await send(id, file._id).expect(200);
  return Promise.all(
    ((body as Proof).versions[0]?.onProduct ?? []).map(async (address) => {
      const res = await request(service.app).get(address).buffer(true).expect(200);
      const { data, info } = await sharp(res.body).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => {
        const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
        return [...data.subarray(from, from + 3)];
      };
      return { at };
    }),
  );
}
const isNear = (found: number[], wanted: number[], most = 40) =>
  found.every((value, channel) => Math.abs(value - (wanted[channel] ?? 0)) <= most);
const isWhite = (found: number[]) => found.every((level) => level > 250);
const BLUE = [0, 0, 255];
const lineOf = (orderId: string) =>
  eventually(async () => {
    const [line] = await linesOf(orderId);
    expect(line).toBeDefined();
    return line as ProofSummary;
  });

describe('the picture of the product in a proof', () => {
  it('shows a design on all placements of a shirt, in its colour', async () => {
    const placed = { productId: SHIRT, color: 'Red', placement: 'Left, Back A4' };
    const line = await lineOf(await ordered(aDesign(), anId(), placed));
    const [front, back, ...others] = await shown(line._id, await uploaded(await blue()));
    expect(others).toEqual([]);
    // On the wearer's left, and nothing in the middle of the chest.
    expect(isNear(front?.at(0.615, 0.3) ?? [], BLUE)).toBe(true);
    expect(isNear(front?.at(0.45, 0.5) ?? [], RED)).toBe(true);
    // Contained in the middle of the area, above which the shirt is seen.
    expect(isNear(back?.at(0.5, 0.395) ?? [], BLUE)).toBe(true);
    expect(isNear(back?.at(0.5, 0.25) ?? [], RED)).toBe(true);
    // The paper around the blue is not printed: the shirt is seen through it, and is what the page lies on.
    expect(Array.from({ length: 100 }, (_, at) => at / 100).some((y) => isWhite(back?.at(0.5, y) ?? []))).toBe(false);
    const { body: proof } = await as('owner', 'get', `/api/proofs/${line._id}`).expect(200);
    expect((proof as Proof).versions[0]?.pages).toMatchObject([{ ground: '#c62828' }]);
  });

  it('shows a layout on the shirt of the colour that was ordered, whichever it was laid out on', async () => {
    const words = { kind: 'text', text: 'Chai', font: 'anek-bold', sizeMm: 40, colour: '#0000ff', align: 'centre' };
    const sides = [
      { view: 'front', area: 'front-a4', pieces: [{ ...words, x: 20, y: 40, width: 120, height: 50, rotation: 0 }] },
    ];
    const layout = { productId: SHIRT, color: '', hex: '#f5f5f2', sides };
    const { body: scene } = await as('customer', 'post', '/api/artwork/layouts').send(layout).expect(201);
    const line = await lineOf(await ordered('', anId(), { productId: SHIRT, color: 'Red', scene: scene._id }));
    const [front] = await shown(line._id, await uploaded(await blue()));
    expect(isNear(front?.at(0.5, 0.8) ?? [], RED)).toBe(true);
  });

  it('shows the design of a bulk order where it is printed', async () => {
    const bulkOrderId = anId();
    const order = {
      bulkOrderId,
      userId: null,
      status: 'Pending',
      totalPaise: 100_00,
      name: 'Ravi',
      email: 'r@example.com',
    };
    await publish(bulkOrderPlaced, { ...order, pieces: 24, design: aDesign(), placement: 'Right', color: 'Red' });
    const line = await lineOf(bulkOrderId);
    const pictures = await shown(line._id, await uploaded(await blue()));
    expect(pictures).toHaveLength(1);
    expect(isNear(pictures[0]?.at(0.385, 0.3) ?? [], BLUE)).toBe(true);
    expect(isNear(pictures[0]?.at(0.615, 0.3) ?? [], RED)).toBe(true);
  });

  it('shows a design on the first area of a product without placements', async () => {
    const line = await lineOf(await ordered(aDesign()));
    const pictures = await shown(line._id, await uploaded(await blue()));
    expect(pictures).toHaveLength(1);
    expect(isNear(pictures[0]?.at(0.5, 0.5) ?? [], BLUE)).toBe(true);
  });

  it('shows the proof of a quotation on its product, front and back', async () => {
    const wanted = { name: 'Cards', customerName: 'Ravi', email: 'ravi@example.com', productId: CARDS };
    const { body } = await as('owner', 'post', '/api/proofs').send(wanted).expect(201);
    expect(body.productType).toBe('Business Cards');
    const pictures = await shown(body._id, await uploaded(await blue(2)));
    expect(pictures).toHaveLength(2);
    for (const { at } of pictures) expect(isNear(at(0.5, 0.5), BLUE)).toBe(true);
  });

  it('is none where the product of a quotation is not known', async () => {
    const wanted = { name: 'Menu cards', customerName: 'Ravi', email: 'ravi@example.com' };
    const { body } = await as('owner', 'post', '/api/proofs').send(wanted).expect(201);
    expect(await shown(body._id, await uploaded())).toEqual([]);
  });
});
