import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Role } from '@print-shop/backing';
import { roleSetup } from '@print-shop/backing';
import { choosePort, docker, localDir, tryDocker } from '@print-shop/machine';
import type { Secrets } from './secrets.ts';

const ownerLabel = 'print-shop.instance';
const imageLabel = 'print-shop.image';
const setupLabel = 'print-shop.setup';

const repository = (image: string): string => image.replace(/:[^:/]*$/, '');

async function volumeLabel(volume: string, label: string): Promise<string | undefined> {
  const found = await tryDocker('volume', 'inspect', '-f', `{{index .Labels "${label}"}}`, volume);
  return found.code === 0 ? found.stdout.trim() : undefined;
}

/**
 * The name of a role's container; its volume is called `<name>-data`. Where another copy of the project owns the plain
 * name on this machine, this copy's id is put in, so that neither ever touches the other's data.
 */
async function containerName(role: Role, instance: string): Promise<string> {
  const plain = `print-shop-${role}`;
  const owner = await volumeLabel(`${plain}-data`, ownerLabel);
  return owner === undefined || owner === instance ? plain : `print-shop-${instance}-${role}`;
}

/** Writes a file that a container's own user has to read, into a folder that nobody else on this machine can enter. */
function writeMounted(role: Role, name: string, text: string): string {
  const folder = join(localDir, `${role}-files`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, name), text, { mode: 0o644 });
  return join(folder, name);
}

/** Runs a role's container, or finds it running; returns the port of 127.0.0.1 that its clients use. */
export async function ensureContainer(role: Role, image: string, secrets: Secrets): Promise<number> {
  const name = await containerName(role, secrets.instance);
  const setup = roleSetup(role, secrets);
  const hash = createHash('sha256')
    .update(JSON.stringify([image, setup]))
    .digest('hex')
    .slice(0, 16);
  const format = `{{.State.Running}} {{index .Config.Labels "${setupLabel}"}}`;
  const found = await tryDocker('container', 'inspect', '-f', format, name);
  if (found.code === 0) {
    if (found.stdout.trim() === `true ${hash}`) return portOf(name, setup.ports[0]?.[0] ?? 0);
    await removeContainer(name, setup.stopSeconds);
  }
  const volume = `${name}-data`;
  const madeBy = await volumeLabel(volume, imageLabel);
  if (madeBy !== undefined && madeBy !== repository(image)) {
    throw new Error(
      `The volume ${volume} was written by ${madeBy} and ${image} cannot read it. Name the image that made it by ` +
        `${role.toUpperCase()}_IMAGE, or begin afresh with \`npm start -- --reset\`.`,
    );
  }
  const labels = ['--label', `${ownerLabel}=${secrets.instance}`, '--label', `${imageLabel}=${repository(image)}`];
  await docker('volume', 'create', ...labels, volume);
  const ports: string[] = [];
  let first: number | undefined;
  for (const [inside, preferred] of setup.ports) {
    const port = await choosePort(`${role}-${inside}`, preferred);
    ports.push('-p', `127.0.0.1:${port}:${inside}`);
    first ??= port;
  }
  const mounts = Object.entries(setup.files).flatMap(([path, text]) => [
    '-v',
    `${writeMounted(role, basename(path), text)}:${path}:ro`,
  ]);
  const env = Object.entries(setup.env).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  await docker(
    'run',
    '-d',
    '--name',
    name,
    '--restart',
    'on-failure:10',
    '--label',
    `${setupLabel}=${hash}`,
    '-v',
    `${volume}:${setup.dataFolder}`,
    ...mounts,
    ...ports,
    ...env,
    ...setup.options,
    image,
    ...setup.command,
  );
  return first ?? 0;
}

/** The port of 127.0.0.1 that leads to a port of a role's container. */
export async function publishedPort(role: Role, secrets: Secrets, inside: number): Promise<number> {
  return portOf(await containerName(role, secrets.instance), inside);
}

async function portOf(name: string, inside: number): Promise<number> {
  const address = await docker('port', name, `${inside}/tcp`);
  return Number(address.split('\n')[0]?.split(':').at(-1));
}

async function removeContainer(name: string, stopSeconds: number): Promise<void> {
  await tryDocker('stop', '-t', String(stopSeconds), name);
  await tryDocker('rm', '-f', name);
}

/** The last lines that a role's container printed, for an error message. */
export async function containerLog(role: Role, secrets: Secrets): Promise<string> {
  const { stdout, stderr } = await tryDocker('logs', '--tail', '15', await containerName(role, secrets.instance));
  return `${stdout}${stderr}`.trim();
}

/** Stops and removes a role's container, if it is this copy's; its data stays in the volume unless `withData`. */
export async function dropContainer(role: Role, secrets: Secrets, withData: boolean): Promise<void> {
  const name = await containerName(role, secrets.instance);
  if ((await volumeLabel(`${name}-data`, ownerLabel)) !== secrets.instance) return;
  if (!withData) return removeContainer(name, roleSetup(role, secrets).stopSeconds);
  // No orderly stop is needed: its data is deleted.
  await tryDocker('rm', '-f', name);
  await tryDocker('volume', 'rm', `${name}-data`);
}
