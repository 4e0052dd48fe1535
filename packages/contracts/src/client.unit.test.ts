import { join } from 'node:path';
import { build } from 'esbuild';
import * as client from './client.ts';
import { clientRoute } from './client-routes.ts';
import * as contracts from './index.ts';
import { routesByService } from './routes.ts';

/** The files of this repository and its packages that a program loads with an entry of the contracts. */
async function filesBehind(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(import.meta.dirname, entry)],
    absWorkingDir: import.meta.dirname,
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    treeShaking: false,
  });
  return Object.keys(metafile.inputs);
}

const ofZod = (file: string) => /node_modules\/zod\//.test(file);

it('browsers load every route', () => {
  const routes = Object.values(routesByService).flat();
  expect(Object.keys(client)).toEqual(expect.arrayContaining(routes.map(({ id }) => id)));
});

it('what browsers load holds no zod; forms that import a schema do', async () => {
  expect((await filesBehind('client.ts')).filter(ofZod)).toEqual([]);
  expect((await filesBehind('schemas.ts')).filter(ofZod)).not.toEqual([]);
});

it('every name means the same to browsers and services, a route without its schemas', () => {
  const whole: Record<string, unknown> = contracts;
  for (const [name, value] of Object.entries(client)) {
    if (typeof value === 'object' && 'path' in value) {
      expect(whole[name]).toMatchObject(value);
      expect(value).not.toHaveProperty('responses');
    } else expect(whole[name]).toBe(value);
  }
});

describe('a route, as a browser knows it', () => {
  it('says whether a token goes along: a wrong password must not end the session of somebody who is signed in', () =>
    expect(client.login).toEqual({ id: 'login', method: 'post', path: '/api/users/login', access: 'anyone' }));

  it('says what permission it needs, so that a screen offers it to nobody else', () =>
    expect(client.exportOrders).toMatchObject({ access: 'staff', permission: 'exports' }));

  it('says under which name a file is uploaded', () =>
    expect(clientRoute(contracts.uploadDesign)).toContain("upload: { field: 'design' }"));
});
