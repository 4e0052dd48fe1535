import { designStored } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { linkTo, testArtwork } from '../artwork.fixture.ts';

const { as, model, parts, publish, checked } = testArtwork();
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="54mm"><rect width="50" height="20"/></svg>',
);

/** A stored design; the object of it is what `bulk-order` puts there. */
async function aDesign(content: Buffer | null = svg): Promise<string> {
  const name = `${crypto.randomUUID().replaceAll('-', '')}.svg`;
  const { client, bucket } = parts.store;
  if (content) await client.putObject(bucket, `designs/${name}`, content);
  return name;
}
const stored = (name: string, userId: string | null) =>
  publish(designStored, { design: `/media/designs/${name}`, userId, filename: 'logo.svg', bytes: svg.length });
const read = (name: string) =>
  as('anonymous', 'get', linkTo(`/media/designs/${name}`).replace('/media/', '/api/artwork/'));

describe('a design that was uploaded for a bulk order or on a product page', () => {
  it('is checked like a file, once, and answers to whoever has a link to it, without saying whose it is', async () => {
    const name = await aDesign();
    await stored(name, callers.customer.id);
    await stored(name, callers.customer.id);
    const file = await eventually(
      async () => {
        const { body } = await read(name).expect(200);
        expect(body.state).not.toBe('checking');
        return body;
      },
      { timeoutMs: 30_000 },
    );
    expect(file).toMatchObject({
      state: 'checked',
      userId: null,
      name: 'logo.svg',
      kind: 'svg',
      productType: '',
      pictures: 1,
    });
    expect(await model().countDocuments({ design: `/media/designs/${name}` })).toBe(1);
    const { body } = await as('anonymous', 'get', `/api/artwork/designs/${name}`).expect(400);
    expect(body.code).toBe('design-link-over');
    await as('customer', 'get', `/api/artwork/files/${file._id}`).expect(200);
    await as('other', 'get', `/api/artwork/files/${file._id}`).expect(403);
    await eventually(() =>
      expect(checked.filter(({ fileId }) => fileId === file._id)).toMatchObject([{ design: `/media/designs/${name}` }]),
    );
    const { client, bucket } = parts.store;
    expect((await client.statObject(bucket, `designs/${name}`)).size).toBe(svg.length);
  });

  it('is judged by the product that it is for, where that is told', async () => {
    const name = await aDesign(Buffer.from(svg.toString().replace('90mm', '300mm')));
    const about = { userId: null, filename: 'logo.svg', bytes: svg.length, productType: 'Business Cards' };
    await publish(designStored, { design: `/media/designs/${name}`, ...about });
    await eventually(
      async () => {
        const { body } = await read(name).expect(200);
        expect(body.checks).toContainEqual(expect.objectContaining({ code: 'size-mismatch' }));
      },
      { timeoutMs: 30_000 },
    );
  });

  it('that is gone by now is not found', async () => {
    const [gone, there] = [await aDesign(null), await aDesign()];
    await stored(gone, null);
    await stored(there, null);
    await eventually(async () => void (await read(there).expect(200)));
    await read(gone).expect(404);
  });
});
