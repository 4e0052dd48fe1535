import { runContainers } from './run-containers.ts';
import { serverVariables } from './server-variables.ts';
import { newSigningKey } from './tokens.ts';

const given = ['TEST_MONGO_URL', 'TEST_RABBITMQ_URL', 'TEST_RABBITMQ_ADMIN_URL', 'TEST_REDIS_URL', 'TEST_S3_ENDPOINT'];

/**
 * Jest's global setup of the integration tests: starts real servers for the whole run and passes their addresses to the
 * suites in the environment. When the environment already has them all, those servers are used.
 */
export default async function startContainers(): Promise<void> {
  process.env.TEST_RUN_PID = String(process.pid);
  process.env.TEST_SIGNING_KEY ??= newSigningKey();
  if (given.every((name) => process.env[name])) return;
  const servers = await runContainers('start');
  if (!servers) throw new Error('the test servers did not say where they are');
  Object.assign(process.env, serverVariables(servers));
}
