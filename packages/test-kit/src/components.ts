import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

// Lets Node.js import components: it takes types away, and knows neither JSX nor style sheets.

registerHooks({
  load(url, context, nextLoad) {
    const [file = ''] = url.split('?');
    if (file.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
    if (!file.endsWith('.tsx')) return nextLoad(url, context);
    const { source } = nextLoad(url, { ...context, format: 'module' });
    const { code } = transformSync(String(source), {
      filename: fileURLToPath(file),
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2024',
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
      swcrc: false,
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
process.setSourceMapsEnabled(true);
