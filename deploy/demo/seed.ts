/**
 * Loads the demo shop through the public API: colours, types, products with drawn pictures, prices, customers, quotations,
 * orders in every state, and the orders of the months before. May be run again at any time: what is there by name stays as it is, and a run that was cut, at whatever call, is
 * completed by the next.
 */
import { Shop } from './client.ts';
import { loadArtwork } from './load-artwork.ts';
import { loadAshasThings } from './load-ashas-things.ts';
import { allProducts, loadColors, loadPrices, loadProducts, loadSynonyms, loadTypes } from './load-catalogue.ts';
import { loadCoupons } from './load-coupons.ts';
import { loadHistory } from './load-history.ts';
import { loadHome } from './load-home.ts';
import { payAdvances } from './load-money.ts';
import { type Loaded, loadBulkOrders, loadOrders } from './load-orders.ts';
import { loadCustomers, signIn } from './load-people.ts';
import { loadPrintAreas } from './load-print-areas.ts';
import { loadQuotations } from './load-quotations.ts';
import { finishQuotedOrder } from './load-quoted-order.ts';
import { loadTaxRules } from './load-tax-rules.ts';
import { readSettings } from './settings.ts';

const say = (text: string): void => console.log(`    ${text}`);

/** Does one part and says what came of it. */
async function part(what: string, work: () => Promise<number>): Promise<void> {
  const start = performance.now();
  const added = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(added > 0 ? `${added} ${what} added (${seconds} s)` : `${what}: nothing to add`);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const shop = new Shop(settings.shopUrl);
  const { token } = await signIn(shop, settings.admin.login, settings.admin.password);
  // Each part waits for the shop most of the time: what is independent is loaded side by side.
  const [people] = await Promise.all([
    loadCustomers(shop, settings),
    part('colours', () => loadColors(shop, token)),
    part('product types', () => loadTypes(shop, token)),
    part('groups of synonyms', () => loadSynonyms(shop, token)),
    part('prices', () => loadPrices(shop, token)),
    part('coupons', () => loadCoupons(shop, token)),
  ]);
  // Rules of tax and bands of the home page belong to types.
  await Promise.all([
    part('tax rules', () => loadTaxRules(shop, token)),
    part('bands of the home page', () => loadHome(shop, token)),
  ]);
  await Promise.all([
    part('quotations', () => loadQuotations(shop, token, settings.mailUrl)),
    part('products', () => loadProducts(shop, token, say)),
  ]);
  const products = new Map((await allProducts(shop)).map((one) => [one.name, one]));
  const loaded: Loaded = { shop, adminToken: token, paymentsUrl: settings.paymentsUrl, people, products };
  const ordering = async () => {
    await part('orders', () => loadOrders(loaded));
    // An order takes what it has out of the cart.
    await loadAshasThings(loaded);
  };
  const quoted = async () => {
    await part('advances', () => payAdvances({ shop, adminToken: token }));
    await part('quoted order, delivered', () => finishQuotedOrder(loaded, settings.mailUrl));
  };
  await Promise.all([
    part('orders of before', () => loadHistory(loaded)),
    part('orders with artwork', () => loadArtwork(loaded)),
    ordering(),
    part('print areas', () => loadPrintAreas(shop, token)),
    part('bulk orders', () => loadBulkOrders(loaded)),
    quoted(),
  ]);
}

try {
  await main();
} catch (fault) {
  console.error(`The demo shop could not be loaded: ${fault instanceof Error ? fault.message : String(fault)}`);
  process.exitCode = 1;
}
