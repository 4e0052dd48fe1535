import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { BackupKey } from './encryption.ts';
import type { Manifest, Release } from './manifest.ts';
import { readLines } from './parts.ts';
import type { Target } from './target.ts';

/** The contents of Secrets: the values in base64, by their keys, by the names of the Secrets. */
export type Secrets = Record<string, Record<string, string>>;

/** Reads the Secrets that are mounted below a folder, each in a folder called like it. Empty ones are left out. */
export async function readMountedSecrets(folder: string): Promise<Secrets> {
  const secrets: Secrets = {};
  for (const name of (await readdir(folder)).toSorted()) {
    // Kubernetes keeps the versions of a mounted Secret in folders that begin with two dots.
    const keys = (await readdir(join(folder, name))).filter((key) => !key.startsWith('..')).toSorted();
    const values: Record<string, string> = {};
    for (const key of keys) values[key] = (await readFile(join(folder, name, key))).toString('base64');
    if (keys.length > 0) secrets[name] = values;
  }
  return secrets;
}

export async function readSecrets(target: Target, key: BackupKey, { name, secrets }: Manifest): Promise<Secrets> {
  const lines = readLines(target, key, secrets.object, `The list of Secrets of the backup ${name}`, secrets);
  let text = '';
  for await (const line of lines) text += line;
  return JSON.parse(text) as Secrets;
}

/** Returns the manifests of Secrets for `kubectl apply`. `helm install` takes over the one that its chart had generated. */
export function secretManifests(secrets: Secrets, { name: release, namespace, secret }: Release): string {
  const ofHelm = {
    labels: { 'app.kubernetes.io/managed-by': 'Helm' },
    annotations: { 'meta.helm.sh/release-name': release, 'meta.helm.sh/release-namespace': namespace },
  };
  return Object.entries(secrets)
    .map(([name, data]) => {
      const metadata = { name, ...(name === secret ? ofHelm : {}) };
      return stringify({ apiVersion: 'v1', kind: 'Secret', metadata, type: 'Opaque', data }, { lineWidth: 0 });
    })
    .join('---\n');
}
