import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docker, localDir, run, step, tryDocker, tryRun } from '@print-shop/machine';

/** A program that is published as a Go module. */
export type GoProgram = { name: string; module: string; version: string };

/** The oldest Go that builds the programs. */
const minimumGo = [1, 25] as const;

const hostCertificates = '/etc/ssl/certs/ca-certificates.crt';

/** Returns the path of the program, built with the host's Go, or in a container when the host's Go is missing or too old. */
export async function ensureGoProgram(program: GoProgram, base: () => Promise<string>): Promise<string> {
  const folder = join(localDir, 'images', 'bin');
  const file = join(folder, `${program.name}-${program.version}`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const onHost = await hostHasGo();
  const out = mkdtempSync(join(folder, 'build-'));
  try {
    const where = onHost ? '' : ' in a container';
    await step(`compiling ${program.name} ${program.version}${where}`, async () => {
      await (onHost ? buildOnHost(program, out) : buildInContainer(program, out, await base()));
    });
    renameSync(join(out, program.name), file);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
  return file;
}

async function hostHasGo(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const { code, stdout } = await tryRun('go', ['version']);
  const [, major, minor] = /go(\d+)\.(\d+)/.exec(stdout) ?? [];
  if (code !== 0 || !major || !minor) return false;
  return Number(major) > minimumGo[0] || (Number(major) === minimumGo[0] && Number(minor) >= minimumGo[1]);
}

async function buildOnHost({ module, version }: GoProgram, out: string): Promise<void> {
  const env = { CGO_ENABLED: '0', GOBIN: out };
  await run('go', ['install', '-trimpath', '-ldflags=-s -w', `${module}@${version}`], { env });
}

async function buildInContainer({ name, module, version }: GoProgram, out: string, base: string): Promise<void> {
  const context = mkdtempSync(join(tmpdir(), 'print-shop-go-'));
  const image = `print-shop-go-${name}`;
  try {
    cpSync(join(import.meta.dirname, 'images/go'), context, { recursive: true });
    // The host may reach the module proxy through a certificate authority of its own.
    if (!existsSync(hostCertificates)) throw new Error(`${hostCertificates} is missing: install ca-certificates`);
    copyFileSync(hostCertificates, join(context, 'ca-certificates.crt'));
    const settings = ['GOPROXY', 'GOSUMDB'].flatMap((key) =>
      process.env[key] ? ['--build-arg', `${key}=${process.env[key]}`] : [],
    );
    await run(
      'docker',
      [
        'build',
        '-t',
        image,
        '--build-arg',
        `BASE=${base}`,
        '--build-arg',
        `MODULE=${module}@${version}`,
        ...settings,
        context,
      ],
      { env: { DOCKER_BUILDKIT: '0' } },
    );
    const container = await docker('create', image, 'true');
    await docker('cp', `${container}:/out/${name}`, join(out, name));
    await docker('rm', container);
  } finally {
    await tryDocker('image', 'rm', image);
    rmSync(context, { recursive: true, force: true });
  }
}
