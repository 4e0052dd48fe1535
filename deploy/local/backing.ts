import type { Backing } from '@print-shop/backing';
import { brokerUser, type Role, roles, untilAnswers } from '@print-shop/backing';
import { dockerAnswers, ensureDocker, step } from '@print-shop/machine';
import { brokerUrlsOf, ensureBrokerUsers, makeOperator } from '@print-shop/messaging/broker-users';
import { usesBroker } from './components.ts';
import { composeSecrets, composeUrls, urlOf } from './compose.ts';
import { containerLog, dropContainer, ensureContainer, publishedPort } from './containers.ts';
import { resolveImages } from './images.ts';
import type { Secrets } from './secrets.ts';

const startLimitMs = 90_000;

/** Where a backing service runs: where a URL says, in docker compose, or in a container that is started here. */
type Place = 'url' | 'compose' | 'container';
const titles: Record<Place, string> = { url: 'by its URL', compose: 'of docker compose', container: 'in a container' };

function named(env: NodeJS.ProcessEnv): Partial<Record<Role, string>> {
  const s3 = [env.S3_ENDPOINT, env.S3_ACCESS_KEY, env.S3_SECRET_KEY];
  if (s3.some(Boolean) && !s3.every(Boolean)) {
    throw new Error('S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY must be given together');
  }
  return { mongo: env.MONGO_URL, rabbitmq: env.RABBITMQ_URL, redis: env.REDIS_URL, s3: env.S3_ENDPOINT };
}

/**
 * Makes the four backing services answer and tells where they are. One that the environment names by its URL is used
 * as it is, and so is one that docker compose runs from this folder. The others run in containers, started here unless they run
 * already. Docker is touched only when needed. The broker, which takes longest, answers when `broker` resolves; the others do already.
 */
export async function ensureBacking(secrets: Secrets): Promise<{ backing: Backing; broker: Promise<void> }> {
  const { env } = process;
  const urls = named(env);
  const places: Record<Role, Place> = { rabbitmq: 'url', mongo: 'url', redis: 'url', s3: 'url' };
  const unnamed = roles.filter((role) => !urls[role]);
  if (unnamed.length > 0) {
    await ensureDocker();
    const composed = await composeUrls();
    for (const role of unnamed) {
      places[role] = composed[role] ? 'compose' : 'container';
      urls[role] = composed[role];
    }
    const own = unnamed.filter((role) => places[role] === 'container');
    const images = await resolveImages(own);
    await Promise.all(
      own.map(async (role) => {
        urls[role] = urlOf(role, await ensureContainer(role, images[role], secrets), secrets);
      }),
    );
  }
  const storeKeys = {
    url: { s3AccessKey: env.S3_ACCESS_KEY ?? '', s3SecretKey: env.S3_SECRET_KEY ?? '' },
    compose: composeSecrets,
    container: secrets,
  }[places.s3];
  const backing: Backing = {
    mongoUrl: urls.mongo ?? '',
    rabbitmqUrl: urls.rabbitmq ?? '',
    redisUrl: urls.redis ?? '',
    s3Endpoint: urls.s3 ?? '',
    s3AccessKey: storeKeys.s3AccessKey,
    s3SecretKey: storeKeys.s3SecretKey,
    s3Bucket: env.S3_BUCKET ?? 'print-shop',
    s3OwnKeys: places.s3 === 'container',
  };
  const hasOwnBroker = places.rabbitmq === 'container';
  const answers = (role: Role) => waitFor(role, backing, secrets, places[role]);
  const broker = answers('rabbitmq').then(() => (hasOwnBroker ? ensureUsers(backing, secrets) : undefined));
  broker.catch(() => undefined); // whoever waits for it gets the error
  await Promise.all(roles.filter((role) => role !== 'rabbitmq').map(answers));
  if (hasOwnBroker) backing.brokerUrls = brokerUrlsOf(backing.rabbitmqUrl, usesBroker);
  return { backing, broker };
}

/** Gives each service its own user on the broker in the container. */
async function ensureUsers({ rabbitmqUrl }: Backing, secrets: Secrets): Promise<void> {
  const port = await publishedPort('rabbitmq', secrets, 15672);
  const adminUrl = `http://${brokerUser}:${secrets.rabbitmqPassword}@127.0.0.1:${port}`;
  await makeOperator(adminUrl);
  await ensureBrokerUsers(rabbitmqUrl, adminUrl, usesBroker);
}

async function waitFor(role: Role, backing: Backing, secrets: Secrets, place: Place): Promise<void> {
  try {
    await step(`${role} ${titles[place]}`, () =>
      untilAnswers(role, backing, place === 'url' ? startLimitMs / 6 : startLimitMs),
    );
  } catch (error) {
    const log = place === 'container' ? `\n${await containerLog(role, secrets)}` : '';
    throw new Error(`${(error as Error).message}${log}`, { cause: error });
  }
}

/** Stops the containers of this copy of the project; with `withData` their volumes go too. */
export async function stopBacking(secrets: Secrets, withData = false): Promise<void> {
  if (!(await dockerAnswers())) return;
  await Promise.all(roles.map((role) => dropContainer(role, secrets, withData)));
}
