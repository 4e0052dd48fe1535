import { ensureDocker, readState, say, step, tryDocker, tryRun, writeState } from '@print-shop/machine';
import { ensureBuilt, imageName } from './build-images.ts';
import { type Role, roles } from './roles.ts';

/** An image per backing service. */
export type Images = Record<Role, string>;

const officialImages: Images = {
  mongo: 'mongo:8',
  rabbitmq: 'rabbitmq:4-management',
  redis: 'redis:8',
  s3: 'versity/versitygw:v1.8.0',
};

const overrides: Record<Role, string> = {
  mongo: 'MONGO_IMAGE',
  rabbitmq: 'RABBITMQ_IMAGE',
  redis: 'REDIS_IMAGE',
  s3: 'S3_IMAGE',
};

/** The time that a registry may take to describe an image, and then to send it. */
const registryAnswerMs = 5_000;
const pullLimitMs = 10 * 60_000;

/** A registry that did not answer is asked again after a day. */
const rememberMs = 24 * 3_600_000;
const memory = 'registry.json';

/**
 * The image of every role. The environment names it (MONGO_IMAGE, RABBITMQ_IMAGE, REDIS_IMAGE, S3_IMAGE), else Docker
 * has one, else a registry answers with the official one, else one is built now from `images/`. Needs a running engine.
 */
export async function resolveImages(): Promise<Images> {
  const found: Partial<Images> = {};
  for (const role of roles) {
    const override = process.env[overrides[role]];
    if (override) found[role] = override;
    else {
      // An image that is present stays in use: the official image and ours cannot read each other's data.
      for (const image of [imageName(role), officialImages[role]]) if (await isPresent(image)) found[role] ??= image;
    }
  }
  const open = roles.filter((role) => !found[role]);
  if (open.length > 0 && (await registryAnswers())) {
    for (const role of open) if (await pull(officialImages[role])) found[role] = officialImages[role];
  }
  for (const [role, name] of await ensureBuilt(roles.filter((role) => !found[role]))) found[role] = name;
  return found as Images;
}

async function isPresent(image: string): Promise<boolean> {
  return (await tryDocker('image', 'inspect', image)).code === 0;
}

async function registryAnswers(): Promise<boolean> {
  const silentUntil = readState<{ silentUntil: number }>(memory)?.silentUntil ?? 0;
  if (Date.now() < silentUntil) return false;
  const asked = await step('asking the image registry', () =>
    tryRun('docker', ['manifest', 'inspect', officialImages.redis], { timeoutMs: registryAnswerMs }),
  );
  if (asked.code === 0) return true;
  say('    no answer: the images are built here');
  writeState(memory, { silentUntil: Date.now() + rememberMs });
  return false;
}

async function pull(image: string): Promise<boolean> {
  const pulled = await step(`pulling ${image}`, () =>
    tryRun('docker', ['pull', '-q', image], { timeoutMs: pullLimitMs }),
  );
  if (pulled.code !== 0) say(`    ${image} cannot be pulled: its role is built here`);
  return pulled.code === 0;
}

if (import.meta.main) {
  await ensureDocker();
  for (const [role, image] of Object.entries(await resolveImages())) say(`${role.padEnd(9)} ${image}`);
}
