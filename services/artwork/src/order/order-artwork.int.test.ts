import { createHash } from 'node:crypto';
import {
  bulkOrderAdopted,
  bulkOrderPlaced,
  cartLayoutAdded,
  designStored,
  ORDER_LINK_HEADER,
  orderPlaced,
  productCreated,
  withoutSignature,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { createWorks } from '@print-shop/service-kit';
import { callers, eventually } from '@print-shop/test-kit';
import sharp from 'sharp';
import request from 'supertest';
import { anId, aPdf, LINK_KEY, linkTo, testArtwork } from '../artwork.fixture.ts';
import { createArtworkObjects } from '../file/artwork-objects.ts';
import { createFileStore } from '../file/file.store.ts';
import { layoutModel } from '../layout/layout.store.ts';
import { removeExpired } from '../retention/remove-expired.ts';

const DAY_MS = 24 * 3_600_000;
const { service, as, send, sendDesign, model, parts, publish, uploaded, objectsOf } = testArtwork();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const productId = anId();
const aPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0097c4' } })
    .png()
    .toBuffer();
const aDesign = () => `/media/designs/${crypto.randomUUID().replaceAll('-', '')}.png`;

beforeAll(async () => {
  await publish(productCreated, {
    productId,
    version: 1,
    name: 'Chai Shirt',
    type: 'T-Shirt',
    image: '',
    pricePaise: 400_00,
    happyHourDiscount: 0,
    sizes: [],
    colors: ['White'],
    isCustomizable: true,
  });
  await eventually(() => as('anonymous', 'get', `/api/artwork/print-areas/${productId}`).expect(200));
});

const piece = (source: object) => ({
  kind: 'artwork',
  source,
  x: 20,
  y: 20,
  width: 100,
  height: 75,
  rotation: 0,
  isMirrored: false,
  pixels: null,
});
/** A saved layout with a file on the front, and a design on the back. */
async function aLayout(caller: 'customer' | 'anonymous', fileId: string, design = aDesign(), token = '') {
  const sides = [
    { view: 'front', area: 'front-a4', pieces: [piece({ fileId, page: 1 })] },
    { view: 'back', area: 'back-a4', pieces: [piece({ design: linkTo(design) })] },
  ];
  const fileTokens = token ? { fileTokens: { [fileId]: token } } : {};
  const body = { productId, color: 'White', hex: '#f5f5f2', sides, ...fileTokens };
  return (await as(caller, 'post', '/api/artwork/layouts').send(body).expect(201)).body;
}
/** A guest's file, once it was checked. */
async function aGuestsFile(): Promise<{ _id: string; token: string }> {
  const { body } = await send('anonymous', aPdf()).expect(202);
  await eventually(async () => expect((await model().findById(body._id))?.state).toBe('checked'), {
    timeoutMs: 60_000,
  });
  return body;
}
const order = (
  scene: string | undefined,
  { userId = callers.customer.id as string, orderId = anId(), design = '', color = '' } = {},
) =>
  publish(orderPlaced, {
    orderId,
    userId,
    placedAt: new Date().toISOString(),
    lines: [
      {
        lineId: anId(),
        productId,
        quantity: 1,
        size: '',
        color,
        placement: '',
        name: 'Chai Shirt',
        design,
        ...(scene ? { scene } : {}),
      },
    ],
  });
/** A guest's bulk order, with the token of what they have laid out. */
const bulkOrder = ({ _id: scene, token }: { _id: string; token?: string }, bulkOrderId: string) =>
  publish(bulkOrderPlaced, {
    bulkOrderId,
    userId: null,
    status: 'Pending',
    totalPaise: 100_00,
    scene,
    ...(token ? { sceneTokenHash: createHash('sha256').update(token).digest('hex') } : {}),
  });
const isHeld = (id: string) =>
  eventually(async () => expect((await model().findById(id))?.orderedUntil?.getTime()).toBeGreaterThan(Date.now()));
async function sweep(now: Date): Promise<void> {
  const objects = createArtworkObjects(parts.store);
  const removal = removeExpired({
    ...service.parts,
    works: createWorks(service.parts),
    files: createFileStore(model()),
    objects,
  });
  await removal.sweep(now);
  await removal.close();
}
const linkOf = (orderId: string) => createMailLinks({ mail: LINK_KEY }).signOrder(orderId, 60) ?? '';
const readByLink = (orderId: string, link = linkOf(orderId), path = '/api/artwork/orders') =>
  as('anonymous', 'get', `${path}/${orderId}`).set(ORDER_LINK_HEADER, link);

describe('a file in a layout', () => {
  it('that was ordered stays for the order, and cannot be deleted until then', async () => {
    const { _id } = await uploaded();
    const scene = await aLayout('customer', _id);
    await order(scene._id);
    await isHeld(_id);
    expect((await as('customer', 'delete', `/api/artwork/files/${_id}`).expect(409)).body.code).toBe('file-in-order');
    await sweep(inDays(364));
    expect(await objectsOf(_id)).toHaveLength(2);
    await sweep(inDays(366));
    expect(await objectsOf(_id)).toEqual([]);
  });

  it('of a bulk order stays likewise', async () => {
    const { _id, token } = await aGuestsFile();
    const scene = await aLayout('anonymous', _id, aDesign(), token);
    await bulkOrder(scene, anId());
    await isHeld(_id);
    const path = `/api/artwork/files/${_id}?token=${token}`;
    expect((await as('anonymous', 'delete', path).expect(409)).body.code).toBe('file-in-order');
  });

  it('that is put into a cart stays for it with the layout, and can be deleted', async () => {
    const [{ _id }, design] = [await uploaded(), aDesign()];
    const scene = await aLayout('customer', _id, design);
    await model().updateOne({ _id }, { $set: { keepUntil: inDays(1) } });
    await layoutModel(service.parts.mongo).updateOne({ _id: scene._id }, { $set: { keepUntil: inDays(1) } });
    await publish(cartLayoutAdded, { userId: callers.customer.id, scene: scene._id });
    await eventually(async () =>
      expect((await model().findById(_id))?.keepUntil.getTime()).toBeGreaterThan(inDays(29).getTime()),
    );
    const { keepUntil, isOrdered } = (await layoutModel(service.parts.mongo).findById(scene._id)) ?? {};
    expect([keepUntil?.getTime(), isOrdered]).toEqual([(await model().findById(_id))?.keepUntil.getTime(), false]);
    await as('customer', 'delete', `/api/artwork/files/${_id}`).expect(200);
  });

  it('that nobody ordered stays as long as the layout', async () => {
    const { _id } = await uploaded();
    await model().updateOne({ _id }, { $set: { keepUntil: inDays(1) } });
    await aLayout('customer', _id);
    await sweep(inDays(29));
    expect(await objectsOf(_id)).toHaveLength(2);
    await as('customer', 'delete', `/api/artwork/files/${_id}`).expect(200);
  });

  it('that is a design stays for the layout, and longer for its order, whose customer has it then', async () => {
    const { body } = await sendDesign('anonymous', await aPicture()).expect(201);
    const [design, { _id }] = [withoutSignature(body.url), await uploaded()];
    const keptFor = async () => (await model().findOne({ design }))?.keepUntil.getTime() ?? 0;
    expect(await keptFor()).toBeLessThan(inDays(2).getTime());
    const scene = await aLayout('customer', _id, design);
    expect(await keptFor()).toBeGreaterThan(inDays(29).getTime());
    await order(scene._id);
    await eventually(async () => expect(await keptFor()).toBeGreaterThan(inDays(364).getTime()));
    await eventually(async () => expect(String((await model().findOne({ design }))?.userId)).toBe(callers.customer.id));
  });
});

it('holds a design whose copy comes after the order with it', async () => {
  const design = aDesign();
  const orderId = anId();
  await order(undefined, { design, orderId });
  await eventually(async () => {
    const { body } = await as('customer', 'get', `/api/artwork/orders/${orderId}`).expect(200);
    expect(body.lines).toHaveLength(1);
  });
  await parts.store.client.putObject(parts.store.bucket, design.replace('/media/', ''), aPdf());
  await publish(designStored, { design, userId: null, filename: 'logo.png', bytes: aPdf().length });
  await eventually(async () => expect((await model().findOne({ design }))?.orderedUntil).toBeDefined());
});

describe('the artwork of an order', () => {
  it('is shown to its customer and to staff: each line with its files, their checks and links of minutes', async () => {
    const { _id } = await uploaded();
    const { _id: scene } = await aLayout('customer', _id);
    const orderId = anId();
    await order(scene, { orderId, color: 'Navy Blue' });
    await isHeld(_id);
    const path = `/api/artwork/orders/${orderId}`;
    const { body, headers } = await as('customer', 'get', path).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body.lines).toEqual([
      expect.objectContaining({
        name: 'Chai Shirt',
        picture: expect.stringContaining(scene),
        // In the colour that it was ordered in, whichever it was laid out in.
        pictures: ['front', 'back'].map((view) =>
          expect.objectContaining({ view, address: expect.stringMatching(/[?&]color=Navy\+Blue(&|$)/) }),
        ),
        files: [expect.objectContaining({ _id, state: 'checked', name: 'card.pdf', checks: expect.any(Array) })],
      }),
    ]);
    const [file] = body.lines[0].files;
    expect(file).not.toHaveProperty('userId');
    for (const link of [file.preview, file.original]) {
      const opened = await request(service.app).get(link).expect(200);
      expect(opened.headers['cache-control']).toBe('private, no-store');
    }
    await as('production', 'get', path).expect(200);
    await as('other', 'get', path).expect(403);
    // The link of a guest's order opens none that has an account.
    expect((await readByLink(orderId)).status).toBe(404);
  });

  it("does not show another account's layout that an order names, nor a guest's, nor that of a deleted account", async () => {
    const own = await uploaded();
    const guests = await aGuestsFile();
    const layouts = [
      await aLayout('customer', own._id),
      await aLayout('anonymous', guests._id, aDesign(), guests.token),
      await aLayout('customer', own._id),
    ];
    const [, , deleted] = layouts;
    await layoutModel(service.parts.mongo).updateOne(
      { _id: deleted._id },
      { $set: { owner: null, isOrdered: true, orders: [anId()] } },
    );
    for (const { _id: scene } of layouts) {
      const orderId = anId();
      await order(scene, { orderId, userId: callers.other.id });
      await eventually(async () => {
        const { body } = await as('other', 'get', `/api/artwork/orders/${orderId}`).expect(200);
        expect(body.lines).toMatchObject([{ picture: null, files: [] }]);
      });
    }
  });

  it("gives nobody a guest's layout for naming it without its token", async () => {
    const { _id, token } = await aGuestsFile();
    const scene = await aLayout('anonymous', _id, aDesign(), token);
    const orderId = anId();
    await bulkOrder({ _id: scene._id }, orderId);
    await eventually(async () =>
      expect((await readByLink(orderId).expect(200)).body.lines).toMatchObject([{ picture: null, files: [] }]),
    );
    const { id: userId } = callers.other;
    await publish(bulkOrderAdopted, { bulkOrderId: orderId, userId, status: 'Pending', totalPaise: 100_00 });
    await eventually(() => as('other', 'get', `/api/artwork/orders/${orderId}`).expect(200));
    const { owner } = (await layoutModel(service.parts.mongo).findById(scene._id).lean()) ?? {};
    expect(owner).toBeNull();
    await as('other', 'get', `/api/artwork/files/${_id}`).expect(403);
  });

  it('of a guest opens by the link of the order, until an account has it, whose all of it is then', async () => {
    const { _id, token } = await aGuestsFile();
    const scene = await aLayout('anonymous', _id, aDesign(), token);
    const [orderId, other] = [anId(), anId()];
    await bulkOrder(scene, orderId);
    await isHeld(_id);
    const { body, headers } = await readByLink(orderId).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body.lines).toMatchObject([{ files: [{ _id, preview: expect.any(String) }] }]);
    expect((await readByLink(other).expect(200)).body).toEqual({ lines: [] });
    expect((await readByLink(orderId, linkOf(other))).body.code).toBe('link-over');
    for (const bad of [
      'x',
      `${linkOf(orderId)}x`,
      createMailLinks({ mail: 'k'.repeat(32) }).signOrder(orderId, 60) ?? '',
    ])
      expect((await readByLink(orderId, bad)).body.code).toBe('link-over');
    await as('customer', 'get', `/api/artwork/orders/${orderId}`).expect(403);

    const { id: userId } = callers.customer;
    await publish(bulkOrderAdopted, { bulkOrderId: orderId, userId, status: 'Pending', totalPaise: 100_00 });
    await eventually(() => as('customer', 'get', `/api/artwork/orders/${orderId}`).expect(200));
    expect((await readByLink(orderId)).body.code).toBe('link-over');
    await eventually(() => as('customer', 'get', `/api/artwork/files/${_id}`).expect(200));
    await as('customer', 'get', `/api/artwork/layouts/${scene._id}`).expect(200);
  });
});

it("shows the proofs of a guest's order by its link, until an account has it", async () => {
  const [orderId, design] = [anId(), aDesign()];
  const path = '/api/proofs/order';
  const placed = {
    bulkOrderId: orderId,
    status: 'Pending',
    totalPaise: 100_00,
    name: 'Ravi',
    email: 'ravi@example.com',
  };
  await publish(bulkOrderPlaced, { ...placed, userId: null, design, pieces: 20 });
  await eventually(async () => {
    const { body } = await readByLink(orderId, undefined, path).expect(200);
    expect(body).toMatchObject([{ orderId, state: 'to-proof', link: '' }]);
  });
  expect((await readByLink(anId(), undefined, path).expect(200)).body).toEqual([]);
  expect((await readByLink(orderId, 'x', path)).body.code).toBe('link-over');
  await publish(bulkOrderAdopted, { ...placed, userId: callers.customer.id });
  await eventually(async () => {
    const { body } = await as('customer', 'get', `/api/proofs/order/${orderId}`).expect(200);
    expect(body).toHaveLength(1);
  });
  expect((await readByLink(orderId, undefined, path)).body.code).toBe('link-over');
});
