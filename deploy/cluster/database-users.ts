import { createHmac } from 'node:crypto';
import mongoose from 'mongoose';

/** MongoDB's code for what a user may not do. */
const UNAUTHORIZED = 13;

export interface DatabaseUser {
  service: string;
  /** Called like its database, so that servers with one list of users for all databases take it. */
  name: string;
  database: string;
  password: string;
  /** The address of the database, as this user. */
  url: string;
}

/**
 * The user of each service on the server of `url`, whose password theirs follow from. Databases are called `<prefix>-<service>`. Hosts and
 * parameters of `url` stay, but for `authSource`: a user belongs to its own database.
 */
export function databaseUsersOf(url: string, services: readonly string[], prefix = 'print-shop'): DatabaseUser[] {
  const parts = /^(mongodb(?:\+srv)?:\/\/)([^/@]*):([^/@]+)@([^/?]+)(?:\/[^?]*)?(?:\?(.*))?$/.exec(url);
  if (!parts)
    throw new Error('MONGO_URL must be mongodb://ADMIN:PASSWORD@HOST:PORT/, with the password of an administrator');
  const [, scheme, , admin = '', hosts, query = ''] = parts;
  const parameters = new URLSearchParams(query);
  parameters.delete('authSource');
  return services.map((service) => {
    const database = `${prefix}-${service}`;
    const name = database;
    const password = createHmac('sha256', decodeURIComponent(admin)).update(`database ${service}`).digest('hex');
    const rest = parameters.size > 0 ? `?${parameters}` : '';
    return { service, name, database, password, url: `${scheme}${name}:${password}@${hosts}/${database}${rest}` };
  });
}

/**
 * Makes these users, or renews their passwords: each may read and write its own database. Tells whether the server keeps them out of the
 * others, which FerretDB does not. Rejects with the server's message when it refuses.
 */
export async function ensureDatabaseUsers(
  url: string,
  users: readonly DatabaseUser[],
): Promise<{ areSeparate: boolean }> {
  const connection = await connect(url);
  try {
    for (const { name, database, password } of users) {
      const { db } = connection.useDb(database);
      if (!db) throw new Error('the database does not answer');
      const { users: known = [] } = await db.command({ usersInfo: name });
      if (known.length > 0) await db.command({ updateUser: name, pwd: password });
      else await db.command({ createUser: name, pwd: password, roles: [{ role: 'readWrite', db: database }] });
    }
  } finally {
    await connection.close();
  }
  return { areSeparate: await areSeparate(users) };
}

const connect = (url: string) => mongoose.createConnection(url, { serverSelectionTimeoutMS: 10_000 }).asPromise();

/** Whether the first user may not read the database of the second. */
async function areSeparate([first, second]: readonly DatabaseUser[]): Promise<boolean> {
  if (!first || !second) return true;
  const connection = await connect(first.url);
  try {
    return await connection
      .useDb(second.database)
      .collection('any')
      .findOne({})
      .then(
        () => false,
        (error: unknown) => {
          if (error instanceof mongoose.mongo.MongoServerError && error.code === UNAUTHORIZED) return true;
          throw error;
        },
      );
  } finally {
    await connection.close();
  }
}
