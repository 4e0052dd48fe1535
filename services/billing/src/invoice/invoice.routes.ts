import {
  downloadInvoice,
  getInvoice,
  issueChallan,
  issueProforma,
  listInvoices,
  listOrderInvoices,
  type Shop,
} from '@print-shop/contracts';
import { allow, type ContractRouter, conflict, notFound, type OrderAccess } from '@print-shop/service-kit';
import type { AccountStore } from '../account/account.store.ts';
import type { Account } from '../account/account.ts';
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
  getShop(): Promise<Shop>;
}

/** Registers /api/invoices: documents about money, as data and as PDF. */
export function invoiceRoutes(router: ContractRouter, deps: InvoiceRoutesDeps): void {
  const { invoices, accounts, issuing, getShop } = deps;
  /** A document as it is now. The account decides who may open it: a document gets its new owner a moment later. */
  const opened = async (id: string, access: OrderAccess): Promise<Invoice> => {
    const invoice = await invoices.find(id);
    if (!invoice) throw noSuchInvoice();
    const account = await accounts.find(invoice.orderId);
    access.check(account ?? { id: invoice.orderId, userId: invoice.userId });
    return asOfNow(invoice, account, await getShop());
  };

  /** The account of an order that is not cancelled. */
  const current = async (order: string, access?: OrderAccess): Promise<Account> => {
    const account = await accounts.find(order);
    if (!account || account.opening) throw noSuchOrder();
    access?.check(account);
    if (account.cancelledAt) throw cancelled();
    return account;
  };
  /** Documents as they are answered: what is owed on them is read from the accounts. */
  const answered = async (found: readonly Invoice[], reader: OrderAccess['reader']) => {
    const known = await accounts.findAll(found.map(({ orderId }) => orderId));
    const shop = await getShop();
    return found.map((invoice) => toInvoiceResponse(asOfNow(invoice, known.get(invoice.orderId), shop), reader));
  };
  const ahead = async (account: Account, kind: 'delivery-challan' | 'proforma') =>
    toInvoiceResponse(asOfNow(await issuing.ahead(account, kind), account, await getShop()), 'customer');

  router
    .on(listInvoices, allow.staff('invoices:read'), async ({ query }) => {
      const { invoices: found, total } = await invoices.list(query);
      return { status: 200, body: await answered(found, 'staff'), headers: { 'X-Total-Count': String(total) } };
    })
    .on(listOrderInvoices, allow.orderCustomerOrStaff('invoices:read'), async ({ params: { order }, access }) => {
      const account = await accounts.find(order);
      if (account) access.check(account);
      return { status: 200, body: account ? await answered(await invoices.ofOrder(order), access.reader) : [] };
    })
    .on(downloadInvoice, allow.orderCustomerOrStaff('invoices:read'), async ({ params: { id }, query, access }) => {
      const invoice = await opened(id, access);
      const body = streamOf(await (query.paper === '80mm' ? rollPdf : invoicePdf)(invoice, await getShop()));
      return { status: 200, filename: `${invoice.number.replaceAll('/', '-')}.pdf`, body };
    })
    .on(getInvoice, allow.orderCustomerOrStaff('invoices:read'), async ({ params: { id }, access }) => {
      return { status: 200, body: toInvoiceResponse(await opened(id, access), access.reader) };
    })
    .on(issueProforma, allow.orderCustomerOrStaff('orders:write'), async ({ params: { order }, access }) => {
      return { status: 200, body: await ahead(await current(order, access), 'proforma') };
    })
    .on(issueChallan, allow.staff('orders:write'), async ({ params: { order } }) => {
      const account = await current(order);
      if ((await invoices.ofOrder(order)).some(isInvoice)) throw invoiced();
      return { status: 200, body: await ahead(account, 'delivery-challan') };
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
