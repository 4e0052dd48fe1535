import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { frontEnd } from '../webpack.base.mjs';

const folder = import.meta.dirname;

/** Copies static files (`shop.json`, `remotes.json`, the icon) beside the page. */
const copyPublicFiles = {
  apply: (compiler) =>
    compiler.hooks.afterEmit.tapPromise('copy-public-files', () =>
      cp(join(folder, 'public'), compiler.outputPath, { recursive: true }),
    ),
};

const base = frontEnd({ name: 'shell', folder, port: 3100, isHost: true, hasRenderer: true });

export default (env, argv) => {
  const [browser, ...others] = [base(env, argv)].flat();
  return [{ ...browser, plugins: [...browser.plugins, copyPublicFiles] }, ...others];
};
