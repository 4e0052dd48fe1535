import { PDFDocument } from '@cantoo/pdf-lib';
import { type Layout, productColorSet, routesByModule, userDeleted, withoutSignature } from '@print-shop/contracts';
import { createDesignLinks } from '@print-shop/links';
import { createWorks } from '@print-shop/service-kit';
import { callers, describeAccess, eventually } from '@print-shop/test-kit';
import sharp from 'sharp';
import type request from 'supertest';
import { LINK_KEY } from '../artwork.fixture.ts';
import { removeOldLayouts } from './keep-layouts.ts';
import { aLayout, anId, testLayouts } from './layout.fixture.ts';
import { createLayoutStore } from './layout.store.ts';
import { createLayoutObjects } from './layout-objects.ts';

const { service, records, parts, publish, as, models, aProduct, aDesign } = testLayouts();
const layoutsPath = '/api/artwork/layouts';

/** Reads an answer that supertest would take for text. */
const bytesOf = (res: request.Response, give: (error: Error | null, body: Buffer) => void): void => {
  const chunks: Buffer[] = [];
  res.on('data', (chunk: Buffer) => chunks.push(chunk));
  res.on('end', () => give(null, Buffer.concat(chunks)));
};

async function saved(caller: keyof typeof callers): Promise<Layout & { token?: string }> {
  const body = aLayout(await aProduct(), await aDesign());
  return (await as(caller, 'post', layoutsPath).send(body).expect(201)).body;
}

describeAccess({
  routes: routesByModule.layouts ?? [],
  app: () => service.app,
  tokens: () => service.suite.tokens,
  rows: {
    getPrintAreas: async () => ({ params: { productId: await aProduct() } }),
    setPrintAreas: async () => ({ params: { productId: await aProduct() }, body: { views: [] } }),
    createLayout: async () => ({ body: aLayout(await aProduct(), await aDesign()) }),
    listLayouts: {},
    getLayout: async () => ({ params: { id: (await saved('customer'))._id } }),
    getLayoutPicture: async () => ({ params: { id: (await saved('customer'))._id } }),
    getLayoutPrint: async () => ({
      params: { id: (await saved('customer'))._id },
      query: { view: 'front', area: 'front-a4' },
    }),
    getLayoutPrintPdf: async () => ({
      params: { id: (await saved('customer'))._id },
      query: { view: 'front', area: 'front-a4' },
    }),
  },
});

const mug = {
  id: 'front',
  name: 'Front',
  picture: '/media/products/0123456789abcdef01234567/1280.webp',
  aspect: 0.8,
  variants: [],
  areas: [
    {
      id: 'wrap',
      name: 'Wrap',
      widthMm: 200,
      heightMm: 90,
      hasShading: true,
      curve: { degrees: 90, sag: 0.1 },
      shape: { kind: 'box', x: 0.2, y: 0.4, width: 0.4, height: 0.3, turnedDegrees: 0 },
    },
  ],
};

describe('print areas', () => {
  it('of a shirt are the six placements until staff draw others, which is recorded', async () => {
    const productId = await aProduct();
    const path = `/api/artwork/print-areas/${productId}`;
    const { body: first } = await as('anonymous', 'get', path).expect(200);
    expect(first).toMatchObject({ isDefault: true, minDpi: 150, updatedAt: null });
    expect(first.views).toHaveLength(2);
    await as('catalogue', 'put', path)
      .send({ views: [mug] })
      .expect(200);
    const { body: drawn } = await as('anonymous', 'get', path).expect(200);
    expect(drawn).toMatchObject({ isDefault: false, views: [mug] });
    await as('catalogue', 'put', path).send({ views: [] }).expect(200);
    expect((await as('anonymous', 'get', path).expect(200)).body).toMatchObject({ isDefault: true });
    const of = () => records.filter(({ id }) => id === productId);
    await eventually(() => expect(of().map(({ action }) => action)).toEqual(['created', 'updated']));
    expect(of()[0]).toMatchObject({ kind: 'print-areas', label: 'Chai Shirt', by: { name: 'Tara' } });
    expect(of()[0]?.changes[0]).toMatchObject({ field: 'front.wrap', before: '' });
  });

  it('of a product that nobody knows are not there', async () => {
    await as('anonymous', 'get', `/api/artwork/print-areas/${anId()}`).expect(404);
  });

  it.each([
    ['two areas with one id', { ...mug, areas: [mug.areas[0], mug.areas[0]] }],
    ['a picture of another site', { ...mug, picture: 'https://example.com/a.webp' }],
    ['no area', { ...mug, areas: [] }],
  ])('with %s are refused', async (_what, view) => {
    const path = `/api/artwork/print-areas/${await aProduct()}`;
    await as('owner', 'put', path)
      .send({ views: [view] })
      .expect(400);
  });
});

