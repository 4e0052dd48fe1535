import { randomBytes } from 'node:crypto';

/** What the backing servers let a client in with. */
export type BackingSecrets = {
  mongoPassword: string;
  rabbitmqPassword: string;
  redisPassword: string;
  s3AccessKey: string;
  s3SecretKey: string;
};

const word = (bytes: number): string => randomBytes(bytes).toString('hex');

/** New secrets that are written nowhere. */
export const newBackingSecrets = (): BackingSecrets => ({
  mongoPassword: word(16),
  rabbitmqPassword: word(16),
  redisPassword: word(16),
  s3AccessKey: word(10),
  s3SecretKey: word(20),
});
