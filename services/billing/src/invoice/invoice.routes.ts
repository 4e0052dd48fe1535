import {
  downloadInvoice,
  downloadTrackedInvoice,
  getInvoice,
  issueChallan,
  issueProforma,
  issueTrackedProforma,
  listInvoices,
  listOrderInvoices,
  listTrackedInvoices,
  type Shop,
} from '@print-shop/contracts';
import type { MailLinks } from '@print-shop/links';
import { allow, type ContractRouter, checkOwner, conflict, notFound, type User } from '@print-shop/service-kit';
import type { AccountStore } from '../account/account.store.ts';
import type { Account } from '../account/account.ts';
import { trackedOrder } from '../account/tracked-order.ts';
import { asOfNow } from './compose-others.ts';
import { toInvoiceResponse } from './invoice.presenter.ts';
import type { InvoiceStore } from './invoice.store.ts';
import { type Invoice, isInvoice } from './invoice.ts';
import type { Issuing } from './issuing.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';
import { rollPdf } from './pdf/roll-pdf.ts';

export interface InvoiceRoutesDeps {
  invoices: InvoiceStore;
  accounts: AccountStore;
  issuing: Issuing;
  links: MailLinks;
  shop: Shop;
}

/** Registers /api/invoices: documents about money, as data and as PDF. */
export function invoiceRoutes(router: ContractRouter, deps: InvoiceRoutesDeps): void {
  const { invoices, accounts, issuing, links, shop } = deps;
  const own = async (id: string, user: User): Promise<Invoice> => {
    const invoice = await invoices.find(id);
    if (!invoice) throw noSuchInvoice();
    checkOwner(user, invoice.userId ?? '', getInvoice.permission);
    return invoice;
  };

  /** The account of an order that is not cancelled. */
  const current = async (order: string, user: User): Promise<Account> => {
    const account = await accounts.find(order);
    if (!account) throw noSuchOrder();
    checkOwner(user, account.userId ?? '', issueProforma.permission);
    if (account.cancelledAt) throw cancelled();
    return account;
  };
  /** Documents as they are answered: what is owed on them is read from the accounts. */
  const answered = async (found: readonly Invoice[]) => {
    const known = await accounts.findAll(found.map(({ orderId }) => orderId));
    return found.map((invoice) => toInvoiceResponse(asOfNow(invoice, known.get(invoice.orderId), shop)));
  };
  const ahead = async (account: Account, kind: 'delivery-challan' | 'proforma') =>
    toInvoiceResponse(asOfNow(await issuing.ahead(account, kind), account, shop));
  const tracked = (token: string) => trackedOrder(token, { links, accounts });
  const named = ({ number }: Invoice) => `${number.replaceAll('/', '-')}.pdf`;

  router
    .on(listInvoices, allow.staff('invoices:read'), async ({ query }) => {
      const { invoices: found, total } = await invoices.list(query);
      return { status: 200, body: await answered(found), headers: { 'X-Total-Count': String(total) } };
    })
    .on(listOrderInvoices, allow.selfOrStaff('invoices:read'), async ({ params: { order }, user }) => {
      const account = await accounts.find(order);
      if (account) checkOwner(user, account.userId ?? '', getInvoice.permission);
      return { status: 200, body: account ? await answered(await invoices.ofOrder(order)) : [] };
    })
    .on(downloadInvoice, allow.selfOrStaff('invoices:read'), async ({ params: { id }, query: { paper }, user }) => {
      const found = await own(id, user);
      const invoice = asOfNow(found, await accounts.find(found.orderId), shop);
      const body = streamOf(await (paper === '80mm' ? rollPdf : invoicePdf)(invoice, shop));
      return { status: 200, filename: named(invoice), body };
    })
    .on(getInvoice, allow.selfOrStaff('invoices:read'), async ({ params: { id }, user }) => {
      const invoice = await own(id, user);
      const account = await accounts.find(invoice.orderId);
      return { status: 200, body: toInvoiceResponse(asOfNow(invoice, account, shop)) };
    })
    .on(issueProforma, allow.selfOrStaff('orders:write'), async ({ params: { order }, user }) => {
      return { status: 200, body: await ahead(await current(order, user), 'proforma') };
    })
    .on(issueChallan, allow.staff('orders:write'), async ({ params: { order }, user }) => {
      const account = await current(order, user);
      if ((await invoices.ofOrder(order)).some(isInvoice)) throw invoiced();
      return { status: 200, body: await ahead(account, 'delivery-challan') };
    })
    .on(listTrackedInvoices, allow.anyone, async ({ body: { token } }) => {
      const account = await tracked(token);
      return { status: 200, body: account ? await answered(await invoices.ofOrder(account.id)) : [] };
    })
    .on(downloadTrackedInvoice, allow.anyone, async ({ params: { id }, body: { token } }) => {
      const account = await tracked(token);
      const invoice = await invoices.find(id);
      if (!account || invoice?.orderId !== account.id) throw noSuchInvoice();
      const shown = asOfNow(invoice, account, shop);
      return { status: 200, filename: named(invoice), body: streamOf(await invoicePdf(shown, shop)) };
    })
    .on(issueTrackedProforma, allow.anyone, async ({ body: { token } }) => {
      const account = await tracked(token);
      if (!account) throw noSuchOrder();
      if (account.cancelledAt) throw cancelled();
      return { status: 200, body: await ahead(account, 'proforma') };
    });
}

async function* streamOf(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

const noSuchInvoice = () =>
  notFound({ en: 'There is no such invoice.', hi: 'ऐसा कोई बिल नहीं है।' }, 'invoice-not-found');
const noSuchOrder = () => notFound({ en: 'There is no such order.', hi: 'ऐसा कोई ऑर्डर नहीं है।' }, 'order-not-found');
const cancelled = () => conflict({ en: 'This order is cancelled.', hi: 'यह ऑर्डर रद्द है।' }, 'order-cancelled');
const invoiced = () =>
  conflict(
    {
      en: 'This order has its invoice, which goes with the goods.',
      hi: 'इस ऑर्डर का बिल बन चुका है, सामान के साथ वही जाता है।',
    },
    'order-invoiced',
  );
