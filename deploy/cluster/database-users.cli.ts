import { usesDatabase } from '../local/components.ts';
import { databaseUsersOf, ensureDatabaseUsers } from './database-users.ts';

const usage = `MONGO_URL=... npm run --silent database-users

Makes a user for each service on a MongoDB server, or renews its password, and prints their addresses, one a line.

MONGO_URL  the server, as an administrator; passwords of the users follow from its password`;

const { MONGO_URL: url } = process.env;
if (!url) {
  console.error(usage);
  process.exit(1);
}
try {
  const users = databaseUsersOf(url, usesDatabase);
  const { areSeparate } = await ensureDatabaseUsers(url, users);
  for (const user of users) console.log(`${user.service}=${user.url}`);
  if (!areSeparate) console.error('This server lets each of its users read and write all databases, as FerretDB does.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
