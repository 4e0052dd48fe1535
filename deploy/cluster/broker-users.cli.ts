import { ensureBrokerUsers } from '@print-shop/messaging/broker-users';
import { usesBroker } from '../local/components.ts';

const usage = `RABBITMQ_URL=... RABBITMQ_ADMIN_URL=... npm run --silent broker-users

Makes a user for each service on a broker, or renews its password, and prints their addresses, one a line.

RABBITMQ_URL        the broker, with its virtual host, as an administrator; passwords of the users follow from its password
RABBITMQ_ADMIN_URL  its management API, with the same login`;

const { RABBITMQ_URL: url, RABBITMQ_ADMIN_URL: adminUrl } = process.env;
if (!url || !adminUrl) {
  console.error(usage);
  process.exit(1);
}
try {
  const urls = await ensureBrokerUsers(url, adminUrl, usesBroker);
  for (const [service, address] of Object.entries(urls)) console.log(`${service}=${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
