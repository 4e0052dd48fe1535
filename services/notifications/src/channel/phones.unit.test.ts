import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Message } from '../message/message.ts';
import { smsChannel } from './sms.ts';
import { whatsAppChannel } from './whatsapp.ts';

/** A server that keeps what it gets and answers as it is told. */
async function startServer() {
  const got: { url: string | undefined; headers: NodeJS.Dict<string | string[]>; body: unknown }[] = [];
  const answer = { status: 200, body: {} as object };
  const server = createServer(async (req, res) => {
    got.push({ url: req.url, headers: req.headers, body: await json(req) });
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { got, answer, url: `http://127.0.0.1:${port}`, close };
}

let api: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  api = await startServer();
});
afterEach(() => api.close());

const message: Message = {
  key: 'k',
  kind: 'order-confirmed',
  channel: 'sms',
  personId: 'p',
  to: '+91 98100 24680',
  language: 'hi',
  data: { name: 'Asha', id: '0123456789abcdef01234567', totalPaise: 129_900 },
  about: null,
  line: 'k',
  seq: 1,
  state: 'waiting',
  dueAt: new Date(),
  tries: 1,
  createdAt: new Date(),
};

describe('WhatsApp', () => {
  const channel = () => whatsAppChannel({ url: api.url, phoneNumberId: '42', token: 'secret' });

  it('gets the approved template of the kind with name, number and amount', async () => {
    const said = await channel().send(message);
    expect(api.got[0]).toMatchObject({ url: '/42/messages', headers: { authorization: 'Bearer secret' } });
    expect(api.got[0]?.body).toMatchObject({
      messaging_product: 'whatsapp',
      to: '919810024680',
      type: 'template',
      template: {
        name: 'order_confirmed',
        language: { code: 'hi' },
        components: [{ parameters: [{ text: 'Asha' }, { text: '#234567' }, { text: '₹1,299.00' }] }],
      },
    });
    expect(said?.text).toContain('#234567');
  });

  it('gets a number without a country code as an Indian one', async () => {
    await channel().send({ ...message, to: '98100 24680' });
    expect(api.got[0]?.body).toMatchObject({ to: '919810024680' });
  });

  it.each([
    ['a number without WhatsApp', 400, { error: { code: 131_026 } }, 'address'],
    ['too many messages', 400, { error: { code: 130_429 } }, 'away'],
    ['too many messages to one number', 400, { error: { code: 131_056 } }, 'later'],
    ['an unknown template', 404, { error: { code: 132_001 } }, 'message'],
    ['a token that ran out', 401, { error: { code: 190 } }, 'away'],
    ['an outage', 503, {}, 'away'],
  ])('fails by %s', async (_what, status, body, fault) => {
    Object.assign(api.answer, { status, body });
    await expect(channel().send(message)).rejects.toMatchObject({ fault });
  });
});

describe('SMS', () => {
  const channel = (templates = { 'order-confirmed.hi': '1207' }) =>
    smsChannel({ url: api.url, authKey: 'secret', templates });

  it('gets the DLT template of kind and language', async () => {
    await channel().send(message);
    expect(api.got[0]).toMatchObject({
      headers: { authkey: 'secret' },
      body: {
        template_id: '1207',
        recipients: [{ mobiles: '919810024680', var1: 'Asha', var2: '#234567', var3: '₹1,299.00' }],
      },
    });
  });

  it.each(['98100 24680', '098100-24680', '0091 98100 24680'])('goes to %s with the country code', async (to) => {
    await channel().send({ ...message, to });
    expect(api.got[0]?.body).toMatchObject({ recipients: [{ mobiles: '919810024680' }] });
  });

  it('is not sent without a template', async () => {
    await expect(channel({ 'order-confirmed.hi': '' }).send(message)).rejects.toMatchObject({ fault: 'message' });
    expect(api.got).toEqual([]);
  });

  it('fails when the provider says so with status 200', async () => {
    Object.assign(api.answer, { body: { type: 'error', message: 'invalid template' } });
    await expect(channel().send(message)).rejects.toMatchObject({ fault: 'message', message: 'invalid template' });
  });
});
