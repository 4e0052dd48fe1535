import {
  type ArtworkFile,
  artworkChangeRecorded,
  artworkChecked,
  type ChangeRecord,
  type EventContract,
  type EventData,
} from '@print-shop/contracts';
import { createDesignLinks } from '@print-shop/links';
import { createRelay } from '@print-shop/messaging';
import { connectObjectStore, type ObjectStore } from '@print-shop/service-kit';
import { callers, eventually, testService } from '@print-shop/test-kit';
import type { Connection } from 'mongoose';
import { Types } from 'mongoose';
import request from 'supertest';
import { type ArtworkDeps, createArtwork } from './app.ts';
import { type ArtworkChecksDeps, createArtworkChecks } from './checks.ts';
import { modelsOf } from './models.ts';
import { createPreflight } from './preflight/index.ts';
import { shop } from './shop.fixture.ts';

/** Signs all kinds of links in tests. */
export const LINK_KEY = 'a key of tests with thirty-two characters';
/** A link to a design, as the shop signs it. It proves that its sender has seen the design. */
export const linkTo = (design: string): string => createDesignLinks(LINK_KEY).sign(design);

export const anId = (): string => String(new Types.ObjectId());

/** A PDF of one page of this size in millimetres, padded to `bytes` where that is more than it needs. */
export function aPdf({ widthMm = 90, heightMm = 54, bytes = 0 } = {}): Buffer {
  const points = (mm: number) => ((mm / 25.4) * 72).toFixed(2);
  const box = `[0 0 ${points(widthMm)} ${points(heightMm)}]`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /TrimBox ${box} /Resources << >> >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  if (text.length < bytes) text += `%${'x'.repeat(bytes - text.length)}\n`;
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 4\n0000000000 65535 f \n${rows}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

type Caller = 'anonymous' | Exclude<keyof typeof callers, 'anonymous'>;

/** The artwork service and its checks on real servers for one test file, and the events that they have published. */
export function testArtwork(settings: Partial<ArtworkDeps & ArtworkChecksDeps> = {}) {
  const checked: EventData<typeof artworkChecked>[] = [];
  const records: ChangeRecord[] = [];
  const parts = {} as { store: ObjectStore; mongo: Connection };
  const service = testService(async (connected, suite) => {
    const objects = await connectObjectStore(suite.objectStore, connected.logger);
    parts.store = objects;
    parts.mongo = connected.mongo;
    const relay = createRelay({ ...connected, models: Object.values(modelsOf(connected.mongo)) });
    connected.onClose('relay', () => relay.close());
    await connected.broker.listen({ events: [artworkChecked], handle: ({ data }) => checked.push(data) });
    await connected.broker.listen({ events: [artworkChangeRecorded], handle: ({ data }) => records.push(data) });
    const preflight = createPreflight({ deadlineMs: 60_000, memoryMb: 1024 });
    const app = await createArtwork({
      ...connected,
      objects,
      relay,
      preflight,
      linkKey: LINK_KEY,
      shop,
      mailLinkKeys: { mail: LINK_KEY },
      designLinkKey: LINK_KEY,
      limits: {
        filesPerAddress: 1000,
        filesPerStaff: 1000,
        designsPerAddress: 1000,
        partsPerAddress: 1000,
        guessesPerAddress: 1000,
      },
      designHours: 24,
      // Tests run beside others, and most are about what comes after it.
      operatorRetention: {},
      sendPatienceMs: 60_000,
      ...settings,
    });
    await createArtworkChecks({ ...connected, objects, relay, preflight, ...settings });
    return app;
  });
  const as = (caller: Caller, method: 'get' | 'post' | 'put' | 'delete', path: string) => {
    const opened = request(service.app)[method](path);
    const who = callers[caller];
    return who ? opened.set('Authorization', `Bearer ${service.suite.tokens.for(who)}`) : opened;
  };
  const send = (caller: Caller, content: Buffer, name = 'card.pdf', fields: Record<string, string> = {}) =>
    as(caller, 'post', '/api/artwork/files').field(fields).attach('file', content, name);

  return {
    service,
    checked,
    records,
    parts,
    as,
    send,
    model: () => modelsOf(service.parts.mongo).files,
    publish: <E extends EventContract>(event: E, data: EventData<E>) =>
      service.parts.broker.publish({
        id: crypto.randomUUID(),
        key: event.key,
        occurredAt: new Date().toISOString(),
        data,
      }),
    /** Uploads a design; the answer has a link to it. */
    sendDesign: (caller: Caller, content: Buffer, name = 'design.png', address = '203.0.113.7') =>
      as(caller, 'post', '/api/bulk-order/design').set('X-Forwarded-For', address).attach('design', content, name),
    /** A file of the customer, once its checks are done. */
    async uploaded(content = aPdf(), name = 'card.pdf', fields: Record<string, string> = {}): Promise<ArtworkFile> {
      const { body } = await send('customer', content, name, fields).expect(202);
      return eventually(
        async () => {
          const { body: file } = await as('customer', 'get', `/api/artwork/files/${body._id}`).expect(200);
          expect(file.state).not.toBe('checking');
          return file;
        },
        { timeoutMs: 60_000 },
      );
    },
    async objectsOf(id: string): Promise<string[]> {
      const { client, bucket } = parts.store;
      const names: string[] = [];
      for await (const { name } of client.listObjectsV2(bucket, 'artwork/', true))
        if (name?.includes(id)) names.push(name);
      return names.sort();
    },
  };
}
