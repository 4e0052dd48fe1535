import type { Backing } from '@print-shop/backing';
import { brokerUser, type Role, resolveImages, roles, untilAnswers, user } from '@print-shop/backing';
import { dockerAnswers, ensureDocker, step } from '@print-shop/machine';
import { brokerUrlsOf, ensureBrokerUsers, makeOperator } from '@print-shop/messaging/broker-users';
import { usesBroker } from './components.ts';
import { containerLog, dropContainer, ensureContainer, publishedPort } from './containers.ts';
import type { Secrets } from './secrets.ts';

const startLimitMs = 90_000;

/** The backing services that run elsewhere, as the environment says. */
function given(env: NodeJS.ProcessEnv): Partial<Record<Role, string>> {
  const s3 = [env.S3_ENDPOINT, env.S3_ACCESS_KEY, env.S3_SECRET_KEY];
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    throw new Error('S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY must be given together');
  }
  return { mongo: env.MONGO_URL, rabbitmq: env.RABBITMQ_URL, redis: env.REDIS_URL, s3: env.S3_ENDPOINT };
}

/**
 * Makes the four backing services answer and tells where they are. One that the environment names by its URL is used
 * as it is; the others run in containers, started here unless they run already. Docker is touched only when needed. The broker,
 * which takes longest, answers when `broker` resolves; the others do already.
 */
export async function ensureBacking(secrets: Secrets): Promise<{ backing: Backing; broker: Promise<void> }> {
  const { env } = process;
  const elsewhere = given(env);
  const own = roles.filter((role) => !elsewhere[role]);
  const ports: Partial<Record<Role, number>> = {};
  if (own.length > 0) {
    await ensureDocker();
    const images = await resolveImages();
    const used = await Promise.all(own.map((role) => ensureContainer(role, images[role], secrets)));
    for (const [n, role] of own.entries()) ports[role] = used[n];
  }
  const backing: Backing = {
    mongoUrl:
      elsewhere.mongo ?? `mongodb://${user}:${secrets.mongoPassword}@127.0.0.1:${ports.mongo}/?authSource=admin`,
    rabbitmqUrl: elsewhere.rabbitmq ?? `amqp://${brokerUser}:${secrets.rabbitmqPassword}@127.0.0.1:${ports.rabbitmq}`,
    redisUrl: elsewhere.redis ?? `redis://:${secrets.redisPassword}@127.0.0.1:${ports.redis}`,
    s3Endpoint: elsewhere.s3 ?? `http://127.0.0.1:${ports.s3}`,
    s3AccessKey: elsewhere.s3 ? (env.S3_ACCESS_KEY ?? '') : secrets.s3AccessKey,
    s3SecretKey: elsewhere.s3 ? (env.S3_SECRET_KEY ?? '') : secrets.s3SecretKey,
    s3Bucket: env.S3_BUCKET ?? 'print-shop',
    s3OwnKeys: !elsewhere.s3,
  };
  const answers = (role: Role) => waitFor(role, backing, secrets, own.includes(role));
  const broker = answers('rabbitmq').then(() => (elsewhere.rabbitmq ? undefined : ensureUsers(backing, secrets)));
  broker.catch(() => undefined); // whoever waits for it gets the error
  await Promise.all(roles.filter((role) => role !== 'rabbitmq').map(answers));
  if (!elsewhere.rabbitmq) backing.brokerUrls = brokerUrlsOf(backing.rabbitmqUrl, usesBroker);
  return { backing, broker };
}

/** Gives each service its own user on the broker in the container. */
async function ensureUsers({ rabbitmqUrl }: Backing, secrets: Secrets): Promise<void> {
  const port = await publishedPort('rabbitmq', secrets, 15672);
  const adminUrl = `http://${brokerUser}:${secrets.rabbitmqPassword}@127.0.0.1:${port}`;
  await makeOperator(adminUrl);
  await ensureBrokerUsers(rabbitmqUrl, adminUrl, usesBroker);
}

async function waitFor(role: Role, backing: Backing, secrets: Secrets, isContainer: boolean): Promise<void> {
  try {
    await step(isContainer ? `${role} in a container` : `${role} by its URL`, () =>
      untilAnswers(role, backing, isContainer ? startLimitMs : startLimitMs / 6),
    );
  } catch (error) {
    const log = isContainer ? `\n${await containerLog(role, secrets)}` : '';
    throw new Error(`${(error as Error).message}${log}`, { cause: error });
  }
}

/** Stops the containers of this copy of the project; with `withData` their volumes go too. */
export async function stopBacking(secrets: Secrets, withData = false): Promise<void> {
  if (!(await dockerAnswers())) return;
  await Promise.all(roles.map((role) => dropContainer(role, secrets, withData)));
}
