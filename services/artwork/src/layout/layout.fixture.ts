import {
  artworkChangeRecorded,
  type ChangeRecord,
  type EventContract,
  type EventData,
  type ProductSnapshot,
  productCreated,
} from '@print-shop/contracts';
import { createDesignLinks } from '@print-shop/links';
import { createRelay, type Relay } from '@print-shop/messaging';
import { keepProducts } from '@print-shop/read-model';
import { connectObjectStore, createApp, createRouter, createWorks, type ObjectStore } from '@print-shop/service-kit';
import { callers, eventually, testService } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import sharp from 'sharp';
import request from 'supertest';
import { defaultProfile } from '../profile/default-profiles.ts';
import { type LayoutsDeps, layoutModels, openLayouts } from './index.ts';
import { layoutRoutes } from './layout.routes.ts';
import { printAreasRoutes } from './print-areas.routes.ts';

type Caller = keyof typeof callers;

const DESIGN_LINK_KEY = 'a key of tests with thirty-two characters';

export const anId = (): string => String(new Types.ObjectId());

/** The layouts on real servers for one test file, and the records of changes that it has published. */
export function testLayouts(settings: Partial<LayoutsDeps> = {}) {
  const records: ChangeRecord[] = [];
  const parts = {} as { store: ObjectStore; relay: Relay };
  const service = testService(async (connected, suite) => {
    parts.store = await connectObjectStore(suite.objectStore, connected.logger);
    const models = layoutModels(connected.mongo);
    const relay = createRelay({ ...connected, models: [models.areas] });
    parts.relay = relay;
    connected.onClose('relay', () => relay.close());
    await connected.broker.listen({ events: [artworkChangeRecorded], handle: ({ data }) => records.push(data) });
    const router = createRouter({ auth: connected.auth });
    const products = await keepProducts('artwork', connected);
    const opened = await openLayouts({
      ...connected,
      relay,
      objects: parts.store,
      products,
      works: createWorks(connected),
      profileOf: async (type) => defaultProfile(type),
      mayUseFile: async () => false,
      layoutsPerCaller: 1000,
      getLayoutDays: async () => 30,
      keepFiles: async () => undefined,
      fileOfDesign: async () => undefined,
      ...settings,
    });
    printAreasRoutes(router, opened);
    layoutRoutes(router, { ...opened, designs: createDesignLinks(DESIGN_LINK_KEY) });
    return createApp({ ...connected, routers: [router] });
  });
  const publish = <E extends EventContract>(event: E, data: EventData<E>) =>
    service.parts.broker.publish({
      id: crypto.randomUUID(),
      key: event.key,
      occurredAt: new Date().toISOString(),
      data,
    });
  const as = (caller: Caller, method: 'get' | 'post' | 'put', path: string) => {
    const opened = request(service.app)[method](path);
    const who = callers[caller];
    return who ? opened.set('Authorization', `Bearer ${service.suite.tokens.for(who)}`) : opened;
  };
  return {
    service,
    records,
    parts,
    publish,
    as,
    models: () => layoutModels(service.parts.mongo),

    async aProduct(type = 'T-Shirt'): Promise<string> {
      const productId = anId();
      const product: ProductSnapshot = {
        productId,
        version: 1,
        name: 'Chai Shirt',
        type,
        image: '',
        pricePaise: 400_00,
        happyHourDiscount: 0,
        sizes: [],
        colors: ['White'],
        isCustomizable: true,
      };
      await publish(productCreated, product);
      await eventually(() => as('anonymous', 'get', `/api/artwork/print-areas/${productId}`).expect(200));
      return productId;
    },

    async aDesign(width = 400, height = 300): Promise<string> {
      const name = `${crypto.randomUUID().replaceAll('-', '')}.png`;
      const bytes = await sharp({ create: { width, height, channels: 3, background: '#c2185b' } })
        .png()
        .toBuffer();
      await parts.store.client.putObject(parts.store.bucket, `designs/${name}`, bytes);
      return createDesignLinks(DESIGN_LINK_KEY).sign(`/media/designs/${name}`);
    },
  };
}

/** A layout with one picture and one text on the chest of a shirt. */
export const aLayout = (productId: string, design: string) => ({
  productId,
  color: 'White',
  hex: '#f5f5f2',
  sides: [
    {
      view: 'front',
      area: 'front-a4',
      pieces: [
        {
          kind: 'artwork',
          source: { design },
          x: 20,
          y: 20,
          width: 100,
          height: 75,
          rotation: 0,
          isMirrored: false,
          pixels: { width: 400, height: 300 },
        },
        {
          kind: 'text',
          text: 'शुभ Opening',
          font: 'anek',
          sizeMm: 20,
          colour: '#17150f',
          align: 'left',
          x: 20,
          y: 120,
          width: 150,
          height: 26,
          rotation: 0,
        },
      ],
    },
  ],
});
