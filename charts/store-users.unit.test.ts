import type { ISecret } from 'kubernetes-models/v1';
import { STORE_USERS, storeUsersFile } from '../packages/service-kit/src/store-rights.ts';
import { find, podOf, type Rendered, render } from './rendered.fixture.ts';

const decoded = (text = ''): string => Buffer.from(text, 'base64').toString('utf8');
const secretOf = (objects: Rendered[]): Record<string, string> =>
  (objects.find(({ kind, metadata }) => kind === 'Secret' && metadata.name === 'shop-secrets') as ISecret).data ?? {};
const envOf = (objects: Rendered[], component: string) =>
  podOf(find(objects, 'Deployment', `shop-${component}`)).containers[0]?.env ?? [];
const refOf = (objects: Rendered[], component: string, name: string) =>
  envOf(objects, component).find((one) => one.name === name);

describe("the chart's own S3 server", () => {
  const objects = render();
  const secret = secretOf(objects);

  it('knows each component by the key that its pods are given', () => {
    const expected = storeUsersFile((user) => decoded(secret[`s3-${user}-secret`]));
    expect(JSON.parse(decoded(secret['s3-users.json']))).toEqual(JSON.parse(expected));
    for (const user of STORE_USERS) {
      expect(decoded(secret[`s3-${user}-secret`])).toHaveLength(40);
      expect(refOf(objects, user, 'S3_ACCESS_KEY')?.value).toBe(user);
      const key = `s3-${user}-secret`;
      expect(refOf(objects, user, 'S3_SECRET_KEY')?.valueFrom?.secretKeyRef).toMatchObject({ key });
    }
  });

  it('gives the key of the owner to identity alone', () => {
    const withOwner = objects.filter((one) => JSON.stringify(one).includes('"s3-secret-key"'));
    expect(withOwner.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      ...['Deployment shop-identity', 'Job shop-first-admin', 'Job shop-indexes'],
      ...['Secret shop-secrets', 'StatefulSet shop-s3'],
    ]);
  });
});

it('an S3 server elsewhere has one key for all, or one for each component', () => {
  const elsewhere = { inChart: false, endpoint: 'https://s3.example.com', existingSecret: 'bucket' };
  const keyOf = (objects: Rendered[], component: string) =>
    refOf(objects, component, 'S3_SECRET_KEY')?.valueFrom?.secretKeyRef;
  const one = render({ objectStore: elsewhere });
  const each = render({ objectStore: { ...elsewhere, ownKeys: true } });
  for (const component of ['identity', ...STORE_USERS]) {
    expect(keyOf(one, component)).toEqual({ name: 'bucket', key: 'secret-key' });
    expect(keyOf(each, component)).toEqual({ name: 'bucket', key: `${component}-secret-key` });
  }
  expect(secretOf(one)).not.toHaveProperty('s3-users.json');
});
