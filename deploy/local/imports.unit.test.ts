import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root, run } from '@print-shop/machine';

/** A file, what it imports (its type, or its `value`), and the rules that this breaks. */
const imports: [from: string, to: string, broken: string[], what?: 'value'][] = [
  ['packages/ui/src/a.ts', 'services/cart/src/b.ts', ['packages-below']],
  ['packages/test-kit/src/a.ts', 'deploy/local/b.ts', ['packages-below']],
  ['packages/messaging/src/a.ts', 'packages/machine/src/b.ts', ['test-tools-in-tests']],
  ['packages/messaging/src/a.int.test.ts', 'packages/test-kit/src/b.ts', []],
  ['services/cart/src/stopping.int.test.ts', 'deploy/local/b.ts', ['tools-above']],
  ['services/cart/src/other.ts', 'services/ordering/src/b.ts', ['released-apart']],
  ['services/cart/src/start.ts', 'packages/test-kit/src/b.ts', ['test-tools-in-tests']],
  ['services/cart/src/line/a.ts', 'services/cart/src/cart/cart.routes.ts', ['routes-end-here']],
  ['services/cart/src/app.ts', 'services/cart/src/cart/cart.routes.ts', []],
  ['services/cart/src/cart/create-carts.ts', 'services/cart/src/cart/cart.routes.ts', []],
  ['services/cart/src/line/create-lines.ts', 'services/cart/src/cart/cart.routes.ts', ['own-routes']],
  ['services/cart/src/cart/cart.ts', 'node_modules/mongoose/index.ts', ['rules-are-pure']],
  ['services/cart/src/cart/cart.store.ts', 'node_modules/mongoose/index.ts', []],
  ['gateway/src/a.ts', 'e2e/b.ts', ['tools-above']],
  ['frontends/shell/src/a.ts', 'gateway/src/b.ts', ['released-apart']],
  ['frontends/shell/src/b.ts', 'frontends/admin/src/b.ts', ['front-ends-apart']],
  ['frontends/shell/webpack.config.mjs', 'frontends/bundling/b.ts', []],
  ['frontends/shell/src/features/cart/a.ts', 'frontends/shell/src/features/order/b.ts', ['features-apart']],
  ['frontends/shell/src/features/cart/b.ts', 'frontends/shell/src/features/cart/api/b.ts', []],
  ['packages/web-kit/src/a.ts', 'packages/contracts/src/index.ts', []],
  ['packages/web-kit/src/b.ts', 'packages/contracts/src/index.ts', ['browsers-without-schemas'], 'value'],
  ['packages/web-kit/src/b.test.ts', 'packages/contracts/src/index.ts', [], 'value'],
  ['frontends/admin/src/a.ts', 'packages/contracts/src/cart/routes.ts', ['browsers-without-schemas'], 'value'],
  ['frontends/admin/src/c.ts', 'packages/contracts/src/client.ts', [], 'value'],
  ['frontends/admin/src/d.ts', 'packages/contracts/src/schemas.ts', [], 'value'],
  ['frontends/server/src/a.ts', 'packages/contracts/src/index.ts', [], 'value'],
  ['deploy/local/a.ts', 'packages/machine/src/b.ts', []],
  ['docs/c.ts', 'docs/d.ts', ['no-circles']],
  // A circle is told once, of the file that it is found at.
  ['docs/d.ts', 'docs/c.ts', []],
];
const nowhere = 'e2e/nowhere.ts';

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

/** The rules that each file of such a tree breaks. */
async function rulesBroken(): Promise<(file: string) => string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    const write = (file: string, content: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    };
    write('package.json', '{ "type": "module" }');
    for (const [, to] of imports) write(to, 'export const t = 1;\nexport type T = 1;');
    for (const [from, to, , what] of imports) {
      const path = relative(dirname(from), to);
      const module = `'${path.startsWith('.') ? path : `./${path}`}'`;
      write(from, what ? `export { t } from ${module};` : `import type { T } from ${module};\nexport type U = T;`);
    }
    write(nowhere, "import './gone.ts';");
    const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const args = ['--config', join(root, 'imports.config.mjs'), '--output-type', 'json', '.'];
    const { summary }: Report = JSON.parse(await run(process.execPath, [cruiser, ...args], { cwd: folder }));
    return (file) => summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the rules of imports', () => {
  let brokenBy: (file: string) => string[];
  beforeAll(async () => {
    brokenBy = await rulesBroken();
  });

  it.each(imports)('say of %s that imports %s: %j', (from, _to, broken) => {
    expect(brokenBy(from)).toEqual(broken);
  });

  it('see an import that leads nowhere', () => {
    expect(brokenBy(nowhere)).toEqual(['to-a-file']);
  });
});
