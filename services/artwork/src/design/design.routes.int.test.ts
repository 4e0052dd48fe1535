import { designStored } from '@print-shop/contracts';
import { createDesignLinks } from '@print-shop/links';
import { callers, eventually } from '@print-shop/test-kit';
import { tampered } from '@print-shop/test-kit/tampered';
import sharp from 'sharp';
import { LINK_KEY, testArtwork } from '../artwork.fixture.ts';
import { CHECKED_DESIGNS } from '../check-queue/create-check-queue.ts';

const { service, as, model, parts, publish } = testArtwork();
const links = createDesignLinks(LINK_KEY);
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="54mm"><rect width="50" height="20"/></svg>',
);
const HOUR_MS = 3_600_000;

/** A design as `bulk-order` has stored it; its event is not sent yet. */
async function aDesign(content: Buffer = svg, extension = 'svg'): Promise<string> {
  const name = `${crypto.randomUUID().replaceAll('-', '')}.${extension}`;
  await parts.store.client.putObject(parts.store.bucket, `designs/${name}`, content);
  return `/media/designs/${name}`;
}
const told = (design: string, filename = 'logo.svg') =>
  publish(designStored, { design, userId: callers.customer.id, filename, bytes: svg.length });
async function aCheckedDesign(): Promise<string> {
  const design = await aDesign();
  await told(design);
  const isDone = async () => expect((await model().findOne({ design }).lean())?.state).toBe('checked');
  await eventually(isDone, { timeoutMs: 30_000 });
  return design;
}
let shared: Promise<string> | undefined;
/** The design of tests that change nothing of it. */
const aReadDesign = () => (shared ??= aCheckedDesign());
const withOtherSignature = (link: string) => tampered(link, link.indexOf('signature=') + 'signature='.length);
const open = (address: string) => as('anonymous', 'get', address);
const textOf = (body: unknown) => Buffer.from(body as Uint8Array).toString();
/** Makes the upload of a design look older than it is. */
const asIfOld = () => {
  const { client } = parts.store;
  const stat = client.statObject.bind(client);
  return jest.spyOn(client, 'statObject').mockImplementation(async (...about) => {
    const found = await stat(...about);
    return { ...found, lastModified: new Date(found.lastModified.getTime() - 2 * HOUR_MS) };
  });
};

describe('a signed link to a design', () => {
  it('shows it once it was checked, in a sandbox that runs no script, and no cache keeps it', async () => {
    const res = await open(links.sign(await aReadDesign())).expect(200);
    expect(textOf(res.body)).toBe(svg.toString());
    expect(res.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(res.headers).not.toHaveProperty('content-disposition');
  });

  it('that is for staff saves it under its own name', async () => {
    const res = await open(links.sign(await aReadDesign(), 'save')).expect(200);
    expect(res.headers).toMatchObject({
      'content-disposition': 'attachment; filename=logo.svg',
      'content-type': 'image/svg+xml',
      'cache-control': 'private, no-store',
    });
  });

  it('that is for staff to look at shows a picture that the shop has drawn', async () => {
    const res = await open(links.sign(await aReadDesign(), 'look')).expect(200);
    expect(res.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect(res.headers).not.toHaveProperty('content-disposition');
    expect(await sharp(res.body as Buffer).metadata()).toMatchObject({ format: 'webp' });
  });

  it.each<[string, (design: string) => string]>([
    ['is of a picture, to show the file', (design) => links.sign(design, 'look').replace('picture=yes&', '')],
    ['has no signature', (design) => design],
    ['is over', (design) => links.sign(design, 'show', new Date(Date.now() - HOUR_MS))],
    ['was changed', (design) => withOtherSignature(links.sign(design))],
    ['ends later than it was signed for', (design) => links.sign(design).replace(/until=\d/, 'until=9')],
    ['says no time', (design) => links.sign(design).replace(/until=\d+/, 'until=never')],
    ['is of staff, to be shown', (design) => links.sign(design, 'save').replace('download=yes&', '')],
    ['was signed by others', (design) => createDesignLinks(LINK_KEY.toUpperCase()).sign(design)],
    ['is of another design', (design) => links.sign(design).replace(/designs\/\w{4}/, 'designs/0000')],
    ['is of no design', (design) => links.sign(design).replace(/designs\/\w+\.svg/, 'designs/notes.txt')],
  ])('opens nothing where it %s', async (_what, change) => {
    const { body } = await open(change(await aReadDesign())).expect(404);
    expect(body).toEqual({ message: 'This link has expired. Please open the file again.', code: 'link-over' });
  });

  it('waits a little for the checks, which begin with the event of the upload', async () => {
    const design = await aDesign();
    const answer = open(links.sign(design)).then(({ status }) => status);
    await told(design);
    expect(await answer).toBe(200);
  });

  it('is waited for until another process says that the checks are done', async () => {
    const heard: string[] = [];
    const listener = service.parts.redis.duplicate();
    listener.on('message', (_channel, design: string) => heard.push(design));
    await listener.subscribe(CHECKED_DESIGNS);
    const design = await aCheckedDesign();
    await eventually(() => expect(heard).toContain(design));
    listener.disconnect();
  });

  it('shows nothing that is still in quarantine', async () => {
    const { body } = await open(links.sign(await aDesign())).expect(409);
    expect(body).toEqual({ message: expect.stringMatching(/still being checked/), code: 'design-not-checked' });
  });

  it('says why a design was refused', async () => {
    const design = await aDesign(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><broken'));
    await told(design);
    const isRefused = async () => expect((await model().findOne({ design }).lean())?.state).toBe('refused');
    await eventually(isRefused, { timeoutMs: 30_000 });
    const { body } = await open(links.sign(design)).expect(409);
    expect(body).toEqual({ message: expect.any(String), code: 'design-refused' });
  });

  it('leads nowhere once the design is not kept any more', async () => {
    const design = await aCheckedDesign();
    const { client, bucket } = parts.store;
    const id = (await model().findOne({ design }))?._id;
    for (const key of [design.replace('/media/', ''), `artwork/files/${id}/original`])
      await client.removeObject(bucket, key);
    for (const gone of [design, `/media/designs/${'f'.repeat(32)}.png`]) {
      const { body } = await open(links.sign(gone)).expect(404);
      expect(body.code).toBe('design-not-found');
    }
  });

  it('has an old design checked whose checks are not kept, or that was stored before there were any', async () => {
    const design = await aDesign();
    const spy = asIfOld();
    try {
      await eventually(() => open(links.sign(design)).expect(200), { timeoutMs: 30_000 });
    } finally {
      spy.mockRestore();
    }
    expect(await model().countDocuments({ design })).toBe(1);
  });
});
