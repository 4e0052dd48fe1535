import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir, root, run, say } from '@print-shop/machine';
import { type Component, components } from './component-list.ts';

/** The part of a CycloneDX document that is looked at here. */
export interface Sbom {
  metadata: { component: Record<string, unknown> };
  components: { name: string; version: string; purl: string; type: string }[];
}

/**
 * The answer of npm about the installed packages, as CycloneDX. The same packages give the same document: it carries no time
 * and no serial number, and the product's name instead of the folder's.
 */
async function sbomOf(name: string, options: readonly string[]): Promise<Sbom> {
  const text = await run('npm', ['sbom', '--sbom-format', 'cyclonedx', ...options], { cwd: root });
  const { serialNumber: _, metadata, ...sbom } = JSON.parse(text);
  const { timestamp: __, component, ...origin } = metadata;
  return { ...sbom, metadata: { ...origin, component: { ...component, name } } };
}

/** Everything that is installed to build, test and run the product. */
export const repositorySbom = (): Promise<Sbom> => sbomOf('print-shop', []);

/**
 * The packages that a component's image may hold: the Node runtime, and all packages that its program needs. The bundle
 * keeps the parts that it uses. Debian's packages of the base image are not among them. Workspaces have no development
 * dependencies of their own; npm's `--omit dev` would also leave out what another workspace needs for its tests.
 */
export async function imageSbom({ name, folder, kind }: Pick<Component, 'name' | 'folder' | 'kind'>): Promise<Sbom> {
  const beside = { frontend: ['frontends/server'], server: ['packages/messaging'], tools: ['deploy/backup'] }[kind];
  const workspaces = [folder, ...beside];
  const chosen = workspaces.flatMap((workspace) => ['--workspace', workspace]);
  const sbom = await sbomOf(`print-shop-${name}`, chosen);
  return {
    ...sbom,
    metadata: { ...sbom.metadata, component: { ...sbom.metadata.component, type: 'container' } },
    components: [...sbom.components, runtime()],
  };
}

/** The package that ships the runtime is one of the repository, and of no workspace. */
function runtime(): Sbom['components'][number] {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8'));
  return { type: 'application', name: 'node', version, purl: `pkg:npm/node@${version}` };
}

/** `npm run sbom`: the repository's document and one for each image, below `.local/sbom`. */
async function writeAll(): Promise<void> {
  const folder = join(localDir, 'sbom');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, sbom: Sbom) => {
    const file = join(folder, `${name}.cdx.json`);
    writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
    say(`${file}  ${sbom.components.length} packages`);
  };
  write('print-shop', await repositorySbom());
  for (const component of components) write(`print-shop-${component.name}`, await imageSbom(component));
}

if (import.meta.main) await writeAll();
