import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl } from '@print-shop/backing';
import { connectService } from '@print-shop/connections';
import { dayOf, SALE_KINDS, shopSchema, type TaxMonth } from '@print-shop/contracts';
import { root, say, step } from '@print-shop/machine';
import { createRelay } from '@print-shop/messaging';
import { createLogger, ensureIndexes, toCsv } from '@print-shop/service-kit';
import { removeContainers } from '@print-shop/test-kit/containers';
import type { Account } from '../../services/billing/src/account/account.ts';
import { composeInvoice } from '../../services/billing/src/invoice/compose.ts';
import { createInvoiceStore, invoiceModel } from '../../services/billing/src/invoice/invoice.store.ts';
import { invoicePdf } from '../../services/billing/src/invoice/pdf/invoice-pdf.ts';
import { addDocument, gstr1Json, newGstr1 } from '../../services/billing/src/returns/gstr1.ts';
import { registerColumns, registerRows } from '../../services/billing/src/returns/sales-register.ts';
import { tallyXml, voucherOf } from '../../services/billing/src/returns/tally.ts';
import { startServers } from './start-servers.ts';

// `npm run bench:invoices`: issues 10,000 invoices one after another as a process of billing does, with the events that they send, and writes the
// files of their month. It only prints.

const COUNT = 10_000;
const PDFS = 30;

const shop = shopSchema.parse(JSON.parse(readFileSync(join(root, 'deploy/demo/shop.json'), 'utf8')));
const idOf = (n: number): string => n.toString(16).padStart(24, '0');

/** A delivered order of three lines; every tenth is a business's. */
function account(n: number): Account {
  const lines = [1, 2, 3].map((part) => ({
    id: `${n}-${part}`,
    productId: null,
    name: 'Visiting cards, matt laminated',
    quantity: 100 * part,
    paise: 450_00 * part,
  }));
  const at = new Date();
  return {
    id: idOf(n),
    orderKind: 'order',
    userId: null,
    customer: { name: 'Asha Verma', email: 'asha@example.com' },
    bill: {
      version: 1,
      lines,
      shippingPaise: 99_00,
      totalPaise: 2799_00,
      address: { address: '12 Hill Road', city: 'Mumbai', postalCode: '400050', country: 'India' },
      ...(n % 10 === 0 ? { gstin: '27AAPFU0939F1ZV' } : {}),
    },
    placedAt: at,
    deliveredAt: at,
    entries: [],
    reports: [],
  };
}
const seconds = (since: number): number => (performance.now() - since) / 1000;
async function bytesOf(parts: AsyncIterable<string | Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const part of parts) bytes += part.length;
  return bytes;
}

const servers = await step('backing services', startServers);
const closers: (() => unknown)[] = [];
try {
  const connected = await connectService({
    name: 'billing',
    logger: createLogger('bench', 'silent'),
    onClose: (_name, close) => closers.push(close),
    config: {
      MONGO_URL: databaseUrl(servers.mongoUrl, 'bench-invoices'),
      RABBITMQ_URL: servers.rabbitmqUrl,
      RABBITMQ_OWN_USERS: false,
      REDIS_URL: servers.redisUrl,
      JWKS_URL: 'http://127.0.0.1:9/',
      JWT_ISSUER: 'bench',
      JWT_AUDIENCE: 'bench',
      KEYS_MAX_AGE_SECONDS: 900,
    },
  });
  const model = invoiceModel(connected.mongo);
  await ensureIndexes([model]);
  const relay = createRelay({ ...connected, models: [model] });
  const invoices = createInvoiceStore(model, relay, async () => false);
  const day = dayOf(new Date());
  const issuing = performance.now();
  await step(`${COUNT} invoices`, async () => {
    for (let n = 1; n <= COUNT; n++)
      await invoices.issue(composeInvoice(account(n), { shop, rules: [], products: new Map(), day }), () => new Date());
    await relay.close();
  });
  const issued = seconds(issuing);

  const month = day.slice(0, 7) as TaxMonth['month'];
  const exporting = performance.now();
  const gstr1 = newGstr1();
  for await (const document of invoices.ofMonth(month, SALE_KINDS)) addDocument(gstr1, document);
  const json = JSON.stringify(gstr1Json(gstr1, { gstin: shop.gstin, month })).length;
  const register = await bytesOf(toCsv(registerRows(invoices.ofMonth(month, SALE_KINDS)), registerColumns));
  const vouchers = async function* () {
    for await (const document of invoices.ofMonth(month, SALE_KINDS)) yield voucherOf(document);
  };
  const tally = await bytesOf(tallyXml(vouchers()));
  const exported = seconds(exporting);

  const one = (await invoices.ofOrder(idOf(1)))[0];
  if (!one) throw new Error('there is no invoice');
  await invoicePdf(one, shop);
  const drawing = performance.now();
  for (let n = 0; n < PDFS; n++) await invoicePdf(one, shop);
  say(
    `\n${COUNT} invoices issued in ${issued.toFixed(1)} s (${Math.round(COUNT / issued)}/s), exported in ${exported.toFixed(1)} s`,
  );
  say(
    `GSTR-1 ${Math.round(json / 1024)} KB, sales register ${Math.round(register / 1024)} KB, Tally ${Math.round(tally / 1024)} KB`,
  );
  say(`one invoice as PDF: ${((seconds(drawing) * 1000) / PDFS).toFixed(0)} ms`);
} finally {
  for (const close of closers.toReversed()) await close();
  await removeContainers();
}
