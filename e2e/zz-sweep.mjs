import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from 'playwright-core';

const [base, accFile, out, ...looks] = process.argv.slice(2);
const acc = JSON.parse(readFileSync(accFile)).admin;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const look of looks) {
  const [w, scheme] = look.split('-');
  const width = Number(w);
  const ctx = await b.newContext({
    baseURL: base,
    viewport: { width, height: width < 500 ? 844 : 900 },
    hasTouch: width < 500,
    reducedMotion: 'reduce',
    colorScheme: scheme,
  });
  ctx.setDefaultTimeout(60000);
  const page = await ctx.newPage();
  const errs = [];
  page.on('console', (m) => {
    if (m.type() === 'error') errs.push(m.text() + ' ' + m.location().url);
  });
  page.on('pageerror', (e) => errs.push(String(e)));
  await page.goto('/signin');
  await page.getByLabel(/email or phone/i).fill(acc.login);
  await page.getByLabel('Password', { exact: true }).fill(acc.password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await page.waitForURL((u) => u.pathname !== '/signin');
  const orders = await page.evaluate(async () => {
    const s = JSON.parse(localStorage['persist:root']);
    const u = JSON.parse(s.user).currentUser;
    const r = await fetch('/api/order?limit=1', { headers: { authorization: 'Bearer ' + u.token } });
    return r.json();
  });
  for (const path of [
    '/admin',
    '/admin/users',
    '/admin/orders',
    `/admin/orders/${orders[0]?._id}`,
    '/admin/bulk-orders',
  ]) {
    errs.length = 0;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const h1 = await page.locator('h1').count();
    await page.screenshot({
      path: `${out}/${look}${path.replace(/[^a-z]+/gi, '_').slice(0, 20)}.png`,
      fullPage: false,
    });
    console.log(
      look,
      path,
      JSON.stringify({
        bad: violations.map((v) => v.id + ': ' + v.nodes.map((n) => n.html.slice(0, 140)).join(' | ')),
        over,
        errs,
        h1,
      }),
    );
  }
  await ctx.close();
}
await b.close();
