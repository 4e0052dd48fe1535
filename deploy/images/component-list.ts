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

/** The component of this name. Throws with the names that there are. */
export function componentNamed(name: string): Component {
  const found = components.find((component) => component.name === name);
  if (!found)
    throw new Error(`There is no component ${name}. Choose from ${components.map((one) => one.name).join(', ')}.`);
  return found;
}

/** The folders that a component is built from, besides the shared packages. */
export const foldersOf = ({ kind, folder }: Component): string[] =>
  kind === 'frontend' ? [folder, 'frontends/server'] : [folder];
