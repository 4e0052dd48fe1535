import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { readMountedSecrets, secretManifests } from './secrets.ts';

describe('the Secrets of a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are read as Kubernetes mounts them, and written as it takes them', async () => {
    for (const path of ['shop-secrets/..data', 'mail', 'not-there']) mkdirSync(join(folder, path), { recursive: true });
    const binary = Buffer.from([0, 255, 10]);
    writeFileSync(join(folder, 'shop-secrets/admin-password'), 'Shop-x7');
    writeFileSync(join(folder, 'shop-secrets/second-factor-key'), binary);
    writeFileSync(join(folder, 'mail/smtp-url'), 'smtps://mail.example.com');
    const secrets = await readMountedSecrets(folder);
    const yaml = secretManifests(secrets, { name: 'shop', namespace: 'trade', secret: 'shop-secrets' });
    const [mail, own, ...others] = parseAllDocuments(yaml).map((document) => document.toJS());
    expect(others).toEqual([]);
    expect(mail).toEqual({
      apiVersion: 'v1',
      kind: 'Secret',
      metadata: { name: 'mail' },
      type: 'Opaque',
      data: { 'smtp-url': Buffer.from('smtps://mail.example.com').toString('base64') },
    });
    expect(own).toMatchObject({
      metadata: {
        name: 'shop-secrets',
        labels: { 'app.kubernetes.io/managed-by': 'Helm' },
        annotations: { 'meta.helm.sh/release-name': 'shop', 'meta.helm.sh/release-namespace': 'trade' },
      },
      data: { 'admin-password': 'U2hvcC14Nw==', 'second-factor-key': binary.toString('base64') },
    });
  });
});
