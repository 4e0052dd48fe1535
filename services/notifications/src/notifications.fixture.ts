import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { EventContract, EventData } from '@print-shop/contracts';
import { createRelay } from '@print-shop/messaging';
import { connectParts, openSuite, type Suite } from '@print-shop/test-kit';
import type { Express } from 'express';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createNotifications } from './app.ts';
import { configSchema } from './config.ts';
import { conversationModel } from './conversation/conversation.model.ts';
import { sentenceModel } from './kinds/sentence.store.ts';
import { modelsOf } from './models.ts';

/** A mail server for tests, which can refuse, and can be away and come back on the same port. */
async function startMailServer() {
  const mails: Email[] = [];
  const state = { refusals: new Map<string, { code: number; message: string }>(), port: 0 };
  const open = async () => {
    const server = new SMTPServer({
      authOptional: true,
      // The client keeps idle connections, and a closing server would wait for these.
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        const refusal = state.refusals.get(address);
        done(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
      },
      onData(stream, _session, done) {
        buffer(stream)
          .then((raw) => PostalMime.parse(raw))
          .then((mail) => {
            mails.push(mail);
            done();
          }, done);
      },
    });
    server.on('error', () => undefined); // clients that go away
    await new Promise<void>((resolve) => server.listen(state.port, '127.0.0.1', resolve));
    state.port = (server.server.address() as AddressInfo).port;
    return server;
  };
  let server = await open();
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp://127.0.0.1:${state.port}`,
    mails,
    to: (address: string): Email[] => mails.filter(({ to }) => to?.some((one) => one.address === address)),
    /** From now on refuses an address; without a code, accepts it again. */
    refuse(address: string, code?: number, message = 'no') {
      if (code === undefined) state.refusals.delete(address);
      else state.refusals.set(address, { code, message });
    },
    leave: close,
    async comeBack() {
      server = await open();
    },
    close,
  };
}

export const MESSAGE_KEY = 'a key of tests with thirty-two characters';
export const BOUNCE_SECRET = 'a secret of the mail provider';

/** One or more instances of the service on one database, with a mail server. */
export async function openNotifications({
  instances = 1,
  settings = {} as Record<string, string>,
  now = () => new Date(),
  beatMs = undefined as number | undefined,
} = {}) {
  const suite: Suite = await openSuite();
  const server = await startMailServer();
  const config = configSchema.parse({
    PORT: '0',
    MANAGEMENT_PORT: '0',
    MONGO_URL: suite.mongoUrl,
    RABBITMQ_URL: suite.rabbitmqUrl,
    REDIS_URL: suite.redisUrl,
    JWKS_URL: suite.tokens.jwksUrl,
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: server.url,
    MAIL_FROM: 'Chhaap <shop@shop.example>',
    BOUNCE_SECRET,
    MESSAGE_KEY,
    ...settings,
  });
  const times = { gatherMs: 200, everyMs: 50, awayMs: 800, beatMs };
  const all: { app: Express; parts: Awaited<ReturnType<typeof connectParts>> }[] = [];
  for (let instance = 0; instance < instances; instance++) {
    const parts = await connectParts(suite);
    const relay = createRelay({ ...parts, models: [sentenceModel(parts.mongo), conversationModel(parts.mongo)] });
    parts.onClose('outbox', () => relay.close());
    all.push({ parts, app: await createNotifications({ ...parts, relay, config, times, now }) });
  }
  const [first] = all;
  if (!first) throw new Error('no instance');
  return {
    suite,
    server,
    broker: first.parts.broker,
    redis: first.parts.redis,
    app: first.app,
    models: modelsOf(suite.mongo),
    /** Publishes an event as its service would; the same id is the same event. */
    publish: <E extends EventContract>(contract: E, data: EventData<E>, id = randomUUID(), at = new Date()) =>
      first.parts.broker.publish({ id, key: contract.key, occurredAt: at.toISOString(), data }),
    async close() {
      try {
        for (const { parts } of all) await parts.close();
      } finally {
        await server.close();
        await suite.close();
      }
    },
  };
}
