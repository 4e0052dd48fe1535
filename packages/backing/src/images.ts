import type { Role } from './roles.ts';

export type Images = Record<Role, string>;

/** The official images. A test compares them with those of `compose.yaml` and of the chart. */
export const officialImages: Images = {
  mongo: 'mongo:8',
  rabbitmq: 'rabbitmq:4-management',
  redis: 'redis:8',
  s3: 'versity/versitygw:v1.8.0',
};

/** The environment variables that name other images. */
export const imageVariables: Record<Role, string> = {
  mongo: 'MONGO_IMAGE',
  rabbitmq: 'RABBITMQ_IMAGE',
  redis: 'REDIS_IMAGE',
  s3: 'S3_IMAGE',
};

/** Returns the image of each role: the one that the environment names, otherwise the official one. */
export const namedImages = (env = process.env): Images => ({
  mongo: env[imageVariables.mongo] || officialImages.mongo,
  rabbitmq: env[imageVariables.rabbitmq] || officialImages.rabbitmq,
  redis: env[imageVariables.redis] || officialImages.redis,
  s3: env[imageVariables.s3] || officialImages.s3,
});
