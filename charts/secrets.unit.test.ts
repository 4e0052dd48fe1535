import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { parse } from 'yaml';
import { installedDeployments } from './installed.fixture.ts';
import type { Values } from './rendered.fixture.ts';

const production: Values = parse(readFileSync(join(root, 'deploy/values/production.yaml'), 'utf8'));
const encoded = (text: string) => Buffer.from(text).toString('base64');

/** The checksums of Secrets that pods have, by Deployment, where the two Secrets have these contents. */
async function checksumsWith(databases: Record<string, string>, tracing = 'a'): Promise<Record<string, unknown>> {
  const values = { ...production, defaults: { extraEnvFrom: [{ secretRef: { name: 'tracing' } }] } };
  const found = await installedDeployments(values, {
    'print-shop-databases': Object.fromEntries(Object.entries(databases).map(([key, text]) => [key, encoded(text)])),
    tracing: { key: encoded(tracing) },
  });
  return Object.fromEntries(
    [...found].map(([name, { spec }]) => [name, spec?.template.metadata?.annotations?.['checksum/secrets']]),
  );
}

/** The names whose values differ. */
const changed = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .toSorted();

describe('pods that read Secrets of the operator', () => {
  it('are replaced by an upgrade when what they read has changed, and no others are', async () => {
    const before = await checksumsWith({ cart: 'a', catalog: 'a' });
    expect(Object.values(before).every((checksum) => /^[0-9a-f]{64}$/.test(String(checksum)))).toBe(true);
    expect(await checksumsWith({ cart: 'a', catalog: 'a' })).toEqual(before);
    expect(changed(before, await checksumsWith({ cart: 'b', catalog: 'a' }))).toEqual(['shop-cart']);
    expect(changed(before, await checksumsWith({ cart: 'a', catalog: 'a' }, 'b'))).toEqual(
      Object.keys(before).toSorted(),
    );
  });
});
