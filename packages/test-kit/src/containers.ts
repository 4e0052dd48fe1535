import {
  type Backing,
  type BackingSecrets,
  brokerUser,
  type Images,
  namedImages,
  newBackingSecrets,
  type Role,
  roleSetup,
  roles,
  untilAnswers,
  user,
} from '@print-shop/backing';
import { docker, freePort } from '@print-shop/machine';
import { GenericContainer, type StartedTestContainer } from 'testcontainers';
import type { TestServers } from './server-variables.ts';

export { serverVariables, type TestServers } from './server-variables.ts';

/** The process id of the test run, which its workers and helpers inherit. */
const run = process.env.TEST_RUN_PID ?? String(process.pid);

/** Carried by every container of a test run; its value is the process id of the run. */
const runLabel = 'print-shop.test-run';

const startLimitMs = 90_000;

/**
 * These keep their data in memory: on a disk, each of the many thousand writes would wait until it is safe from a loss of power. The object
 * store needs attributes of files that not every such file system has.
 */
const IN_MEMORY: readonly Role[] = ['mongo', 'rabbitmq', 'redis'];

/** Starts the four backing services side by side and waits until all of them answer. Their data goes when they stop. */
export async function startServers(): Promise<TestServers> {
  const [images, secrets] = [namedImages(), newBackingSecrets()];
  const started = await Promise.all(
    roles.map(async (role) => {
      const container = await startRole(role, images, secrets, { inMemory: IN_MEMORY.includes(role) });
      return [role, container] as const;
    }),
  );
  const port = Object.fromEntries(
    started.map(([role, container]) => [role, container.getMappedPort(clientPort(role, secrets))]),
  );
  const rabbitmq = started.find(([role]) => role === 'rabbitmq')?.[1];
  const servers: TestServers = {
    mongoUrl: `mongodb://${user}:${secrets.mongoPassword}@127.0.0.1:${port.mongo}/?authSource=admin`,
    rabbitmqUrl: `amqp://${brokerUser}:${secrets.rabbitmqPassword}@127.0.0.1:${port.rabbitmq}`,
    rabbitmqAdminUrl: `http://${brokerUser}:${secrets.rabbitmqPassword}@127.0.0.1:${rabbitmq?.getMappedPort(15672)}`,
    redisUrl: `redis://:${secrets.redisPassword}@127.0.0.1:${port.redis}`,
    s3Endpoint: `http://127.0.0.1:${port.s3}`,
    s3AccessKey: secrets.s3AccessKey,
    s3SecretKey: secrets.s3SecretKey,
    s3Bucket: 'print-shop',
  };
  await Promise.all(roles.map((role) => untilAnswers(role, servers, startLimitMs)));
  return servers;
}

/** A broker for one test, which may stop and restart it; the address and the data stay. */
export interface OwnBroker {
  url: string;
  adminUrl: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a broker for a test that has to stop it; all others share the broker of the run. */
export async function startOwnBroker(): Promise<OwnBroker> {
  const [images, secrets] = [namedImages(), newBackingSecrets()];
  const hostPorts = [await freePort(), await freePort()];
  const container = await startRole('rabbitmq', images, secrets, { hostPorts });
  const id = container.getId();
  const url = `amqp://${brokerUser}:${secrets.rabbitmqPassword}@127.0.0.1:${hostPorts[0]}`;
  const answers = () => untilAnswers('rabbitmq', { rabbitmqUrl: url } as Backing, startLimitMs);
  await answers();
  return {
    url,
    adminUrl: `http://${brokerUser}:${secrets.rabbitmqPassword}@127.0.0.1:${hostPorts[1]}`,
    stop: async () => void (await docker('stop', '-t', '20', id)),
    start: async () => {
      await docker('start', id);
      await answers();
    },
    remove: async () => void (await docker('rm', '-f', '-v', id)),
  };
}

/** A Redis for one test, which may change its settings. */
export interface OwnRedis {
  url: string;
  remove(): Promise<void>;
}

/** Starts a Redis for a test that changes its settings; all others share the Redis of the run. */
export async function startOwnRedis(): Promise<OwnRedis> {
  const [images, secrets] = [namedImages(), newBackingSecrets()];
  const container = await startRole('redis', images, secrets);
  const url = `redis://:${secrets.redisPassword}@127.0.0.1:${container.getMappedPort(clientPort('redis', secrets))}`;
  await untilAnswers('redis', { redisUrl: url } as Backing, startLimitMs);
  return { url, remove: async () => void (await docker('rm', '-f', '-v', container.getId())) };
}

/** Removes the containers of this run and those left behind by runs that have ended. */
export async function removeContainers(): Promise<void> {
  const format = `{{.ID}} {{.Label "${runLabel}"}}`;
  const listed = await docker('ps', '-a', '--filter', `label=${runLabel}`, '--format', format);
  const found = listed
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));
  const remove = async (isRemoved: (pid: string) => boolean) => {
    const ids = found.flatMap(([id = '', pid = '']) => (isRemoved(pid) ? [id] : []));
    if (ids.length > 0) await docker('rm', '-f', '-v', ...ids);
  };
  // Another run may remove the same ones at this moment. The next run removes those that are still left.
  await remove((pid) => pid !== run && !isAlive(Number(pid))).catch((error: unknown) => console.warn(error));
  await remove((pid) => pid === run);
}

/** Starts the container of a role; fails with the container's last output. */
async function startRole(
  role: Role,
  images: Images,
  secrets: BackingSecrets,
  { hostPorts, inMemory = false }: { hostPorts?: readonly number[]; inMemory?: boolean } = {},
): Promise<StartedTestContainer> {
  const { env, command, ports, dataFolder, files } = roleSetup(role, secrets);
  // The helper that cleans up after an abort comes from a registry, which may be unreachable; the next start cleans up
  // instead.
  process.env.TESTCONTAINERS_RYUK_DISABLED ??= 'true';
  const said: string[] = [];
  const container = new GenericContainer(images[role])
    .withEnvironment(env)
    .withCopyContentToContainer(Object.entries(files).map(([target, content]) => ({ target, content, mode: 0o644 })))
    .withLabels({ [runLabel]: run })
    .withHostname(`print-shop-${role}`)
    .withExposedPorts(
      ...ports.map(([inside], index) => (hostPorts?.[index] ? { container: inside, host: hostPorts[index] } : inside)),
    )
    .withLogConsumer((log) => log.on('data', (line) => said.push(String(line).trimEnd())))
    .withStartupTimeout(startLimitMs);
  if (command.length > 0) container.withCommand(command);
  if (inMemory) {
    const uid = await docker('run', '--rm', '--entrypoint', 'id', images[role], '-u');
    container.withTmpFs({ [dataFolder]: `rw,uid=${uid.trim()}` });
  }
  try {
    return await container.start();
  } catch (error) {
    throw new Error(`${role} did not start. It said last:\n${said.slice(-20).join('\n')}`, { cause: error });
  }
}

const clientPort = (role: Role, secrets: BackingSecrets): number => roleSetup(role, secrets).ports[0]?.[0] ?? 0;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
