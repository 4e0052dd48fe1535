import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { orderNumber, type Proof } from '@print-shop/contracts';
import { createWorks } from '@print-shop/service-kit';
import { anId, aPdf } from '../artwork.fixture.ts';
import { createArtworkObjects } from '../file/artwork-objects.ts';
import { createFileStore } from '../file/file.store.ts';
import { modelsOf } from '../models.ts';
import { removeExpired } from '../retention/remove-expired.ts';
import { testProofs } from './proof.fixture.ts';

const { service, as, uploaded, model, parts, objectsOf, download } = testProofs();
const DAY_MS = 24 * 3_600_000;

/** A proof whose first version is sent. */
async function aSentProof(content = aPdf()) {
  const line = { name: 'Visiting cards', customerName: 'Asha Verma', email: 'asha@example.com', quantity: 500 };
  const { _id: id } = (await as('owner', 'post', '/api/proofs').send(line).expect(201)).body;
  const file = await uploaded(content);
  await as('owner', 'post', `/api/proofs/${id}/versions`).send({ fileId: file._id, expectedVersion: 0 }).expect(200);
  return { id, file };
}
const approve = async (id: string): Promise<Proof> => {
  const heard = { version: 1, name: 'Asha Verma', note: 'Called at noon' };
  return (await as('owner', 'post', `/api/proofs/${id}/approval`).send(heard).expect(200)).body;
};
const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The names and contents of the entries of a ZIP archive, from its central directory (APPNOTE 6.3, 4.3.12); nothing is packed. */
function entriesOf(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const entries = new Map<string, Buffer>();
  for (let at = zip.readUInt32LE(end + 16); at < end; ) {
    const [size, name, extra, note] = [
      zip.readUInt32LE(at + 24),
      ...[28, 30, 32].map((to) => zip.readUInt16LE(at + to)),
    ] as [number, number, number, number];
    const head = zip.readUInt32LE(at + 42);
    const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    entries.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(from, from + size));
    at += 46 + name + extra + note;
  }
  return entries;
}

describe('the print files of all lines that match', () => {
  it('come in one archive under the names of the single ones, each once, and it says what is missing', async () => {
    const made = [await aSentProof(), await aSentProof(), await aSentProof(aPdf({ widthMm: 60, heightMm: 40 }))];
    const proofs = [];
    for (const { id } of made) proofs.push(await approve(id));
    const { proofs: stored } = modelsOf(service.parts.mongo);
    const ids = made.map(({ id }) => id);
    // The first two are lines of one order and of one name.
    const orderId = anId();
    await stored.updateMany({ _id: { $in: ids } }, { $set: { orderId, words: [orderId] } });
    await aSentProof();
    const { client, bucket } = parts.store;
    const [print = ''] = (await objectsOf(made[2]?.file._id ?? '')).filter((name) => name.includes('/print/'));
    await client.putObject(bucket, print, Buffer.from('another file'));
    const archive = await download(`/api/proofs/print-files?search=${orderId}`).expect(200);
    expect(archive.headers['content-type']).toBe('application/zip');
    const entries = entriesOf(archive.body);
    const [first, second, third] = proofs.map(({ versions }) => versions[0]?.sha256 ?? '');
    const nameOf = (sha256 = '') => `${sha256.slice(0, 8)}-${orderNumber(orderId)}-Visiting-cards`;
    expect([...entries.keys()]).toEqual([`${nameOf(first)}.pdf`, `${nameOf(second)}.pdf`, 'not-included.txt']);
    expect(sha256Of(entries.get(`${nameOf(first)}.pdf`) as Buffer)).toBe(first);
    expect(sha256Of(entries.get(`${nameOf(second)}.pdf`) as Buffer)).toBe(second);
    expect(String(entries.get('not-included.txt'))).toMatch(
      new RegExp(`^${nameOf(third)}.pdf: The file that is stored`),
    );
  });

  it('are none where no line is approved', async () => {
    await aSentProof();
    const { body } = await as('owner', 'get', '/api/proofs/print-files?search=nothing-like-it').expect(404);
    expect(body.code).toBe('no-print-files');
  });
});

