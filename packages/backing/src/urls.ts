/** Where the four backing services are, and the names that this run uses in them. */
export type Backing = {
  /** Without a database: each service gets its own by `databaseUrl`. */
  mongoUrl: string;
  /** With the virtual host, when it is not the default one. */
  rabbitmqUrl: string;
  /** The broker's URL for each service with its own user. Without these, all services use `rabbitmqUrl`. */
  brokerUrls?: Record<string, string>;
  redisUrl: string;
  s3Endpoint: string;
  s3AccessKey: string;
  s3SecretKey: string;
  s3Bucket: string;
  /** Whether each component has a key of its own, by `storeSecretOf`. Without it, all use the key above. */
  s3OwnKeys?: boolean;
  /** A service's database is `<prefix>-<service>`. Default `print-shop`. */
  databasePrefix?: string;
};

/** The URL of one database of a MongoDB server. Credentials are still checked in the database where they were created. */
export function databaseUrl(mongoUrl: string, database: string): string {
  const [, server, path, query] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(mongoUrl) ?? [];
  if (!server) throw new Error('MONGO_URL must look like mongodb://user:password@host:port/?options');
  const options = new URLSearchParams(query);
  if (server.includes('@') && !options.has('authSource')) options.set('authSource', path || 'admin');
  const search = options.toString();
  return `${server}/${database}${search ? `?${search}` : ''}`;
}
