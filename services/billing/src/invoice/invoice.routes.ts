import { downloadInvoice, getInvoice, listInvoices, listOrderInvoices, type Shop } from '@print-shop/contracts';
import { allow, type ContractRouter, checkOwner, notFound, type User } from '@print-shop/service-kit';
import type { AccountStore } from '../account/account.store.ts';
import { toInvoiceResponse } from './invoice.presenter.ts';
import type { InvoiceStore } from './invoice.store.ts';
import type { Invoice } from './invoice.ts';
import { invoicePdf } from './pdf/invoice-pdf.ts';

export interface InvoiceRoutesDeps {
  invoices: InvoiceStore;
  accounts: AccountStore;
  shop: Shop;
}

/** Registers /api/invoices: invoices and credit notes, as data and as PDF. */
export function invoiceRoutes(router: ContractRouter, { invoices, accounts, shop }: InvoiceRoutesDeps): void {
  const own = async (id: string, user: User): Promise<Invoice> => {
    const invoice = await invoices.find(id);
    if (!invoice) throw notFound({ en: 'There is no such invoice.', hi: 'ऐसा कोई बिल नहीं है।' }, 'invoice-not-found');
    checkOwner(user, invoice.userId ?? '', getInvoice.permission);
    return invoice;
  };

  router
    .on(listInvoices, allow.staff('invoices:read'), async ({ query }) => {
      const { invoices: found, total } = await invoices.list(query);
      return { status: 200, body: found.map(toInvoiceResponse), headers: { 'X-Total-Count': String(total) } };
    })
    .on(listOrderInvoices, allow.selfOrStaff('invoices:read'), async ({ params: { order }, user }) => {
      const account = await accounts.find(order);
      if (account) checkOwner(user, account.userId ?? '', getInvoice.permission);
      return { status: 200, body: account ? (await invoices.ofOrder(order)).map(toInvoiceResponse) : [] };
    })
    .on(downloadInvoice, allow.selfOrStaff('invoices:read'), async ({ params: { id }, user }) => {
      const invoice = await own(id, user);
      const filename = `${invoice.number.replaceAll('/', '-')}.pdf`;
      return { status: 200, filename, body: streamOf(await invoicePdf(invoice, shop)) };
    })
    .on(getInvoice, allow.selfOrStaff('invoices:read'), async ({ params: { id }, user }) => {
      return { status: 200, body: toInvoiceResponse(await own(id, user)) };
    });
}

async function* streamOf(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
