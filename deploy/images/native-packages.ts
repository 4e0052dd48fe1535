import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@print-shop/machine';

interface Manifest {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The packages that a bundle cannot contain: machine code, and files that are found by their package's name. */
const unbundled = /^(sharp|@node-rs\/argon2|swagger-ui-dist|@fontsource\/.*)$/;

/** Of those packages, all that a component never opens. */
const unused =
  /swagger-ui-dist\/(?!package\.json$|swagger-ui\.css$|swagger-ui-bundle\.js$).|@fontsource\/.*(\.css|\.woff2|\.md|italic.*)$|sharp\/(src|install)\/|\.(md|map|d\.ts)$/;

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The packages that a workspace's bundle needs beside it, with what they need themselves, as installed on this machine. */
export function unbundledPackages(workspace: string): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name) || !existsSync(join(root, 'node_modules', name))) return;
    found.add(name);
    const { dependencies, optionalDependencies } = manifestOf(join(root, 'node_modules', name));
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed);
  };
  const { dependencies = {} } = manifestOf(join(root, workspace));
  for (const name of Object.keys(dependencies)) if (unbundled.test(name)) add(name);
  return [...found].sort();
}

/** Copies them below `<folder>/node_modules`. */
export function copyPackages(names: readonly string[], folder: string): void {
  for (const name of names) {
    const from = join(root, 'node_modules', name);
    cpSync(from, join(folder, 'node_modules', name), {
      recursive: true,
      dereference: true,
      filter: (source) => !unused.test(source.slice(root.length)),
    });
  }
}
