import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'frontends/shell/public/offline.html'), 'utf8');
const tokens = readFileSync(join(root, 'packages/ui/src/styles/tokens.css'), 'utf8');

/** The colours by day and by night. */
const colorsOf = (css: string) =>
  css
    .split(/@media (?:screen and )?\(prefers-color-scheme: dark\)/)
    .map((block) =>
      Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex])),
    );

describe('the page without a connection', () => {
  it("has the shop's colours, which it cannot load", () => {
    const own = colorsOf(page);
    const shops = colorsOf(tokens).map(({ paper, ink, action, 'ink-soft': soft }) => ({ paper, ink, soft, action }));
    expect(own).toEqual(shops);
  });

  it.each([
    ['Try again', 'My orders'],
    ['फिर कोशिश करें', 'मेरे ऑर्डर'],
  ])('leads on by "%s" and "%s"', (again, orders) => {
    expect(page).toContain(`<a href="">${again}</a>`);
    expect(page).toContain(`<a href="/orders">${orders}</a>`);
  });
});
