/** The keys of the bucket, by their beginnings, that a component may read, put, or read, put and remove. */
interface StoreRights {
  reads?: readonly string[];
  puts?: readonly string[];
  keeps?: readonly string[];
}

/**
 * The rights of each component to the files in the bucket. identity owns the bucket: it stores the archives of data exports, and
 * gives the others their rights. Nobody but a front end's own server can change its scripts.
 */
export const STORE_RIGHTS: Readonly<Record<string, StoreRights>> = {
  catalog: { keeps: ['imports/', 'products/', 'reviews/'] },
  // Under `designs/` is what release 0.2 of bulk-order has kept.
  artwork: { keeps: ['artwork/', 'designs/'], reads: ['products/'], puts: ['exports/'] },
  gateway: { reads: ['frontends/', 'products/', 'reviews/'] },
  // The front ends read from each other which shared names they offer and need.
  shell: { keeps: ['frontends/shell/'], reads: ['frontends/'] },
  storefront: { keeps: ['frontends/storefront/'], reads: ['frontends/shell/'] },
  admin: { keeps: ['frontends/admin/'], reads: ['frontends/shell/'] },
};

/** The components with a key of their own, which is named after them. */
export const STORE_USERS: readonly string[] = Object.keys(STORE_RIGHTS);

const LIST = ['s3:ListBucket', 's3:ListBucketMultipartUploads'];
const READ = ['s3:GetObject'];
const PUT = ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'];

/** The policy of a bucket. Each component reaches its own files only; the names of files are no secret among them. */
export function bucketPolicy(bucket: string): string {
  const arn = `arn:aws:s3:::${bucket}`;
  const allow = (user: string, actions: readonly string[], beginnings: readonly string[] = []) =>
    beginnings.length === 0
      ? []
      : {
          Effect: 'Allow',
          Principal: { AWS: [user] },
          Action: actions,
          Resource: beginnings.map((beginning) => `${arn}/${beginning}*`),
        };
  return JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      { Effect: 'Allow', Principal: { AWS: STORE_USERS }, Action: LIST, Resource: [arn] },
      ...Object.entries(STORE_RIGHTS).flatMap(([user, { reads, puts, keeps }]) => [
        allow(user, READ, reads),
        allow(user, PUT, puts),
        allow(user, [...READ, ...PUT, 's3:DeleteObject'], keeps),
      ]),
    ].flat(),
  });
}

/** The file that the S3 server loads at its start: a user for each component, with the secret key of `secretOf`. */
export const storeUsersFile = (secretOf: (user: string) => string): string =>
  JSON.stringify({
    accessAccounts: Object.fromEntries(
      STORE_USERS.map((user) => [
        user,
        { access: user, secret: secretOf(user), role: 'user', userID: 0, groupID: 0, projectID: 0 },
      ]),
    ),
  });
