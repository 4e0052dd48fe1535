import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';

/** The components that get an image of their own. */
export interface Component {
  name: string;
  /** The workspace whose `dist` it is. */
  folder: string;
  kind: 'server' | 'frontend' | 'tools';
}

const frontends = ['shell', 'storefront', 'admin'];

export const components: readonly Component[] = [
  ...readdirSync(join(root, 'services')).map((name) => ({ name, folder: `services/${name}`, kind: 'server' as const })),
  { name: 'gateway', folder: 'gateway', kind: 'server' },
  ...frontends.map((name) => ({ name, folder: `frontends/${name}`, kind: 'frontend' as const })),
  { name: 'tools', folder: 'deploy/demo', kind: 'tools' },
];
