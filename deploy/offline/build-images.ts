import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Role, roles } from '@print-shop/backing';
import { ensureDocker, localDir, run, runProgram, say, step, tryDocker } from '@print-shop/machine';
import { baseVersion, ensureBase, suite } from './base-image.ts';
import { ensureGoProgram, type GoProgram } from './go-program.ts';

// Builds the images of the backing services from Debian packages and Go modules. Used where no container registry can be reached.

/** A folder with a Dockerfile for each role. */
const recipes = join(import.meta.dirname, 'images');

const programs: Partial<Record<Role, GoProgram>> = {
  mongo: { name: 'ferretdb', module: 'github.com/FerretDB/FerretDB/v2/cmd/ferretdb', version: 'v2.7.0' },
  s3: { name: 'versitygw', module: 'github.com/versity/versitygw/cmd/versitygw', version: 'v1.8.0' },
};

/**
 * The name of a role's image. Without `IMAGE_TAG` the tag is a hash of all inputs: a changed recipe makes a new image, an
 * unchanged one is reused.
 */
export function imageName(role: Role): string {
  return `${process.env.IMAGE_PREFIX ?? 'print-shop'}-${role}:${process.env.IMAGE_TAG ?? recipeHash(role)}`;
}

function recipeHash(role: Role): string {
  const folder = join(recipes, role);
  const base = process.env.BASE_IMAGE ?? `${suite}-${baseVersion}`;
  const hash = createHash('sha256').update(JSON.stringify([base, programs[role] ?? null]));
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Builds the images of these roles that Docker does not have yet; returns all their names. */
export async function ensureBuilt(wanted: readonly Role[]): Promise<Map<Role, string>> {
  const names = new Map(wanted.map((role) => [role, imageName(role)] as const));
  const missing: Role[] = [];
  for (const [role, name] of names) {
    if ((await tryDocker('image', 'inspect', name)).code !== 0) missing.push(role);
  }
  if (missing.length > 0) {
    say(`Building the images of ${missing.join(', ')} (once; a few minutes)`);
    let base: Promise<string> | undefined;
    const sharedBase = (): Promise<string> => {
      base ??= ensureBase();
      return base;
    };
    await Promise.all([sharedBase(), ...missing.map((role) => buildRole(role, sharedBase))]);
  }
  return names;
}

async function buildRole(role: Role, base: () => Promise<string>): Promise<void> {
  const program = programs[role];
  const binary = program ? await ensureGoProgram(program, base) : undefined;
  const baseImage = await base();
  const folder = join(localDir, 'images');
  mkdirSync(folder, { recursive: true });
  const context = mkdtempSync(join(folder, `${role}-`));
  try {
    cpSync(join(recipes, role), context, { recursive: true });
    if (program && binary) copyFileSync(binary, join(context, program.name));
    // Uses the classic builder, because the Docker packages of some distributions have no other.
    const args = ['build', '-t', imageName(role), '--build-arg', `BASE=${baseImage}`, context];
    await step(`building the ${role} image`, () => run('docker', args, { env: { DOCKER_BUILDKIT: '0' } }));
  } finally {
    rmSync(context, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  await runProgram(async () => {
    await ensureDocker();
    for (const [role, name] of await ensureBuilt(roles)) say(`${role.padEnd(9)} ${name}`);
  });
}