describe('a layout', () => {
  it("is its owner's: another customer and a guest do not find it, staff who may see artwork do", async () => {
    const { _id, token } = await saved('customer');
    expect(token).toBeUndefined();
    const seen = async (caller: keyof typeof callers) => (await as(caller, 'get', `${layoutsPath}/${_id}`)).status;
    expect(await seen('customer')).toBe(200);
    expect(await seen('production')).toBe(200);
    const signatureFor = async (caller: keyof typeof callers) =>
      (await as(caller, 'get', `${layoutsPath}/${_id}`)).body.sceneSignature;
    expect(
      createDesignLinks(LINK_KEY).admitLayout({ scene: _id, sceneSignature: await signatureFor('customer') }),
    ).toBe(_id);
    expect(await signatureFor('production')).toBeUndefined();
    for (const caller of ['anonymous', 'other', 'catalogue'] as const)
      expect([caller, await seen(caller)]).toEqual([caller, 404]);
  });

  it('of a guest opens by its token alone, and no other layout does', async () => {
    const [mine, other] = [await saved('anonymous'), await saved('anonymous')];
    expect(mine.token).toMatch(/^[0-9a-f]{48}$/);
    const open = (id: string, token = '') => as('anonymous', 'get', `${layoutsPath}/${id}`).query({ token });
    await open(mine._id, mine.token).expect(200);
    await open(other._id, mine.token).expect(404);
    await open(mine._id).expect(404);
  });

  it('answers links to its designs, which end, takes them back and keeps names', async () => {
    const uploaded = await aDesign();
    const design = withoutSignature(uploaded);
    const productId = await aProduct();
    const linkIn = ({ sides }: Layout) => {
      const [piece] = sides[0]?.pieces ?? [];
      return piece?.kind === 'artwork' && 'design' in piece.source ? piece.source.design : '';
    };
    const save = async (named: string): Promise<Layout> =>
      (await as('customer', 'post', layoutsPath).send(aLayout(productId, named)).expect(201)).body;
    const refused = await as('customer', 'post', layoutsPath).send(aLayout(productId, design)).expect(400);
    expect(refused.body.code).toBe('design-link-over');
    const again = await save(linkIn(await save(uploaded)));
    expect(linkIn(again)).toMatch(new RegExp(`^${design}\\?until=\\d{10}&signature=[\\w-]{43}$`));
    const read = await as('customer', 'get', `${layoutsPath}/${again._id}`).expect(200);
    expect(linkIn(read.body)).toMatch(new RegExp(`^${design}\\?until=`));
    const stored = await models().layouts.findById(again._id).lean();
    expect(JSON.stringify(stored?.sides)).toContain(`"design":"${design}"`);
  });

  it('has a picture of each side that something lies on', async () => {
    const body = aLayout(await aProduct(), await aDesign());
    const [front] = body.sides;
    if (!front) throw new Error('something lies on its front');
    const back = { ...front, view: 'back', area: 'back-a4' };
    const sides = [back, { ...front, area: 'left', pieces: [] }, front];
    const { body: layout } = await as('customer', 'post', layoutsPath)
      .send({ ...body, sides })
      .expect(201);
    expect(layout.pictures).toMatchObject([
      { view: 'front', name: 'Front' },
      { view: 'back', name: 'Back' },
    ]);
    expect(layout.picture).toBe(layout.pictures[0].address);
    for (const { address } of layout.pictures) await as('anonymous', 'get', address).expect(200);
  });

  it('has a picture that its address opens for a while, and nothing else', async () => {
    const { _id, picture } = await saved('customer');
    const { body: bytes, headers } = await as('anonymous', 'get', picture).buffer(true).expect(200);
    expect(headers['cache-control']).toContain('no-store');
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 640, height: 768 });
    // The second one comes from the store.
    const again = await as('anonymous', 'get', picture).buffer(true).expect(200);
    expect(again.body.equals(bytes)).toBe(true);
    const token = new URL(picture, 'http://shop.test').searchParams.get('token') ?? '';
    await as('anonymous', 'get', `${layoutsPath}/${_id}`).query({ token }).expect(404);
    const [expires = ''] = token.split('.');
    const forged = token.replace(expires, String(Number(expires) + 60));
    await as('anonymous', 'get', `${layoutsPath}/${_id}/picture`).query({ token: forged }).expect(404);
    const other = await saved('customer');
    await as('anonymous', 'get', `${layoutsPath}/${other._id}/picture`).query({ token }).expect(404);
  });

  it('has a picture in each colour that the shop knows, as it is ordered in one after it was laid out', async () => {
    await publish(productColorSet, { name: 'Black', hexCode: '#17150F' });
    const { picture } = await saved('customer');
    const seenIn = async (color: string) => {
      const query = color ? `&${new URLSearchParams({ color })}` : '';
      const { body } = await as('anonymous', 'get', `${picture}${query}`).buffer(true).expect(200);
      const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const shirt = (Math.floor(info.height * 0.8) * info.width + info.width / 2) * 3;
      return { body, shirt: Math.max(...data.subarray(shirt, shirt + 3)) };
    };
    const laidOut = await seenIn('');
    expect(laidOut.shirt).toBeGreaterThan(200);
    const black = await eventually(async () => {
      const seen = await seenIn('Black');
      expect(seen.shirt).toBeLessThan(60);
      return seen;
    });
    expect((await seenIn('Black')).body.equals(black.body)).toBe(true);
    for (const same of ['White', 'Ultraviolet', ''])
      expect([same, (await seenIn(same)).body.equals(laidOut.body)]).toEqual([same, true]);
  });

  it('is printed at 300 dpi, transparent, as an attachment', async () => {
    const { _id } = await saved('customer');
    const query = { view: 'front', area: 'front-a4' };
    const res = await as('production', 'get', `${layoutsPath}/${_id}/print.png`).query(query).buffer(true).expect(200);
    expect(res.headers['content-disposition']).toContain('attachment');
    const { width, height, hasAlpha, density } = await sharp(res.body).metadata();
    expect({ width, height, hasAlpha, density }).toEqual({ width: 2480, height: 3507, hasAlpha: true, density: 300 });
    await as('production', 'get', `${layoutsPath}/${_id}/print.png`)
      .query({ ...query, area: 'back-a4' })
      .expect(404);
  });

  it('is printed as a PDF of the size of its area, as an attachment', async () => {
    const { _id } = await saved('customer');
    const query = { view: 'front', area: 'front-a4' };
    const path = `${layoutsPath}/${_id}/print.pdf`;
    const res = await as('production', 'get', path).query(query).buffer(true).parse(bytesOf).expect(200);
    expect(res.headers['content-disposition']).toContain(`attachment; filename=print-${_id}-front-a4.pdf`);
    const [page] = (await PDFDocument.load(res.body)).getPages();
    expect([page?.getWidth(), page?.getHeight()].map((pt = 0) => Math.round((pt / 72) * 25.4))).toEqual([210, 297]);
    await as('production', 'get', path)
      .query({ ...query, area: 'back-a4' })
      .expect(404);
  });

  it.each([
    ['an area that the product does not have', { sides: [{ view: 'front', area: 'hood', pieces: [] }] }, 400],
    ['a file of somebody else', { fileId: true }, 404],
    ['letters that the fonts lack', { text: '😀' }, 400],
  ])('with %s is refused', async (_what, change, status) => {
    const body = aLayout(await aProduct(), await aDesign());
    const [picture, words] = body.sides[0]?.pieces ?? [];
    if (!picture || !words) throw new Error('there are two pieces');
    const pieces = [
      'fileId' in change ? { ...picture, source: { fileId: anId(), page: 1 } } : picture,
      'text' in change ? { ...words, text: change.text } : words,
    ];
    const sides = 'sides' in change ? [{ ...change.sides[0], pieces }] : [{ ...body.sides[0], pieces }];
    await as('customer', 'post', layoutsPath)
      .send({ ...body, sides })
      .expect(status);
  });

  it('shows what it showed after staff have drawn other areas', async () => {
    const { _id, productId } = await saved('customer');
    await as('owner', 'put', `/api/artwork/print-areas/${productId}`)
      .send({ views: [mug] })
      .expect(200);
    const { body } = await as('customer', 'get', `${layoutsPath}/${_id}`).expect(200);
    expect(body.views[0].areas.map(({ id }: { id: string }) => id)).toContain('front-a4');
  });

  it('is in the list of its owner, newest first', async () => {
    const [first, second] = [await saved('other'), await saved('other')];
    const { body, headers } = await as('other', 'get', layoutsPath).expect(200);
    expect(body.slice(0, 2).map(({ _id }: Layout) => _id)).toEqual([second._id, first._id]);
    expect(Number(headers['x-total-count'])).toBeGreaterThanOrEqual(2);
    const ofOne = await as('other', 'get', layoutsPath).query({ productId: first.productId }).expect(200);
    expect(ofOne.body.map(({ _id }: Layout) => _id)).toEqual([first._id]);
    expect(ofOne.headers['x-total-count']).toBe('1');
  });

  it('is once in the pages of that list and in the data export, also where several were made at one moment', async () => {
    const owner = anId();
    const [ids, createdAt] = [Array.from({ length: 5 }, anId).sort(), new Date()];
    // In the database they stand in another order.
    for (const _id of [2, 4, 0, 3, 1].map((at) => ids[at])) {
      const layout = { _id, owner, productId: _id, color: '', hex: '#fff', secret: 'x', views: [], sides: [] };
      await models().layouts.create({ ...layout, createdAt, keepUntil: createdAt });
    }
    const store = createLayoutStore(models().layouts);
    const pages = [1, 2, 3].map((page) => store.listOf(owner, { page, limit: 2 }));
    const listed = (await Promise.all(pages)).flatMap(({ found }) => found);
    expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await Array.fromAsync(store.allOf(owner))).toMatchObject(ids.map((product) => ({ product })));
  });
});

