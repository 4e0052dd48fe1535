import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '@print-shop/machine';

// `npm run complete-lockfile`, after a change of dependencies. `npm ci` refuses a lockfile that leaves out the optional packages
// of other platforms. npm leaves them out where the registry has only those of one platform. Each is fixed to the version that
// its parent names; npm adds the hash where it can read the package.

interface LockedPackage {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
  optionalDependencies?: Record<string, string>;
}
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const C_LIBRARIES: Record<string, string> = { musl: 'musl', musleabihf: 'musl', gnu: 'glibc', gnueabihf: 'glibc' };

/** The platform that a package of binaries is for, as its name tells by custom: `core-linux-arm64-musl`. */
export function platformOf(name: string): { cpu: string[]; libc?: string[]; os?: string[] } {
  const words = name.split('/').at(-1)?.split('-') ?? [];
  const cpu = words.filter((word) => PROCESSORS.includes(word));
  const os = words.filter((word) => SYSTEMS.includes(word));
  const libc = os.includes('linux') ? words.flatMap((word) => C_LIBRARIES[word] ?? []) : [];
  if (cpu.length === 0) throw new Error(`${name} does not say its processor: please add it to the lockfile by hand`);
  return { cpu, ...(libc.length > 0 ? { libc } : {}), ...(os.length > 0 ? { os } : {}) };
}

/** Where a package that is required at `path` may be, the nearest place first. */
function placesOf(name: string, path: string): string[] {
  const parts = path === '' ? [] : path.split('/node_modules/');
  return [...parts.keys()]
    .map((depth) => `${parts.slice(0, parts.length - depth).join('/node_modules/')}/node_modules/${name}`)
    .concat(`node_modules/${name}`);
}

/** The optional packages that the lockfile names as dependencies and has no entry for, by where they belong. */
export function missingFrom({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, { optionalDependencies = {}, dev, devOptional }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (placesOf(name, path).some((place) => place in packages || place in missing)) continue;
      if (!/^\d/.test(version)) throw new Error(`${name} is wanted as ${version}, which names no version`);
      const { cpu, os, ...libc } = platformOf(name);
      const use = { ...(dev ? { dev } : {}), ...(devOptional ? { devOptional } : {}) };
      // In the order in which npm writes it.
      const entry = { version, cpu, ...use, ...libc, optional: true, ...(os ? { os } : {}) };
      missing[`node_modules/${name}`] = entry;
    }
  }
  return missing;
}

if (import.meta.main) {
  const file = join(root, 'package-lock.json');
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  const missing = missingFrom(lockfile);
  const packages = Object.entries({ ...lockfile.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(packages) }, null, 2)}\n`);
  say(`${Object.keys(missing).length} packages of other platforms added`);
}
