import type { Backing } from '@print-shop/backing';

export interface TestServers extends Backing {
  rabbitmqAdminUrl: string;
}

/** Returns the environment that tells integration tests where the servers are. */
export const serverVariables = (servers: TestServers): Record<string, string> => ({
  TEST_MONGO_URL: servers.mongoUrl,
  TEST_RABBITMQ_URL: servers.rabbitmqUrl,
  TEST_RABBITMQ_ADMIN_URL: servers.rabbitmqAdminUrl,
  TEST_REDIS_URL: servers.redisUrl,
  TEST_S3_ENDPOINT: servers.s3Endpoint,
  TEST_S3_ACCESS_KEY: servers.s3AccessKey,
  TEST_S3_SECRET_KEY: servers.s3SecretKey,
});