describe('the time of a layout', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  const isThere = async (id: string) => (await models().layouts.exists({ _id: id })) !== null;
  async function sweep(now: Date): Promise<void> {
    const objects = createLayoutObjects(parts.store, async () => undefined);
    const removal = removeOldLayouts({
      ...service.parts,
      works: createWorks(service.parts),
      layouts: layouts(),
      objects,
    });
    await removal.sweep(now);
    await removal.close();
  }
  const layouts = () => createLayoutStore(models().layouts);
  const order = (layout: string) => layouts().keep(layout, inDays(365), { isOrdered: true });
  const picturesOf = async (id: string) => {
    const names: string[] = [];
    for await (const { name } of parts.store.client.listObjectsV2(parts.store.bucket, `artwork/scenes/${id}/`, true))
      if (name) names.push(name);
    return names;
  };

  it('is over after 30 days with its pictures, unless an order needs it for a year', async () => {
    const [left, taken] = [await saved('customer'), await saved('customer')];
    await publish(productColorSet, { name: 'Navy Blue', hexCode: '#1B2A4A' });
    const pictures = () => picturesOf(left._id);
    await as('anonymous', 'get', left.picture).expect(200);
    await eventually(async () => {
      await as('anonymous', 'get', `${left.picture}&color=Navy%20Blue`).expect(200);
      expect(await pictures()).toHaveLength(2);
    });
    await order(taken._id);
    await sweep(inDays(29));
    expect(await isThere(left._id)).toBe(true);
    await sweep(inDays(31));
    expect([await isThere(left._id), await isThere(taken._id)]).toEqual([false, true]);
    expect(await pictures()).toEqual([]);
    await sweep(inDays(366));
    expect(await isThere(taken._id)).toBe(false);
  });

  it('is over with the account and its pictures, and without its owner where an order needs it', async () => {
    const [left, taken] = [await saved('customer'), await saved('customer')];
    await as('anonymous', 'get', left.picture).expect(200);
    expect(await picturesOf(left._id)).toHaveLength(1);
    await order(taken._id);
    await publish(userDeleted, { userId: callers.customer.id });
    await eventually(async () => expect(await isThere(left._id)).toBe(false));
    expect(await picturesOf(left._id)).toEqual([]);
    await eventually(async () => expect((await models().layouts.findById(taken._id))?.owner).toBeNull());
  });
});
