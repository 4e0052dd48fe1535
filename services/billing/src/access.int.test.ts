import { routesByService } from '@print-shop/contracts';
import { describeAccess, importRows } from '@print-shop/test-kit';
import { anId, testBilling } from './billing.fixture.ts';

const { service, confirmed, delivered, documents } = testBilling();
let order = '';
let invoice = '';
beforeAll(async () => {
  order = await confirmed();
  await delivered(order);
  invoice = (await documents(order, 1))[0]?._id ?? '';
});

describeAccess({
  routes: routesByService.billing ?? [],
  app: () => service.app,
  tokens: () => service.suite.tokens,
  rows: {
    ...importRows('Balance'),
    listAccounts: {},
    getAccount: () => ({ params: { order } }),
    listPayments: () => ({ query: { order } }),
    reportPayment: () => ({ params: { order }, body: { utr: '123456789012' } }),
    enterPayment: () => ({ params: { order }, body: { kind: 'payment', amount: 1, way: 'cash' } }),
    creditOrder: () => ({ params: { order }, body: { amount: 1, reason: 'Agreed', refundBy: 'cash' } }),
    startCheckout: () => ({ params: { order }, expected: { customer: 404 } }),
    returnFromCheckout: { params: { provider: 'razorpay' } },
    takeWebhook: { params: { provider: 'razorpay' } },
    listUnknownWebhooks: {},
    refundOnline: () => ({ params: { order }, body: { amount: 1 } }),
    listDifferences: {},
    listSettlements: {},
    reconcilePayments: {},
    settleDifference: { params: { id: anId() }, body: { note: 'Seen' } },
    listInvoices: {},
    getRevenue: { query: { from: '2026-11-01', to: '2026-11-30' } },
    downloadRevenue: { query: { from: '2026-11-01', to: '2026-11-30' } },
    getOutstanding: {},
    downloadOutstanding: {},
    issueProforma: () => ({ params: { order } }),
    issueChallan: () => ({ params: { order } }),
    listOrderInvoices: () => ({ params: { order } }),
    getInvoice: () => ({ params: { id: invoice } }),
    downloadInvoice: () => ({ params: { id: invoice } }),
    listTaxRates: {},
    listTaxRules: {},
    setTaxRule: { body: { scope: 'all', hsn: '4911', rates: [{ from: '2025-09-22', percent: 18 }] } },
    removeTaxRule: { params: { id: anId() } },
    readStatement: { body: { csv: 'Date,Narration,Deposit Amt.', layout: 'hdfc' } },
    enterStatement: { body: { rows: [{ order: anId(), amount: 1 }] } },
    getTaxMonth: { params: { month: '2026-11' } },
    closeTaxMonth: { params: { month: '2999-11' } },
    downloadGstr1: { params: { month: '2026-11' } },
    downloadGstr1Table: { params: { month: '2026-11' }, query: { table: 'b2b' } },
    downloadSalesRegister: { params: { month: '2026-11' } },
    downloadTally: { params: { month: '2026-11' } },
    downloadEInvoice: { params: { id: anId() } },
  },
});