describe('the print file of a proof', () => {
  it('is not printed from another file than the one that was approved', async () => {
    const { id, file } = await aSentProof();
    await approve(id);
    const { client, bucket } = parts.store;
    const [print = ''] = (await objectsOf(file._id)).filter((name) => name.includes('/print/'));
    await client.putObject(bucket, print, Buffer.from('another file'));
    for (const what of ['print-file', 'gang-sheet'])
      expect((await as('owner', 'get', `/api/proofs/${id}/${what}`).expect(409)).body.code).toBe('other-file');
    await client.removeObject(bucket, print);
    expect((await as('owner', 'get', `/api/proofs/${id}/print-file`).expect(409)).body.code).toBe('other-file');
  });

  it('is printed in many copies on a sheet, which is named by the fingerprint', async () => {
    const { id } = await aSentProof();
    await as('owner', 'get', `/api/proofs/${id}/gang-sheet`).expect(409);
    const body = await approve(id);
    const path = `/api/proofs/${id}/gang-sheet`;
    const sheet = await download(`${path}?sheet=13x19&gapMm=4`).expect(200);
    expect(sheet.headers['content-type']).toBe('application/pdf');
    expect(sheet.headers['content-disposition']).toContain(`${body.versions[0]?.sha256.slice(0, 8)}-card-13x19.pdf`);
    const [page] = (await PDFDocument.load(sheet.body)).getPages();
    expect([page?.getWidth(), page?.getHeight()]).toEqual([936, 1368]);
    for (const query of ['sheet=a0', 'gapMm=51', 'gapMm=-1', 'gapMm=x'])
      await as('owner', 'get', `${path}?${query}`).expect(400);
  });

  it('does not fit on a sheet that is smaller', async () => {
    const { id } = await aSentProof(aPdf({ widthMm: 400, heightMm: 600 }));
    await approve(id);
    expect((await as('owner', 'get', `/api/proofs/${id}/gang-sheet`).expect(409)).body.code).toBe('no-room-on-sheet');
  });

  it("of before there were print files is printed from the customer's file, byte for byte, and ganged from it", async () => {
    const { id, file } = await aSentProof();
    const { proofs: stored } = modelsOf(service.parts.mongo);
    await stored.updateOne(
      { _id: id },
      { $set: { 'versions.0.sha256': file.sha256 }, $unset: { 'versions.0.sourceSha256': 1 } },
    );
    const body = await approve(id);
    expect(body.versions[0]).toMatchObject({ sha256: file.sha256, sourceSha256: null });
    const print = await download(`/api/proofs/${id}/print-file`).expect(200);
    expect(sha256Of(print.body)).toBe(file.sha256);
    expect(print.headers['content-disposition']).toContain(`${file.sha256?.slice(0, 8)}-card.pdf`);
    await download(`/api/proofs/${id}/gang-sheet`).expect(200);
  });

  it('goes with its file, and stays while that is needed', async () => {
    const { id, file } = await aSentProof();
    const removal = removeExpired({
      files: createFileStore(model()),
      objects: createArtworkObjects(parts.store),
      broker: service.parts.broker,
      works: createWorks(service.parts),
    });
    const prints = async () => (await objectsOf(file._id)).filter((name) => name.includes('/print/'));
    await removal.sweep(new Date(Date.now() + 364 * DAY_MS));
    expect(await prints()).toHaveLength(1);
    await removal.sweep(new Date(Date.now() + 366 * DAY_MS));
    expect(await prints()).toEqual([]);
    await removal.close();
    expect((await as('owner', 'get', `/api/proofs/${id}`).expect(200)).body.versions).toHaveLength(1);
  });
});
