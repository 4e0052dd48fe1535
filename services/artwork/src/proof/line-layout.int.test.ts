import { PDFDocument } from '@cantoo/pdf-lib';
import { bulkOrderPlaced, orderConfirmed, orderPlaced, type Proof, productCreated } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import sharp from 'sharp';
import request from 'supertest';
import { anId, aPdf, linkTo } from '../artwork.fixture.ts';
import { CARD_FILE, testProofs, yes } from './proof.fixture.ts';

const { service, parts, as, publish, uploaded, faulty, CARDS, ordered, linesOf, judged, send, byLink, download } =
  testProofs();

describe('a line with a layout', () => {
  const SHIRT = anId();
  /** Visiting cards whose front is laid out at their own size, and which staff have drawn. */
  const cardArea = { id: 'front', name: 'Front', widthMm: 90, heightMm: 54, hasShading: false };
  const shape = { kind: 'box', x: 0.1, y: 0.1, width: 0.8, height: 0.48, turnedDegrees: 0 };
  const picture = `/media/products/${'a'.repeat(24)}/1200.webp`;
  const view = {
    id: 'front',
    name: 'Front',
    picture,
    aspect: 1,
    variants: [],
    areas: [
      { ...cardArea, shape },
      { ...cardArea, id: 'small', name: 'Small', heightMm: 52, shape },
    ],
  };
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
      colors: [],
      isCustomizable: true,
    });
    const areas = (id: string) => `/api/artwork/print-areas/${id}`;
    await eventually(() => as('anonymous', 'get', areas(SHIRT)).expect(200));
    await eventually(() =>
      as('owner', 'put', areas(CARDS))
        .send({ views: [view] })
        .expect(200),
    );
  });

  const place = { rotation: 0, isMirrored: false, pixels: null } as const;
  const pieceOf = (fileId: string, box: { x: number; y: number; width: number; height: number }) => ({
    kind: 'artwork',
    source: { fileId, page: 1 },
    ...place,
    ...box,
  });
  const words = {
    kind: 'text',
    text: 'Chai',
    font: 'anek-bold',
    sizeMm: 40,
    colour: '#c2185b',
    align: 'centre',
    x: 20,
    y: 40,
    width: 120,
    height: 50,
    rotation: 0,
  };
  const laidOut = async (
    productId: string,
    sides: object[],
    by: 'customer' | 'other' = 'customer',
  ): Promise<string> => {
    const body = { productId, color: '', hex: '#f5f5f2', sides };
    return (await as(by, 'post', '/api/artwork/layouts').send(body).expect(201)).body._id;
  };
  const pagesOf = async (bytes: Buffer) =>
    (await PDFDocument.load(bytes)).getPages().map((page) => {
      const { width, height } = page.getTrimBox();
      return [width, height].map((points) => Math.round((points / 72) * 25.4));
    });

  const anAddress = (part: RegExp) => expect.stringMatching(part);

  it('is proofed and printed with all that lies on all its sides, also where that is texts alone', async () => {
    const logo = await uploaded();
    const scene = await laidOut(SHIRT, [
      { view: 'front', area: 'front-a4', pieces: [pieceOf(logo._id, { x: 20, y: 20, width: 100, height: 60 }), words] },
      { view: 'back', area: 'back-a3', pieces: [words] },
    ]);
    const orderId = await ordered('', anId(), { productId: SHIRT, scene });
    const { line, file } = await judged(orderId);
    expect(file).toMatchObject({ name: 'Visiting cards, layout.pdf', productType: 'T-Shirt', userId: null });
    await eventually(async () => expect(await linesOf(orderId)).toMatchObject([{ state: 'to-proof' }]));
    const { body } = await send(line._id, file._id).expect(200);
    const [version] = (body as Proof).versions;
    expect(version?.pages).toMatchObject([
      { widthMm: 210, heightMm: 297 },
      { widthMm: 297, heightMm: 420 },
    ]);
    // On the front and the back of the shirt.
    expect(version?.onProduct).toHaveLength(2);
    for (const address of version?.onProduct ?? [])
      await request(service.app).get(address).expect(200).expect('content-type', 'image/webp');
    await request(service.app)
      .get(`${version?.onProduct[0]?.replace('front', 'other')}`)
      .expect(404);
    await byLink(line._id, '/approve', yes()).expect(200);
    const print = await download(`/api/proofs/${line._id}/print-file`).expect(200);
    expect(await pagesOf(print.body)).toEqual([
      [210, 297],
      [297, 420],
    ]);
  });

  it('has no file to proof where one of its files was deleted before the order', async () => {
    const [kept, deleted] = [await uploaded(), await uploaded()];
    const pieces = [kept, deleted].map(({ _id }, n) => pieceOf(_id, { x: 20, y: 20 + n * 90, width: 100, height: 60 }));
    const scene = await laidOut(SHIRT, [{ view: 'front', area: 'front-a4', pieces }]);
    await as('customer', 'delete', `/api/artwork/files/${deleted._id}`).expect(200);
    const print = (ending: string) =>
      as('owner', 'get', `/api/artwork/layouts/${scene}/print.${ending}?view=front&area=front-a4`);
    // Its bytes go in the background.
    await eventually(async () => expect((await print('png')).body).toMatchObject({ code: 'layout-file-gone' }));
    await print('pdf').expect(409);
    const orderId = await ordered('', anId(), { productId: SHIRT, scene });
    // A later order has its file by then.
    const sides = [{ view: 'front', area: 'front-a4', pieces: pieces.slice(0, 1) }];
    await judged(await ordered('', anId(), { productId: SHIRT, scene: await laidOut(SHIRT, sides) }));
    await eventually(async () => expect(await linesOf(orderId)).toMatchObject([{ state: 'to-proof', fileId: null }]));
  });

  it('gets bleed, and is checked by the product that it is for', async () => {
    const photo = await sharp({ create: { width: 90, height: 54, channels: 3, background: '#0097c4' } })
      .png()
      .toBuffer();
    const file = await uploaded(photo, 'photo.png');
    const front = [pieceOf(file._id, { x: 0, y: 0, width: 90, height: 54 })];
    const orderId = await ordered('', anId(), {
      scene: await laidOut(CARDS, [{ view: 'front', area: 'front', pieces: front }]),
    });
    const { file: made } = await judged(orderId);
    expect(made).toMatchObject({ pages: [{ widthMm: 90, heightMm: 54 }], productType: 'Business Cards' });
    const codes = made.checks.map(({ code, level }: { code: string; level: string }) => `${level} ${code}`);
    expect(codes).toContain('must low-resolution');
    expect(codes.join()).not.toMatch(/no-bleed|size-mismatch|page-count/);
    await eventually(async () => expect(await linesOf(orderId)).toMatchObject([{ state: 'needs-mending' }]));
    await eventually(() => expect(faulty.filter((one) => one.orderId === orderId)).toHaveLength(1));
  });

  it('is printed at the size of its area, also where the product is usually of another', async () => {
    const small = [{ ...words, x: 5, y: 5, width: 60, height: 25, sizeMm: 20 }];
    const scene = await laidOut(CARDS, [{ view: 'front', area: 'small', pieces: small }]);
    const { line, file } = await judged(await ordered('', anId(), { scene }));
    const { body } = await send(line._id, file._id).expect(200);
    expect((body as Proof).versions[0]?.pages).toMatchObject([{ widthMm: 90, heightMm: 52 }]);
  });

  it('is the file itself where it is nothing but that, at its own size', async () => {
    const file = await uploaded(aPdf(), 'card.pdf', CARD_FILE);
    const scene = await laidOut(CARDS, [
      { view: 'front', area: 'front', pieces: [pieceOf(file._id, { x: 0, y: 0, width: 90, height: 54 })] },
    ]);
    const orderId = await ordered('', anId(), { scene });
    await eventually(async () =>
      expect(await linesOf(orderId)).toMatchObject([{ fileId: file._id, state: 'to-proof' }]),
    );
    const [line] = await linesOf(orderId);
    const { body } = await send(line?._id ?? '', file._id).expect(200);
    expect((body as Proof).versions[0]).toMatchObject({ sourceSha256: file.sha256, onProduct: [expect.any(String)] });
  });

  it('is printed from two files, front and back, also on a product for which nobody drew areas', async () => {
    const FLYERS = anId();
    await publish(productCreated, {
      productId: FLYERS,
      version: 1,
      name: 'A5 Flyers (500)',
      type: 'Flyers',
      image: '',
      pricePaise: 899_00,
      happyHourDiscount: 0,
      sizes: [],
      colors: [],
      isCustomizable: true,
    });
    await eventually(async () => {
      const { body } = await as('anonymous', 'get', `/api/artwork/print-areas/${FLYERS}`).expect(200);
      expect(body).toMatchObject({ isDefault: true, views: [{ id: 'front' }, { id: 'back' }] });
    });
    const a5 = { widthMm: 148, heightMm: 210 };
    const [front, back] = [await uploaded(aPdf(a5), 'front.pdf'), await uploaded(aPdf(a5), 'back.pdf')];
    const whole = { x: 0, y: 0, width: 148, height: 210 };
    const scene = await laidOut(FLYERS, [
      { view: 'front', area: 'front', pieces: [pieceOf(front._id, whole)] },
      { view: 'back', area: 'back', pieces: [pieceOf(back._id, whole)] },
    ]);
    const { line, file } = await judged(await ordered('', anId(), { productId: FLYERS, scene }));
    const { body } = await send(line._id, file._id).expect(200);
    expect((body as Proof).versions[0]).toMatchObject({ pages: [a5, a5], onProduct: [/front/, /back/].map(anAddress) });
    await byLink(line._id, '/approve', yes()).expect(200);
    const print = await download(`/api/proofs/${line._id}/print-file`).expect(200);
    expect(await pagesOf(print.body)).toEqual([
      [148, 210],
      [148, 210],
    ]);
  });

  describe('that was not paid for', () => {
    const TWO_SIDED = anId();
    const sides = ['front', 'back'].map((view) => ({
      view,
      area: view,
      pieces: [{ ...words, x: 5, y: 5, width: 60, height: 25, sizeMm: 20 }],
    }));
    beforeAll(async () => {
      await publish(productCreated, {
        productId: TWO_SIDED,
        version: 1,
        name: 'Cards',
        type: 'Business Cards',
        image: '',
        pricePaise: 199_00,
        happyHourDiscount: 0,
        bothSidePaise: 60_00,
        sizes: [],
        colors: [],
        isCustomizable: true,
      });
      await eventually(() => as('anonymous', 'get', `/api/artwork/print-areas/${TWO_SIDED}`).expect(200));
    });
    const sentOf = async (orderId: string) => {
      const { line, file } = await judged(orderId);
      const { body } = await send(line._id, file._id).expect(200);
      return { line, version: (body as Proof).versions[0], body: body as Proof };
    };
    const leftOff = expect.objectContaining({ code: 'left-off', level: 'note' });

    it('is left off: of two sides, the first alone is printed, and the proof says so in both languages', async () => {
      const scene = await laidOut(TWO_SIDED, sides);
      const [orderId, lineId] = [anId(), anId()];
      const placed = { orderId, userId: callers.customer.id, placedAt: new Date().toISOString() };
      const sold = { lineId, productId: TWO_SIDED, quantity: 1, size: '', color: '', placement: '', design: '', scene };
      await publish(orderPlaced, { ...placed, lines: [sold] });
      await ordered('', orderId, { productId: TWO_SIDED, scene, lineId });
      const { line, version } = await sentOf(orderId);
      expect(version).toMatchObject({ pages: [{ widthMm: 90, heightMm: 54 }], onProduct: [expect.any(String)] });
      expect(version?.checks).toContainEqual(leftOff);
      const read = (language: string) => byLink(line._id).set('Accept-Language', language).expect(200);
      expect(JSON.stringify((await read('en')).body)).toContain('artwork on more than was ordered (Back)');
      expect(JSON.stringify((await read('hi')).body)).toContain('ऑर्डर से ज़्यादा जगह पर डिज़ाइन है (पीछे)');
      const { body } = await as('customer', 'get', `/api/artwork/orders/${orderId}`).expect(200);
      expect(body.lines[0].pictures).toMatchObject([{ view: 'front' }]);
    });

    it('is printed where both sides were ordered', async () => {
      const scene = await laidOut(TWO_SIDED, sides);
      const { version } = await sentOf(await ordered('', anId(), { productId: TWO_SIDED, scene, bothSides: true }));
      expect(version?.pages).toHaveLength(2);
      expect(version?.checks).not.toContainEqual(leftOff);
    });

    it('is no further page of a file that is laid out on one side', async () => {
      const two = await PDFDocument.load(aPdf());
      two.addPage([255.12, 153.07]);
      const file = await uploaded(Buffer.from(await two.save()), 'two.pdf', CARD_FILE);
      const front = [
        { view: 'front', area: 'front', pieces: [pieceOf(file._id, { x: 0, y: 0, width: 90, height: 54 })] },
      ];
      const scene = await laidOut(TWO_SIDED, front);
      const { version } = await sentOf(await ordered('', anId(), { productId: TWO_SIDED, scene }));
      expect(version?.pages).toHaveLength(1);
    });

    it('is, of a bulk order, each placement that none of its lines has', async () => {
      const bulkOrderId = anId();
      const piece = { ...words, x: 5, y: 5, width: 60, height: 25, sizeMm: 20 };
      const scene = await laidOut(SHIRT, [
        { view: 'front', area: 'front-a4', pieces: [piece] },
        { view: 'front', area: 'left', pieces: [piece] },
      ]);
      const { id: userId } = callers.customer;
      const order = { bulkOrderId, userId, status: 'Pending', totalPaise: 100_00, pieces: 24, scene };
      await publish(bulkOrderPlaced, { ...order, placement: 'Left' });
      const { version } = await sentOf(bulkOrderId);
      expect(version?.pages).toMatchObject([{ widthMm: 100, heightMm: 100 }]);
      expect(version?.checks).toContainEqual(leftOff);
    });
  });

  it("has no file where the layout is another account's", async () => {
    const scene = await laidOut(SHIRT, [{ view: 'front', area: 'front-a4', pieces: [words] }], 'other');
    const theirs = await ordered('', anId(), { productId: SHIRT, scene });
    const own = await ordered('', anId(), {
      productId: SHIRT,
      scene: await laidOut(SHIRT, [{ view: 'front', area: 'front-a4', pieces: [words] }]),
    });
    await judged(own);
    expect(await linesOf(theirs)).toMatchObject([{ fileId: null, state: 'to-proof' }]);
  });

  it('is not in the way of the other lines of its order where it cannot be drawn', async () => {
    const name = `${crypto.randomUUID().replaceAll('-', '')}.png`;
    await parts.store.client.putObject(parts.store.bucket, `designs/${name}`, Buffer.from('no picture'));
    const source = { design: linkTo(`/media/designs/${name}`) };
    const broken = { kind: 'artwork', source, ...place, x: 5, y: 5, width: 60, height: 40 };
    const lineOf = async (piece: object) => ({
      lineId: anId(),
      name: 'Shirts',
      productId: SHIRT,
      quantity: 1,
      size: '',
      color: '',
      placement: '',
      design: '',
      scene: await laidOut(SHIRT, [{ view: 'front', area: 'front-a4', pieces: [piece] }]),
    });
    const orderId = anId();
    const lines = [await lineOf(broken), await lineOf(words)];
    const customer = { name: 'Asha Verma', email: 'asha@example.com' };
    const placed = { orderId, userId: callers.customer.id, placedAt: new Date().toISOString() };
    await publish(orderConfirmed, { ...placed, customer, lines });
    await eventually(
      async () => {
        const left = (await linesOf(orderId)).find(({ lineId }) => lineId === lines[1]?.lineId);
        expect(left).toMatchObject({ fileId: expect.any(String) });
      },
      { timeoutMs: 60_000 },
    );
  });

  it('may be of a bulk order, also without a design', async () => {
    const scene = await laidOut(SHIRT, [
      { view: 'front', area: 'left', pieces: [{ ...words, x: 5, y: 5, width: 80 }] },
    ]);
    const bulkOrderId = anId();
    const { id: userId } = callers.customer;
    const order = { bulkOrderId, userId, status: 'Pending', totalPaise: 100_00, pieces: 24, scene };
    await publish(bulkOrderPlaced, order);
    const { line, file } = await judged(bulkOrderId);
    expect(line).toMatchObject({ isBulk: true, quantity: 24 });
    expect(file.pages).toMatchObject([{ widthMm: 100, heightMm: 100 }]);
  });
});
