import { isComponent } from './run-state.ts';

it('knows the process of a component by its command line', () => {
  for (const entry of [
    'services/cart/dist/main.mjs',
    'services/artwork/dist/checks.main.mjs',
    'frontends/server/dist/main.mjs',
    'deploy/local/mail-catcher.ts',
    'deploy/local/payment-provider/main.ts',
  ]) {
    expect(isComponent(`/shop/node_modules/node/bin/node --max-old-space-size=256 /shop/${entry}`)).toBe(true);
    const windows = `"C:\\shop\\node_modules\\node\\bin\\node.exe" "C:\\shop\\${entry.replaceAll('/', '\\')}"`;
    expect(isComponent(windows)).toBe(true);
  }
  expect(isComponent('/usr/bin/node /another/program.mjs')).toBe(false);
  expect(isComponent('')).toBe(false);
});
