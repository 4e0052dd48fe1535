import { randomBytes } from 'node:crypto';

/** The credentials of the backing servers. */
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
