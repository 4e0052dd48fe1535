import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Ledger, openLedger, Refusal } from './ledger.ts';
import { checkoutPage, failedPage, listPage, returnPage } from './page.ts';
import { settledDays, settledOn, settlement, settlementFile } from './settlements.ts';
import { createWebhooks } from './webhooks.ts';

// Stands in for Razorpay while the shop runs on one machine, and in tests: the same API, a page on which to pay, signed
// webhooks. No money moves.

export interface PaymentProviderOptions {
  host?: string;
  /** 0 for any free one. */
  port: number;
  webhookUrl: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where what was paid is kept. */
  folder: string;
}

type Answer = { status?: number; json?: unknown; html?: string; csv?: string };
interface Sent {
  query: URLSearchParams;
  body: Record<string, unknown>;
  header(name: string): string | undefined;
}
type Route = [method: string, path: RegExp, answer: (sent: Sent, id: string) => Answer];

const OUTCOMES = ['upi', 'card', 'fail', 'slow'] as const;
const collection = (items: object[]): Answer => ({ json: { entity: 'collection', count: items.length, items } });
const fieldsOf = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    ['callback_url', 'cancel_url', 'name', 'description'].map((name) => [name, String(body[name] ?? '')]),
  );

/** Starts the provider; it is ready when this resolves. */
export async function startPaymentProvider(options: PaymentProviderOptions) {
  const { host = '127.0.0.1', port, webhookUrl, keyId, keySecret, webhookSecret, folder } = options;
  const webhooks = createWebhooks({ url: webhookUrl, secret: webhookSecret });
  const ledger = openLedger(join(folder, 'payments.json'), { keySecret, tell: webhooks.tell });
  const basic = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  /** Calls of the API that fail next, before or after they took effect. */
  const failures = { next: 0, after: false };
  /** The amount that each settlement keeps besides the fees in its rows, in paise. */
  const settling = { withheld: 0 };
  const routes = [...apiOf(ledger, settling), ...pagesOf(ledger)];
  const control: Route[] = [
    ['PUT', /^\/control\/webhooks$/, ({ body }) => ({ json: webhooks.disturb(body) })],
    ['PUT', /^\/control\/settlements$/, ({ body }) => ({ json: Object.assign(settling, body) })],
    ['PUT', /^\/control\/failures$/, ({ body }) => ({ json: Object.assign(failures, body) })],
    ['POST', /^\/control\/orders\/([\w]+)\/payments$/, ({ body }, id) => ({ json: ledger.pay(id, outcomeOf(body)) })],
    ['GET', /^\/control\/state$/, () => ({ json: ledger.all() })],
  ];

  const answer = async (req: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams: query } = new URL(req.url ?? '/', 'http://provider');
    const isApi = pathname.startsWith('/v1/') && pathname !== '/v1/checkout/embedded';
    if (isApi && req.headers.authorization !== basic) throw new Refusal(401, 'The api key provided is invalid');
    for (const [method, path, reply] of [...routes, ...control]) {
      const [whole, id = ''] = (req.method === method && path.exec(pathname)) || [];
      if (whole === undefined) continue;
      const sent: Sent = { query, body: await bodyOf(req), header: (name) => req.headers[name]?.toString() };
      const fails = isApi && failures.next > 0 && failures.next--;
      if (fails && !failures.after) throw new Refusal(502, 'The server could not complete the request');
      const replied = reply(sent, id);
      if (fails) throw new Refusal(502, 'The server could not complete the request');
      return replied;
    }
    throw new Refusal(404, 'The requested URL was not found on the server');
  };

  const server = createServer((req, res) => {
    answer(req)
      .catch((error: unknown): Answer => {
        const status = error instanceof Refusal ? error.status : 500;
        const description = error instanceof Error ? error.message : String(error);
        const code = status < 500 ? 'BAD_REQUEST_ERROR' : 'SERVER_ERROR';
        return { status, json: { error: { code, description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} } } };
      })
      .then(({ status = 200, json, html, csv }) => {
        const type = html ? 'text/html; charset=utf-8' : csv ? 'text/csv; charset=utf-8' : 'application/json';
        res.writeHead(status, { 'content-type': type });
        res.end(html ?? csv ?? JSON.stringify(json));
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    ledger,
    async close(): Promise<void> {
      webhooks.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const apiOf = (ledger: Ledger, settling: { withheld: number }): Route[] => [
  ['POST', /^\/v1\/orders$/, ({ body }) => ({ json: { entity: 'order', ...ledger.open(body) } })],
  ['GET', /^\/v1\/orders\/(\w+)\/payments$/, (_, id) => collection(ledger.paymentsOf(id))],
  ['GET', /^\/v1\/payments\/(\w+)$/, (_, id) => ({ json: { entity: 'payment', ...ledger.payment(id) } })],
  ['POST', /^\/v1\/payments\/(\w+)\/capture$/, ({ body }, id) => ({ json: ledger.capture(id, Number(body.amount)) })],
  [
    'GET',
    /^\/v1\/payments\/(\w+)\/refunds$/,
    ({ query }, id) => collection(ledger.refundsOf(id).slice(0, Number(query.get('count') ?? 10))),
  ],
  [
    'POST',
    /^\/v1\/payments\/(\w+)\/refund$/,
    ({ body, header }, id) => ({ json: ledger.refund(id, Number(body.amount), header('x-refund-idempotency')) }),
  ],
  ['GET', /^\/v1\/settlements\/recon\/combined$/, ({ query }) => collection(pageOf(ledger, query))],
  [
    'GET',
    /^\/v1\/settlements\/(\w+)$/,
    (_, id) => {
      const found = settlement(ledger, id, settling.withheld);
      if (!found) throw new Refusal(400, 'The id provided does not exist');
      return { json: found };
    },
  ],
];

const pagesOf = (ledger: Ledger): Route[] => [
  ['GET', /^\/health\/(?:live|ready)$/, () => ({ json: { status: 'ready' } })],
  ['GET', /^\/$/, () => ({ html: listPage(ledger.all().payments, ledger.all().refunds, settledDays(ledger)) })],
  ['GET', /^\/settlements\/(\d{4}-\d\d-\d\d)\.csv$/, (_, day) => ({ csv: settlementFile(ledger, day) })],
  [
    'POST',
    /^\/v1\/checkout\/embedded$/,
    ({ body }) => ({ html: checkoutPage(ledger.order(String(body.order_id)), fieldsOf(body)) }),
  ],
  [
    'POST',
    /^\/checkout\/(\w+)$/,
    ({ body }, id) => {
      const payment = ledger.pay(id, outcomeOf(body));
      if (payment.status === 'failed') return { html: failedPage(ledger.order(id), fieldsOf(body)) };
      return {
        html: returnPage(String(body.callback_url), {
          razorpay_payment_id: payment.id,
          razorpay_order_id: id,
          razorpay_signature: ledger.sign(payment),
        }),
      };
    },
  ],
];

/** A page of what was settled on the day that the query names. */
function pageOf(ledger: Ledger, query: URLSearchParams): object[] {
  const [skip, count] = [Number(query.get('skip') ?? 0), Number(query.get('count') ?? 10)];
  const day = ['year', 'month', 'day'].map((part) => query.get(part) ?? '').join('-');
  return settledOn(ledger, day).slice(skip, skip + count);
}

function outcomeOf({ outcome }: Record<string, unknown>): (typeof OUTCOMES)[number] {
  const found = OUTCOMES.find((one) => one === outcome);
  if (!found) throw new Refusal(400, 'There is no such way to pay');
  return found;
}

async function bodyOf(req: IncomingMessage): Promise<Record<string, unknown>> {
  const sent = await text(req);
  if (req.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(sent));
  try {
    return sent ? JSON.parse(sent) : {};
  } catch {
    throw new Refusal(400, 'The body is not JSON');
  }
}
