import { realpathSync } from 'node:fs';
import { type BackingSecrets, brokerUser, type Role, roleSetup, roles, user } from '@print-shop/backing';
import { docker, root } from '@print-shop/machine';

/** The credentials in `compose.yaml`. Everybody knows them, so its ports are on the loopback address. */
export const composeSecrets: BackingSecrets = {
  mongoPassword: 'local-only',
  rabbitmqPassword: 'local-only',
  redisPassword: 'local-only',
  s3AccessKey: 'local-only',
  s3SecretKey: 'local-only-secret',
};

const label = (name: string): string => `{{.Label "com.docker.compose.${name}"}}`;
const FORMAT = [label('project.working_dir'), label('service'), '{{.Ports}}'].join('\t');

/** Returns the URL of each backing service that `docker compose` runs from the `compose.yaml` of this folder. Needs a running engine. */
export async function composeUrls(): Promise<Partial<Record<Role, string>>> {
  const listed = await docker('ps', '--filter', 'label=com.docker.compose.service', '--format', FORMAT);
  return urlsOf(listed, root);
}

/** Reads the URLs from lines of `docker ps`: the folder of the compose project, the service and the published ports, by tabs. */
export function urlsOf(listed: string, folder: string): Partial<Record<Role, string>> {
  const urls: Partial<Record<Role, string>> = {};
  for (const line of listed.split('\n')) {
    const [project = '', service = '', published = ''] = line.split('\t');
    const role = roles.find((role) => role === service);
    if (!role || !isSameFolder(project, folder)) continue;
    const inside = roleSetup(role, composeSecrets).ports[0]?.[0];
    const [, port] = new RegExp(`:(\\d+)->${inside}/tcp`).exec(published) ?? [];
    if (port) urls[role] = urlOf(role, Number(port), composeSecrets);
  }
  return urls;
}

/** The URL of a backing service in a container that has this port of 127.0.0.1. */
export function urlOf(role: Role, port: number, secrets: BackingSecrets): string {
  switch (role) {
    case 'mongo':
      return `mongodb://${user}:${secrets.mongoPassword}@127.0.0.1:${port}/?authSource=admin`;
    case 'rabbitmq':
      return `amqp://${brokerUser}:${secrets.rabbitmqPassword}@127.0.0.1:${port}`;
    case 'redis':
      return `redis://:${secrets.redisPassword}@127.0.0.1:${port}`;
    case 's3':
      return `http://127.0.0.1:${port}`;
  }
}

function isSameFolder(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    // Compose names a folder as its caller does, perhaps through a link.
    return realpathSync(one) === realpathSync(other);
  } catch {
    // A project whose folder is gone.
    return false;
  }
}
