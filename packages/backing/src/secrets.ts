import { createHmac, randomBytes } from 'node:crypto';

export type BackingSecrets = {
  mongoPassword: string;
  rabbitmqPassword: string;
  redisPassword: string;
  s3AccessKey: string;
  s3SecretKey: string;
};

const word = (bytes: number): string => randomBytes(bytes).toString('hex');

/** New random secrets; the caller stores them. */
export const newBackingSecrets = (): BackingSecrets => ({
  mongoPassword: word(16),
  rabbitmqPassword: word(16),
  redisPassword: word(16),
  s3AccessKey: word(10),
  s3SecretKey: word(20),
});

/** The secret key of a component with a key of its own on the S3 server; its access key is its name. */
export const storeSecretOf = (component: string, { s3SecretKey }: Pick<BackingSecrets, 's3SecretKey'>): string =>
  createHmac('sha256', s3SecretKey).update(component).digest('hex').slice(0, 40);
