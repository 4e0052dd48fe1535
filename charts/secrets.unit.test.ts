import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';
import { parse } from 'yaml';
import { installedDeployments } from './installed.fixture.ts';
import { render, type Values } from './rendered.fixture.ts';

const production: Values = {
  ...parse(readFileSync(join(root, 'deploy/values/production.yaml'), 'utf8')),
  defaults: { extraEnvFrom: [{ secretRef: { name: 'tracing' } }] },
};
const encoded = (text: string) => Buffer.from(text).toString('base64');

type Secrets = Record<string, Record<string, string>>;

/** The Secrets that the pods need, each key with the same text. */
function neededSecrets(): Secrets {
  const secrets: Secrets = { tracing: { key: encoded('a') } };
  for (const [, name = '', key = ''] of JSON.stringify(render(production)).matchAll(
    /"secretKeyRef":\{"name":"([^"]+)","key":"([^"]+)"/g,
  )) {
    secrets[name] = { ...secrets[name], [key]: encoded('a') };
  }
  return secrets;
}

/** The checksums of Secrets that pods have, by Deployment. */
async function checksumsWith(secrets: Secrets): Promise<Record<string, unknown>> {
  const found = await installedDeployments(production, secrets);
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
    const secrets = neededSecrets();
    const before = await checksumsWith(secrets);
    expect(Object.values(before).every((checksum) => /^[0-9a-f]{64}$/.test(String(checksum)))).toBe(true);
    expect(await checksumsWith(secrets)).toEqual(before);
    const databases = { ...secrets['print-shop-databases'], cart: encoded('b') };
    expect(changed(before, await checksumsWith({ ...secrets, 'print-shop-databases': databases }))).toEqual([
      'shop-cart',
    ]);
    expect(changed(before, await checksumsWith({ ...secrets, tracing: { key: encoded('b') } }))).toEqual(
      Object.keys(before).toSorted(),
    );
  });

  it('are not installed without a Secret that they need', async () => {
    const { 'print-shop-cache': _, ...secrets } = neededSecrets();
    await expect(installedDeployments(production, secrets)).rejects.toThrow(
      'There is no Secret print-shop-cache in the namespace trade: make it, then run this again.',
    );
  });

  it('are not installed without a key that they need', async () => {
    const { 'print-shop-databases': databases = {}, ...secrets } = neededSecrets();
    const { shop: _, ...others } = databases;
    await expect(installedDeployments(production, { ...secrets, 'print-shop-databases': others })).rejects.toThrow(
      'The Secret print-shop-databases has no key shop: add it, then run this again.',
    );
  });

  it('may lack keys that nobody has to set', async () => {
    const { 'print-shop-messages': messages = {}, ...secrets } = neededSecrets();
    const { 'bounce-secret': _, ...others } = messages;
    expect(
      (await installedDeployments(production, { ...secrets, 'print-shop-messages': others })).size,
    ).toBeGreaterThan(10);
  });
});
