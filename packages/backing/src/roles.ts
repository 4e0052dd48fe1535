import { storeUsersFile } from '@print-shop/service-kit/store-rights';
import { type BackingSecrets, storeSecretOf } from './secrets.ts';

/** The four backing servers, the one that takes longest to start first. */
export const roles = ['rabbitmq', 'mongo', 'redis', 's3'] as const;
export type Role = (typeof roles)[number];

/** How one backing service runs in a container, whichever image it comes from. */
export type RoleSetup = {
  /** Where the image keeps its data. */
  dataFolder: string;
  /** Pairs of container port and preferred port on 127.0.0.1; clients use the first. */
  ports: [container: number, preferred: number][];
  env: Record<string, string>;
  /** Arguments after the image's name. */
  command: string[];
  /** Files that the server reads at its start: from paths in the container to texts. */
  files: Record<string, string>;
  /** Further arguments of `docker run`. */
  options: string[];
  /** Seconds that a clean stop may take. */
  stopSeconds: number;
};

export const user = 'shop';
/** The operator of the broker. It is called like no service, as each of those has a user of its own there. */
export const brokerUser = 'operator';

export function roleSetup(role: Role, secrets: BackingSecrets): RoleSetup {
  const common = { env: {}, command: [], files: {}, options: [], stopSeconds: 30 };
  switch (role) {
    case 'mongo':
      return {
        ...common,
        dataFolder: '/data/db',
        ports: [[27017, 27017]],
        env: { MONGO_INITDB_ROOT_USERNAME: user, MONGO_INITDB_ROOT_PASSWORD: secrets.mongoPassword },
      };
    case 'rabbitmq':
      return {
        ...common,
        dataFolder: '/var/lib/rabbitmq',
        ports: [
          [5672, 5672],
          [15672, 15672],
        ],
        env: {
          RABBITMQ_DEFAULT_USER: brokerUser,
          RABBITMQ_DEFAULT_PASS: secrets.rabbitmqPassword,
          // Its schedulers sleep when there is nothing to do, where they would spin (https://www.rabbitmq.com/docs/runtime):
          // it shares the machine's cores with all else.
          RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+sbwt none +sbwtdcpu none +sbwtdio none',
        },
        // The official image names its data after the host: the name must outlive the container.
        options: ['--hostname', 'print-shop-rabbitmq'],
      };
    case 'redis':
      return {
        ...common,
        dataFolder: '/data',
        ports: [[6379, 6379]],
        command: [
          'redis-server',
          '--bind',
          '0.0.0.0',
          '--dir',
          '/data',
          '--appendonly',
          'yes',
          // A Redis that evicts keys would forget revoked tokens.
          '--maxmemory-policy',
          'noeviction',
          '--requirepass',
          secrets.redisPassword,
        ],
      };
    case 's3':
      return {
        ...common,
        dataFolder: '/data',
        ports: [[7070, 7070]],
        env: { ROOT_ACCESS_KEY: secrets.s3AccessKey, ROOT_SECRET_KEY: secrets.s3SecretKey },
        // Each request would otherwise come by a connection of its own.
        command: ['--port', ':7070', '--keep-alive', '--iam-dir', '/iam', 'posix', '/data'],
        files: { '/iam/users.json': storeUsersFile((component) => storeSecretOf(component, secrets)) },
      };
  }
}
